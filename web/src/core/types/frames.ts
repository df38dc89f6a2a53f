// Written by tools/web_types.py from src/fondaco/server. Do not edit by hand.

/** The first frame: the whole state, and what the client missed since `last`. */
export interface Welcome {
  type: 'welcome'
  state: State
  missed: Update[]
  story: StoryLine[]
  talk: Speech[]
  earlier: ('gallery' | 'table')[]
  whole: boolean
}

/** The table as one seat (or a spectator) may see it after entry `number`. */
export interface State {
  ask: Ask | null
  at: number
  clock: ClockShown
  coach: boolean
  commitment: string
  counted: boolean
  day: string
  event: string
  follows: string
  forked_at: number
  game: string
  host: boolean
  host_seat: number
  ladder: boolean
  log_limit: number
  number: number
  open_hands: boolean
  open_later: boolean
  options: Record<string, string>
  orders: Record<string, unknown> | null
  orders_dropped: string
  outlook: Record<string, unknown> | null
  pace: 'calm' | 'none' | 'quick' | 'slow'
  paused_by: number
  players: number
  private: boolean
  rematch: string
  result: Result | null
  running: number
  same_deal_as: string
  seats: SeatInfo[]
  status: 'closed' | 'open' | 'over' | 'paused' | 'playing'
  table: string
  talk: number
  title: string
  view: Record<string, unknown> | null
  you: number
}

/** What this seat may do now. The listed moves are in the view. */
export interface Ask {
  ends: string[]
  help: string[]
  hints: string[]
  no_undo: string
  prompt: string
  replies: Reply[]
  undo: number
  waited_for: boolean
}

/** Somebody has named a price: the move with which this seat takes them at their word. */
export interface Reply {
  move: string
  seat: number
  text: string
}

/** The clock of the table; a missing field has its default. */
export interface ClockShown {
  bank?: number
  days?: number
  gifts?: boolean
  increment?: number
  kind?: 'days' | 'live' | 'none'
}

/** The end of a game. */
export interface Result {
  payments: PaymentShown[]
  places: number[]
  review: string[]
  scores: number[]
  seed: string
}

/** Money and its source, for the final sheet. */
export interface PaymentShown {
  amount: number
  cause: string
  seat: number
}

/** A seat and its person or bot. */
export interface SeatInfo {
  bot: string
  clock: number | null
  coach: ('advice' | 'warning' | 'worth')[]
  kind: 'bot' | 'open' | 'person'
  name: string
  person: string
  ready: boolean
  standing_in: 'asked' | 'away' | 'clock' | 'left' | 'sent' | ''
}

/** One entry of the log. */
export interface Update {
  type: 'update'
  number: number
  at: number
  what: string
  seat: number
  events: Record<string, unknown>[]
  lines: Line[]
  taken_back: number[]
  speech: Speech | null
  after: number
  changes: Record<string, unknown> | null
  state: State | null
}

/** One sentence of the log, in the client's language. */
export interface Line {
  text: string
  seat: number
  opens: boolean
  minor: boolean
  about: string
  calls: boolean
  cards: string[]
}

/** Something that was said. */
export interface Speech {
  at: number
  name: string
  text: string
  channel: 'gallery' | 'table'
  seat: number
  person: string
  phrase: string
  number: number
}

/** A line, and the number of the entry that it is about. */
export interface StoryLine {
  text: string
  seat: number
  opens: boolean
  minor: boolean
  about: string
  calls: boolean
  cards: string[]
  number: number
}

/** Something a spectator said; it has no number in the table's log. */
export interface Overheard {
  type: 'overheard'
  speech: Speech
}

/** The seats and spectators that are connected now. */
export interface Presence {
  type: 'presence'
  seats: number[]
  watchers: number
}

/** The chances to win by seat in percent, as far as a spectator can know. */
export interface Chances {
  type: 'chances'
  number: number
  chances: number[]
  errors: number[]
}

/** How long a bot will still wait for people before it ends its talks. */
export interface Waiting {
  type: 'waiting'
  left: number | null
  busy: number[]
}

/** The server will restart soon. Connections end then, and clients come back by themselves. */
export interface Restart {
  type: 'restart'
  left: number | null
  message: string
}

/** To a request. If it was refused, the reason says why, and nothing happened. */
export interface Answer {
  type: 'answer'
  id: string
  ok: boolean
  number: number
  reason: string
  name: string
  values: Record<string, number | string>
  preview: string
}

/** The connection ends, and why: in words, and for programs by its name and values. */
export interface Fault {
  type: 'fault'
  reason: string
  name: string
  values: Record<string, number | string>
}

export type AnyFrame =
  | Welcome
  | Update
  | Overheard
  | Presence
  | Chances
  | Waiting
  | Restart
  | Answer
  | Fault
