// Written by tools/web_types.py from src/fondaco/server. Do not edit by hand.

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

/** What my coach does for me from now on: everybody at the table is told. */
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

/** I cannot follow what has changed: show me all of it. */
export interface Whole {
  type: 'whole'
  id: string
}

/** The first frame: the whole state, and what was missed since `last`. */
export interface Welcome {
  type: 'welcome'
  state: State
  missed: Update[]
  story: StoryLine[]
  talk: Speech[]
  earlier: ('gallery' | 'table')[]
  whole: boolean
}

/** The table as one seat (or a watcher) may see it after entry `number`. */
export interface State {
  ask: Ask | null
  at: number
  clock: ClockShown
  coach: boolean
  commitment: string
  counted: boolean
  day: string
  follows: string
  forked_at: number
  game: string
  host: boolean
  log_limit: number
  number: number
  open_hands: boolean
  open_later: boolean
  options: Record<string, string>
  orders: Record<string, unknown> | null
  outlook: Record<string, unknown> | null
  pace: 'calm' | 'none' | 'quick' | 'slow'
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
  undo: number
  waited_for: boolean
}

/** The clock that the table has; what is not said has its default. */
export interface ClockShown {
  bank?: number
  days?: number
  increment?: number
  kind?: 'days' | 'live' | 'none'
}

/** The end of a game. */
export interface Result {
  payments: Payment[]
  places: number[]
  review: string[]
  scores: number[]
  seed: string
}

/** Money and where it came from, for the sheet at the end. */
export interface Payment {
  amount: number
  cause: string
  seat: number
}

/** Who sits there. */
export interface SeatInfo {
  bot: string
  clock: number | null
  coach: ('advice' | 'warning' | 'worth')[]
  kind: 'bot' | 'open' | 'person'
  name: string
  person: string
  ready: boolean
  standing_in: 'asked' | 'away' | 'clock' | 'left' | ''
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

/** Something somebody said. */
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

/** A line with the entry of the table's log that it tells of. */
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

/** Who is likely to win, as a watcher can know: by seat, in points of a hundred. */
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

export interface PeopleReport {
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

export interface PuzzleMove {
  move: string
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
  bots?: Record<string, string>
  seat?: number | null
  sit?: boolean
  name?: string
  start?: boolean
  same_deal_as?: string
}

/** How much time a seat has: a bank that grows with each turn, or days for each turn. */
export interface Clock {
  kind?: 'days' | 'live' | 'none'
  bank?: number
  increment?: number
  days?: number
}

export interface Quick {
  game: string
  players?: number
  options?: Record<string, string>
  bot?: string
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

/** What the coach would do, and why, in the reader's language. */
export interface Advice {
  move: string
  words: string
  why: string
  other: string
}

export interface Weighed {
  offers: OfferGain[]
  move: Gain | null
}

/** What an offer on the table would give; none: it is not mine to take, or nobody can. */
export interface OfferGain {
  number: number
  version: number
  gain: Gain | null
}

/** What a choice gives its seat beside another: points of a hundred to win, and money. */
export interface Gain {
  chance: number
  chance_error: number
  money: number
  money_error: number
}

/** Whether a move seems to be a grave mistake, and what it costs beside the best one. */
export interface Doubt {
  grave: boolean
  gain: Gain | null
}

export interface DayList {
  days: DayCard[]
  more: boolean
  streak: Streak
}

export interface DayCard {
  day: string
  game: string
  options: Record<string, string>
  finished: number
  mine: MyTry | null
}

/** My try that counts, or would have. */
export interface MyTry {
  table: string
  outcome: 'counted' | 'helped' | 'late' | 'left' | 'playing'
  score: number | null
  place: number
  rank: number
  beaten: number
}

/** How many days in a row somebody has finished in time. */
export interface Streak {
  days: number
  longest: number
  all: number
}

export interface DayInfo {
  day: string
  game: string
  options: Record<string, string>
  players: number
  seat: number
  bot: string
  stage: 'closing' | 'coming' | 'over' | 'running'
  now: number
  begins: number
  ends: number
  closes: number
  commitment: string
  next_commitment: string
  seed: string
  earlier: string
  later: string
  finished: number
  playing: number
  median: number | null
  results: DayResult[]
  mine: MyTry | null
  streak: Streak
  best: string
}

export interface DayResult {
  rank: number
  name: string
  score: number
  place: number
  you: boolean
  table: string
}

export interface Opened {
  table: string
}

export interface Parting {
  ply: number
  choices: Choice[]
}

/** What some chose at a moment. */
export interface Choice {
  words: string
  count: number
  median: number
  here: boolean
}

export interface HouseInfo {
  version: string
  languages: string[]
  games: GameInfo[]
  bots: string[]
  levels: string[]
  newcomer: string
  characters: string[]
  shows: string[]
  day: boolean
  push_key: string
}

export interface GameInfo {
  name: string
  players: [number, number]
  options: OptionInfo[]
  rulesets: RulesetInfo[]
  guest: boolean
}

export interface OptionInfo {
  name: string
  default: string
  values: string[]
  about: string
  only: Record<string, string>
}

export interface RulesetInfo {
  name: string
  options: Record<string, string>
  strengths: Record<string, number>
  guide: boolean
}

export interface Words {
  text: string
}

export interface RulebookInfo {
  language: string
  sections: SectionInfo[]
}

export interface SectionInfo {
  title: string
  text: string
  rules: RuleInfo[]
}

export interface RuleInfo {
  id: string
  section: string
  origins: string[]
  edition: string | null
  text: string
  examples: ExampleInfo[]
}

export interface ExampleInfo {
  text: string
  name: string
}

export interface Ranked {
  name: string
  standing: Standing
}

export interface Standing {
  game: string
  rating: number
  games: number
  wins: number
}

export interface Readiness {
  ready: boolean
  why: string[]
}

export interface GuideInfo {
  language: string
  game: string
  sections: GuideSection[]
  figures: Record<string, FigureInfo>
}

export interface GuideSection {
  title: string
  text: string
}

/** A part of the table, to be drawn as the table draws it. */
export interface FigureInfo {
  show: string
  pick: string[]
  state: State
  events: Record<string, unknown>[]
  example: string
  step: number
}

export interface Learning {
  title: string
  steps: LearnStep[]
}

/** What the coach says, the table as it is then, and the moves that are asked for. */
export interface LearnStep {
  say: string
  point: string
  moves: string[]
  order: string
  state: State
  lines: Line[]
  events: Record<string, unknown>[]
}

/** Told at the machine itself; who comes from elsewhere knows how they came. */
export interface NetworkInfo {
  addresses: string[]
  may_open: boolean
}

export interface Me {
  person: string
  name: string
  login: string | null
  language: string
  webhook: string
  bot: boolean
}

/** A table in a list. */
export interface TableCard {
  table: string
  game: string
  title: string
  status: string
  players: number
  names: string[]
  kinds: ('bot' | 'open' | 'person')[]
  you: number
  turn: number
  your_turn: boolean
  options: Record<string, string>
  clock: Record<string, unknown>
  updated: number
  coach: boolean
  scores: number[] | null
  places: number[] | null
  day: string
}

export interface Somebody {
  person: string
  name: string
  login: string | null
}

/** Somebody with an account, as everybody may see them. Only public tables are counted. */
export interface Player {
  person: string
  login: string
  name: string
  since: number
  bot: boolean
  tallies: Tally[]
  standings: Standing[]
  results: Results
  recent: TableCard[]
}

/** Finished games of one kind. */
export interface Tally {
  game: string
  games: number
  wins: number
  with_people: number
  mean_place: number
  best: number
  mean: number
}

export interface Results {
  seats: SeatResult[]
  opponents: Opponent[]
  ratings: Rated[]
}

export interface SeatResult {
  game: string
  seat: number
  games: number
  wins: number
}

/** Somebody one has played with; all bots of one kind are one. */
export interface Opponent {
  name: string
  bot: string
  games: number
  ahead: number
  level: number
}

export interface Rated {
  game: string
  at: number
  rating: number
}

/** A finished table, beside others with the same deal. */
export interface Compared {
  table: string
  title: string
  at: number
  names: string[]
  kinds: ('bot' | 'open' | 'person')[]
  bots: string[]
  scores: number[]
  places: number[]
  you: number
}

/** The puzzles of a ruleset, and how somebody has done with them. */
export interface PuzzleShelf {
  ruleset: string
  puzzles: number
  answered: number
  solved: number
  rating: number | null
  themes: PuzzleTheme[]
}

export interface PuzzleTheme {
  theme: string
  name: string
  puzzles: number
  answered: number
}

export interface PuzzleNext {
  id: string
}

/** A puzzle before it is answered. */
export interface PuzzleShown {
  id: string
  ruleset: string
  theme: string
  theme_name: string
  choices: PuzzleChoice[]
  state: State
  lines: Line[]
  events: Record<string, unknown>[]
  single: boolean
}

export interface PuzzleChoice {
  move: string
  text: string
  cards: string[]
}

/** What an answer came to. */
export interface PuzzleSolved {
  right: boolean
  solution: string
  why: string
  choices: PuzzleWorth[]
  counted: boolean
  rating: number
  before: number
  strength: number
  answers: number
  solved: number
}

/** What was found about a choice, for the seat: points of a hundred, and money. */
export interface PuzzleWorth {
  move: string
  text: string
  chance: number
  chance_error: number
  money: number
  money_error: number
}

/** How far a review is; and when it is done, what was found. */
export interface ReviewState {
  status: 'done' | 'going' | 'none'
  done: number
  total: number
  review: Record<string, unknown> | null
  moments: ReviewMoment[]
  tables: ReviewTable[]
}

/** Everybody's chances to win at a moment, in points of a hundred. */
export interface ReviewMoment {
  ply: number
  open: number[]
  watched: number[]
  seats: number[][]
}

/** One table of a review, in the reader's language. */
export interface ReviewTable {
  name: string
  heading: string
  about: string
  heads: string[]
  rows: string[][]
  plies: number[]
  seats: number[]
  instead: string[]
  folded: boolean
}

/** What a seat could have known at a moment of a finished game. */
export interface Known {
  hands: KnownHand[]
  claims: string[]
}

/** What a seat could be sure of in another's hand, and what was in it. */
export interface KnownHand {
  seat: number
  sure: unknown
  truth: unknown
}

export interface Replay {
  plies: number
  turns: number[]
  steps: Step[]
  money: number[][]
}

/** One moment of a replay: the move that led to it, and the table after it. */
export interface Step {
  ply: number
  seat: number
  move: string
  at: number
  events: Record<string, unknown>[]
  lines: Line[]
  view: Record<string, unknown>
  outlook: Record<string, unknown> | null
  hands: unknown[]
  why: string
}

export interface Moment {
  number: number
  view: Record<string, unknown>
  outlook: Record<string, unknown> | null
}

/** The table as it stood, with everybody's hand. */
export interface OpenMoment {
  ply: number
  rounds: number
  view: Record<string, unknown>
  outlook: Record<string, unknown> | null
  hands: unknown[]
}

/** Something one can say at a table with a click: a message and its values. */
export interface Remark {
  phrase: string
  values: Record<string, string | number>
}

export interface Talk {
  talk: Speech[]
  earlier: boolean
}

export interface Device {
  id: string
  label: string
  at: number
  here: boolean
}

export interface Link {
  link: string
}

export interface TokenInfo {
  id: string
  label: string
  at: number
}

export interface Token {
  token: string
}

export type AnyRequest =
  | Move
  | Check
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
  | Return
  | Pause
  | Resume
  | Ping
  | Whole

export type AnyFrame =
  | Welcome
  | Update
  | Overheard
  | Presence
  | Chances
  | Waiting
  | Answer
  | Fault
