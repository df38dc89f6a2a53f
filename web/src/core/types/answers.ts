// Written by tools/web_types.py from src/fondaco/server. Do not edit by hand.

import type { State, Line, Speech } from './frames'

/** The coach's choice and its reasons, in the reader's language. */
export interface Advice {
  line: string[]
  words: string
  money: number
  chance: number
  why: string
  expects: string[]
  only: boolean
  other: string
  gain: Gain | null
  rival: string
  rival_gain: number
}

/** The gain of a choice compared with another: percentage points to win, and money. */
export interface Gain {
  chance: number
  chance_error: number
  money: number
  money_error: number
}

export interface Weighed {
  offers: OfferGain[]
  move: Gain | null
}

/** The gain of taking an offer on the table; None: this seat cannot take it, or nobody can. */
export interface OfferGain {
  number: number
  version: number
  gain: Gain | null
}

/** Whether a move seems to be a serious mistake, and its gain compared with the best move. */
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

/** My first try; its outcome says whether it counts. */
export interface MyTry {
  table: string
  outcome: 'counted' | 'helped' | 'late' | 'left' | 'playing'
  score: number | null
  place: number
  rank: number
  beaten: number
}

/** How many days in a row a person has finished in time. */
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

export interface OpenedTable {
  table: string
}

export interface Parting {
  ply: number
  choices: ComparedMove[]
}

/** A move that some tables made in a position. */
export interface ComparedMove {
  words: string
  count: number
  median: number
  here: boolean
}

export interface EntryInfo {
  kind: 'accounts' | 'invite' | 'open' | 'password'
  guests: boolean
  title: string
  inside: boolean
  why: '' | 'account' | 'changed' | 'closed' | 'out'
}

export interface Me {
  person: string
  name: string
  login: string | null
  language: string
  webhook: string
  bot: boolean
  role: string
}

/** An event in a list. */
export interface EventCard {
  event: string
  title: string
  game: string
  options: Record<string, string>
  format: string
  status: string
  players: number
  most_players: number
  round: number
  rounds: number
  open: boolean
  updated: number
  mine: boolean
}

export interface EventInfo {
  event: string
  number: number
  now: number
  title: string
  game: string
  options: Record<string, string>
  format: string
  status: string
  rounds_planned: number
  sizes: number[]
  entry: string
  guests: boolean
  most_players: number
  points: number[]
  round_minutes: number
  protest_minutes: number
  auto: boolean
  undo: boolean
  owner: string
  open: boolean
  commitment: string
  seed: string
  players: EventPlayer[]
  rounds: EventRound[]
  standings: EventStanding[]
  luck: number | null
  changes: EventChange[]
  files: string[]
  mine: MyEvent | null
  organising: Organising | null
}

export interface EventPlayer {
  player: string
  name: string
  here: boolean
  withdrawn: boolean
  waiting: number
}

export interface EventRound {
  number: number
  begun: boolean
  over: boolean
  closed: boolean
  begun_at: number
  ends_at: number
  protest_until: number
  tables: EventTableCard[]
  byes: string[]
}

export interface EventTableCard {
  number: number
  players: string[]
  names: string[]
  drawn: string[]
  table: string
  status: string
  turn: number
  scores: number[]
  places: number[]
  void: boolean
  bots: boolean
}

export interface EventStanding {
  place: number
  player: string
  name: string
  points: number
  wins: number
  opponents: number
  margin: number
  played: number
  by_round: (number | null)[]
}

/** Something that an organiser did or decided, for everybody to see. */
export interface EventChange {
  at: number
  what: string
  by: string
  round: number
  table: number
  who: string
  other: string
  why: string
}

/** Where I am in an event. */
export interface MyEvent {
  player: string
  registered: boolean
  waiting: number
  here: boolean
  round: number
  number: number
  seat: number
  table: string
  begun: boolean
  settled: boolean
  bye: boolean
}

/** What only organisers see. */
export interface Organising {
  codes: EventCode[]
  invited: string[]
  separated: string[][]
  organisers: string[][]
  webhook: string
  protests: EventProtest[]
  deals: boolean
  same_address: string[][]
}

export interface EventCode {
  code: string
  uses: number
  used: number
  until: number
}

export interface EventProtest {
  number: number
  round: number
  table: number
  name: string
  text: string
  answer: string
}

export interface EventLedger {
  has_deals: boolean
  games: number
  valued: number
  deals: number
  pairs: number
  outliers: GivenPair[]
}

export interface GivenPair {
  giver: string
  receiver: string
  chance: number
  money: number
  deals: number
  worst: GivenDeal[]
}

/** A deal in which one gave the other more than it got. */
export interface GivenDeal {
  round: number
  number: number
  table: string
  ply: number
  chance: number
  money: number
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
  compiled: boolean
  push_key: string
}

export interface GameInfo {
  name: string
  players: [number, number]
  options: OptionInfo[]
  rulesets: RulesetInfo[]
  talks: boolean
  guest: boolean
  board: BoardInfo | null
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

/** Where the board of a game is, which came in the game's own package. */
export interface BoardInfo {
  contract: number
  module: string
  styles: string[]
}

export interface FluentText {
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
  ladder: boolean
}

/** The ladder against bots of one ruleset. */
export interface Ladder {
  rungs: LadderRung[]
  people: Ranked[]
  mine: Standing | null
  opponent: string
}

/** A level of bots on the ladder. */
export interface LadderRung {
  bot: string
  strength: number
}

/** Answers have the header `fondaco-restart`, in seconds, while a restart is planned. */
export interface RestartInfo {
  left: number | null
  message: string
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

/** A picture: a part of the table, drawn by the table's own components. */
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
  ruleset: string
  next: string
  over: boolean
  steps: LearnStep[]
}

/** A text, the table at that moment, and the moves that the learner has to make. */
export interface LearnStep {
  say: string
  point: string
  moves: string[]
  order: string
  cards: string[]
  state: State
  lines: Line[]
  events: Record<string, unknown>[]
}

export interface OwnMistakes {
  games: number
  puzzles: OwnPuzzle[]
  themes: LostTheme[]
}

/** A mistake of a person that they can try again. */
export interface OwnPuzzle {
  table: string
  ply: number
  ruleset: string
  title: string
  at: number
  mark: string
  lost: number
  theme_name: string
  tried: boolean
  solved: boolean
}

/** What a person gave away by decisions of one theme. */
export interface LostTheme {
  ruleset: string
  theme: string
  theme_name: string
  mistakes: number
  lost: number
  puzzles: number
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

/** The result of a try at an own mistake. */
export interface OwnSolved {
  right: boolean
  solution: string
  why: PuzzleCause
  choices: PuzzleWorth[]
  line: LineStep[]
  played: string
}

/** Why the solution is better than the next-best choice. Sums are the game's money. */
export interface PuzzleCause {
  gain: string
  gained: number
  cost: string
  lost: number
  rival: string
  rival_lost: number
}

/** The worth of a choice for the seat: percentage points, and money. */
export interface PuzzleWorth {
  move: string
  text: string
  chance: number
  chance_error: number
  money: number
  money_error: number
}

/** A move of the line, and the table after it as the seat of the puzzle sees it. */
export interface LineStep {
  seat: number
  text: string
  view: Record<string, unknown>
  outlook: Record<string, unknown> | null
  events: Record<string, unknown>[]
}

/** Only for callers at the machine itself: others already know an address. */
export interface NetworkInfo {
  addresses: string[]
  may_open: boolean
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
  ladder: boolean
  gathers: boolean
}

export interface Somebody {
  person: string
  name: string
  login: string | null
}

/** Everything that is stored about a person. */
export interface OwnData {
  me: OwnProfile
  access: OwnAccess[]
  games: OwnGame[]
  said: OwnSpeech[]
  events: OwnEvent[]
  ratings: Record<string, unknown>[]
  past_ratings: Record<string, unknown>[]
  daily_deals: Record<string, unknown>[]
  puzzles: Record<string, unknown>[]
  blocked: string[]
  reports: Record<string, unknown>[]
}

export interface OwnProfile {
  person: string
  name: string
  login: string | null
  created: number
  language: string
  bot: boolean
  webhook: string
}

/** A device, personal link or token. The secret itself is not stored. */
export interface OwnAccess {
  kind: string
  label: string
  at: number
}

export interface OwnGame {
  table: string
  game: string
  title: string
  status: string
  created: number
  updated: number
  names: string[]
  seat: number
  page: string
  scores: number[] | null
  places: number[] | null
  record: string
}

/** Something I said at a table, to spectators, or in a protest. */
export interface OwnSpeech {
  table: string
  at: number
  channel: string
  text: string
}

export interface OwnEvent {
  event: string
  title: string
  status: string
  page: string
}

/** A person with an account, as everybody may see them. Only public tables are counted. */
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

/** A person's opponent. All bots of one kind count as one opponent. */
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
  ladder: boolean
}

/** A finished table, to be compared with others that had the same deal. */
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

/** What a game counts for, and what it changed. */
export interface Counted {
  rated: 'bots' | 'no' | 'people'
  changes: RatingChange[]
}

export interface RatingChange {
  seat: number
  before: number | null
  after: number
}

/** The puzzles of a ruleset, and a person's results. */
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

/** The puzzles of today, which are the same for everybody, and a person's streaks. */
export interface PuzzleDay {
  day: string
  puzzles: DayPuzzle[]
  streak: number
  best_streak: number
}

export interface DayPuzzle {
  id: string
  ruleset: string
  theme_name: string
  answered: boolean
  solved: boolean
}

/** The result of an answer. */
export interface PuzzleSolved {
  right: boolean
  solution: string
  why: PuzzleCause
  choices: PuzzleWorth[]
  line: LineStep[]
  counted: boolean
  rating: number
  before: number
  strength: number
  answers: number
  solved: number
  streak: number
}

/** The progress of a review. */
export interface ReviewState {
  status: 'done' | 'going' | 'none' | 'paused' | 'protected' | 'waiting'
  stage: 'first' | 'full' | 'key' | 'none'
  done: number
  total: number
  ahead: number
}

/** A review as far as it is done, for one reader. */
export interface ReviewPage {
  stage: 'first' | 'full' | 'key' | 'none'
  players: PlayerReview[]
  moments: ReviewMoment[]
  tables: ReviewTable[]
  review: Record<string, unknown> | null
}

/** How one player played. */
export interface PlayerReview {
  seat: number
  place: number
  score: number
  play: number
  lost: number
  luck: number
  marks: Record<string, number>
  cause: string
  amount: number
  others: number
  moments: KeyMoment[]
}

/** A decision that mattered. Differences compare it with the best alternative. */
export interface KeyMoment {
  ply: number
  mark: string
  did: string
  better: string
  move: string
  best: string
  cards: string[]
  best_cards: string[]
  chance: number
  points: number
  points_error: number
  money: number
  rival: number
  rival_money: number
  reason: string
  again: boolean
}

/** The chances to win of all seats before a move, in percent. */
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

/** What a seat could know before a move of a finished game. */
export interface Known {
  hands: KnownHand[]
  claims: string[]
}

/** The cards that a seat could be sure of in another hand, and the true hand. */
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

/** One step of a replay: a move, and the table after it. */
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

/** A remark that a player can choose from a list: a message and its values. */
export interface Remark {
  phrase: string
  values: Record<string, string | number>
}

export interface Talk {
  talk: Speech[]
  earlier: boolean
}

/** Where a game that is played differently left the first one. */
export interface ForkedFrom {
  table: string
  ply: number
  turn: number
  did: string
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

export interface AnnouncementShown {
  text: string
  until: number
}

/** What somebody with a role sees; lists that are not theirs are empty. */
export interface Desk {
  rights: string[]
  reports: DeskReport[]
  sanctions: DeskSanction[]
  roles: DeskRole[]
  actions: DeskAction[]
  entry: DeskEntry | null
}

export interface DeskReport {
  id: number
  at: number
  by: DeskPerson
  about: DeskPerson | null
  table: string
  text: string
  state: string
  handler: DeskPerson | null
}

export interface DeskPerson {
  person: string
  name: string
  login: string | null
}

export interface DeskSanction {
  person: DeskPerson
  kind: string
  until: number
  reason: string
}

export interface DeskRole {
  person: DeskPerson
  role: string
}

export interface DeskAction {
  at: number
  by: DeskPerson
  what: string
  about: DeskPerson | null
  table: string
  detail: string
}

/** Who may come in, and the invitation links, the latest first. */
export interface DeskEntry {
  kind: string
  invites: DeskInvite[]
}

/** An invitation link; its code is not stored. */
export interface DeskInvite {
  invite: string
  label: string
  uses: number
  used: number
  until: number
}

export interface InviteMade {
  path: string
}
