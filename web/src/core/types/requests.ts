// Written by tools/web_types.py from src/fondaco/server. Do not edit by hand.

export interface Move {
  type: 'move'
  id: string
  move: string
}

/** Is this a move I have, and what would it lead to? Nothing happens. */
export interface CheckMove {
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

/** Wait a moment, everybody: I have something to say. */
export interface Hold {
  type: 'hold'
  id: string
}

/** I am writing or reading an offer (say so again every few seconds), or no longer. */
export interface Busy {
  type: 'busy'
  id: string
  busy?: boolean
}

/** How quickly the bots of this table move. */
export interface Pace {
  type: 'pace'
  id: string
  pace: 'calm' | 'quick' | 'slow'
}

/** What my coach does for me from now on; everybody at the table sees it. */
export interface Coach {
  type: 'coach'
  id: string
  aids: ('advice' | 'warning' | 'worth')[]
}

export interface Order {
  type: 'order'
  id: string
  orders: Record<string, unknown>
}

/** A text, or one of the table's remarks by its id and values. */
export interface Say {
  type: 'say'
  id: string
  text?: string
  channel?: 'gallery' | 'table'
  phrase?: string
  values?: Record<string, string | number>
}

/** Let a bot play for me. */
export interface Stand {
  type: 'stand'
  id: string
  bot?: string
}

/** Let a bot play for a person who is away. */
export interface Relieve {
  type: 'relieve'
  id: string
  seat: number
}

/** Give a rival more time. */
export interface Grant {
  type: 'grant'
  id: string
  seat: number
}

/** I play again myself. */
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

/** I cannot apply the changes: send me the whole state. */
export interface Whole {
  type: 'whole'
  id: string
}

export interface Subscription {
  endpoint: string
  keys: Record<string, string>
}

export interface Unsubscription {
  endpoint: string
}

export interface Weighing {
  move?: string
}

export interface Doubting {
  move: string
}

export interface HousePassword {
  name?: string
  language?: string
  password?: string
}

export interface InviteCode {
  invite: string
}

export interface ComingByInvite {
  name?: string
  language?: string
  invite?: string
}

export interface Entering {
  name?: string
  code?: string
}

export interface Protesting {
  round: number
  table: number
  text: string
}

export interface NewEvent {
  title: string
  game: string
  options?: Record<string, string>
  format?: 'cup' | 'duplicate' | 'evening'
  rounds?: number
  sizes?: number[]
  most_players?: number
  entry?: 'code' | 'invitation' | 'open'
  guests?: boolean
  programs?: boolean
  remote?: boolean
  points?: number[]
  round_minutes?: number
  protest_minutes?: number
  auto?: boolean
  pause_minutes?: number
  undo?: boolean
  bank?: number
  increment?: number
  days?: number
}

/** An organiser's action, with what it needs. */
export interface Organise {
  action: 'add-organiser' | 'begin' | 'check-in' | 'close-registration' | 'close-round' | 'code' | 'correct' | 'draw' | 'end' | 'hand-over' | 'invite' | 'open-registration' | 'remove' | 'remove-organiser' | 'replace' | 'separate' | 'settle-protest' | 'undo-draw' | 'webhook' | 'withdraw'
  player?: string
  other?: string
  login?: string
  round?: number
  table?: number
  seat?: number
  scores?: number[]
  places?: number[]
  why?: string
  protest?: number
  uses?: number
  until?: number
  url?: string
}

export interface PuzzleMove {
  move: string
}

export interface NewName {
  name: string
  language?: string
  bot?: boolean | null
}

export interface Credentials {
  login: string
  password: string
}

export interface SignIn {
  login: string
  password: string
  bring?: boolean
}

export interface Hook {
  url: string
}

export interface Whom {
  person: string
  on?: boolean
}

export interface AccountReport {
  about: string
  text: string
}

export interface NewPassword {
  old: string
  new: string
  end_others?: boolean
}

export interface Farewell {
  password?: string
}

export interface NewTable {
  game: string
  players: number
  options?: Record<string, string>
  title?: string
  private?: boolean
  clock?: Clock
  talk?: number
  calm?: boolean
  coach?: boolean
  chances?: boolean
  open_after?: number
  ladder?: boolean
  bots?: Record<string, string>
  seat?: number | null
  sit?: boolean
  name?: string
  start?: boolean
  same_deal_as?: string
  gathers?: boolean
}

/** How much time a seat has: a bank that grows with each turn, or days for each turn. */
export interface Clock {
  kind?: 'days' | 'live' | 'none'
  bank?: number
  increment?: number
  days?: number
  gifts?: boolean
}

export interface Quick {
  game: string
  players?: number
  options?: Record<string, string>
  bot?: string
  name?: string
  ladder?: boolean
}

export interface Looking {
  game: string
  players: number
  options?: Record<string, string>
  name?: string
}

export interface Sitting {
  seat?: number | null
  name?: string
}

export interface Hiring {
  seat: number
  bot?: string
}

export interface Fork {
  ply: number
  seat: number
  bot?: string
  move?: string
}

export interface TablesReport {
  text: string
  about?: string
}

export interface Key {
  key: string
}

export interface Becoming {
  key: string
  become: string
}

export interface Label {
  label?: string
}

export interface ReportState {
  report: number
  state: string
}

export interface NewSanction {
  person: string
  kind: string
  reason?: string
  hours?: number
  on?: boolean
}

export interface NewRole {
  person: string
  role?: string
}

export interface SentAway {
  person: string
  reason: string
}

export interface NewAnnouncement {
  text: string
  hours?: number
}

export interface NewInvite {
  uses?: number
  days?: number
  label?: string
}

export interface InviteNamed {
  invite: string
}

export type AnyRequest =
  | Move
  | CheckMove
  | Undo
  | Done
  | Hold
  | Busy
  | Pace
  | Coach
  | Order
  | Say
  | Stand
  | Relieve
  | Grant
  | Return
  | Pause
  | Resume
  | Ping
  | Whole
