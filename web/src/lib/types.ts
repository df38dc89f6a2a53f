// Written by tools/web_types.py from src/fondaco/server/frames.py. Do not edit by hand.

export interface Move {
  type: 'move'
  id: string
  move: string
}

/** Is this a move I have, and what would it lead to? Nothing happens. */
export interface Check {
  type: 'check'
  id: string
  move: string
}

export interface Undo {
  type: 'undo'
  id: string
  count?: number
}

/** I have nothing more to say in these talks. */
export interface Done {
  type: 'done'
  id: string
}

export interface Order {
  type: 'order'
  id: string
  orders: Orders
}

/** What a seat wants done without being asked, until it says otherwise. */
export interface Orders {
  bid_up_to?: number | null
  auction?: number
  decline_all?: boolean
  decline_below?: number | null
}

export interface Say {
  type: 'say'
  id: string
  text: string
  channel?: 'gallery' | 'table'
}

/** Let a bot play for me. */
export interface Stand {
  type: 'stand'
  id: string
  bot?: string
}

/** Let a bot play for somebody who is not here. */
export interface Relieve {
  type: 'relieve'
  id: string
  seat: number
}

/** I play on for myself. */
export interface Return {
  type: 'return'
  id: string
}

export interface Pause {
  type: 'pause'
  id: string
}

export interface Resume {
  type: 'resume'
  id: string
}

export interface Ping {
  type: 'ping'
  id: string
}

/** The first frame: the whole state, and what was missed since `last`. */
export interface Welcome {
  type: 'welcome'
  state: State
  missed: Update[]
  story: StoryLine[]
  talk: Speech[]
}

/** The table as one seat (or a watcher) may see it after entry `number`. */
export interface State {
  table: string
  number: number
  at: number
  title: string
  game: string
  players: number
  options: Record<string, string>
  private: boolean
  clock: Clock
  talk: number
  status: 'closed' | 'open' | 'over' | 'paused' | 'playing'
  commitment: string
  seats: SeatInfo[]
  you: number
  host: boolean
  running: number
  view: Record<string, unknown> | null
  ask: Ask | null
  orders: Orders | null
  log_limit: number
  same_deal_as: string
  follows: string
  rematch: string
  result: Result | null
}

/** How much time a seat has: a bank that grows with each turn, or days for each turn. */
export interface Clock {
  kind?: 'days' | 'live' | 'none'
  bank?: number
  increment?: number
  days?: number
}

/** Who sits there. */
export interface SeatInfo {
  name: string
  kind: 'bot' | 'open' | 'person'
  bot: string
  standing_in: boolean
  ready: boolean
  clock: number | null
  person: string
}

/** What this seat may do now. The listed moves are in the view. */
export interface Ask {
  prompt: string
  hints: string[]
  help: string[]
  waited_for: boolean
  ends: string[]
  undo: number
  no_undo: string
}

/** The end of a game. */
export interface Result {
  scores: number[]
  places: number[]
  seed: string
  payments: Payment[]
  review: string[]
}

/** Money and where it came from, for the sheet at the end. */
export interface Payment {
  seat: number
  cause: string
  amount: number
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
  state: State | null
}

/** One sentence of the log, in the client's language. */
export interface Line {
  text: string
  seat: number
  opens: boolean
  minor: boolean
}

/** Something somebody said. */
export interface Speech {
  at: number
  name: string
  text: string
  channel: 'gallery' | 'table'
  seat: number
  person: string
}

/** A line with the entry of the table's log that it tells of. */
export interface StoryLine {
  text: string
  seat: number
  opens: boolean
  minor: boolean
  number: number
}

/** Something said in the gallery; it has no number in the table's log. */
export interface Overheard {
  type: 'overheard'
  speech: Speech
}

/** Who is here now. */
export interface Presence {
  type: 'presence'
  seats: number[]
  watchers: number
}

/** To a request. If it was refused, the reason says why, and nothing happened. */
export interface Answer {
  type: 'answer'
  id: string
  ok: boolean
  number: number
  reason: string
  preview: string
}

/** The connection ends, and why. */
export interface Fault {
  type: 'fault'
  reason: string
}

export type AnyRequest =
  | Move
  | Check
  | Undo
  | Done
  | Order
  | Say
  | Stand
  | Relieve
  | Return
  | Pause
  | Resume
  | Ping

export type AnyFrame =
  | Welcome
  | Update
  | Overheard
  | Presence
  | Answer
  | Fault
