// Written by tools/wire_types.py from src/fondaco/games/batavia/wire.py. Do not edit by hand.

export type Company = 'england' | 'denmark' | 'france' | 'netherlands' | 'sweden'

export type Goods = 'tea' | 'cotton' | 'porcelain' | 'silk' | 'ginger' | 'nutmeg' | 'pepper'

export type Phase = 'bid' | 'act' | 'lay' | 'travel' | 'exchange' | 'over'

export type Standing = 'leads' | 'tied' | 'behind'

export type Reach = 'have' | 'can' | 'cannot'

export type Danger = 'calm' | 'near' | 'attack'

export type Cards = Partial<Record<Company, number>>

/** What never changes during a game. */
export type Setting = {
  game: string
  companies: Company[]
  goods: Goods[]
  start: number
  spaces: number
  arrival: number
}

/** A trading post. */
export type Post = {
  crates: Cards
  leaders: number[]
  gold: number
  tied: number
}

/** What one would have to remember. */
export type Knowledge = {
  letters: number[]
  hands: Cards[]
  discards: Cards
  stock: Cards
  drawn: number[]
  drawn_here: Cards | null
}

/** The game is over. */
export type Over = {
  ask: 'over'
}

export type Wait = {
  ask: 'wait'
  for: number[]
}

/** Bid, or pass. */
export type Bid = {
  ask: 'bid'
  min: number
  max: number
}

/** Draw cards, or lay some. */
export type Act = {
  ask: 'act'
  draw: number
  lay: Company[]
}

/** `seals`, `to` and `pirates` are what would be, if one were done now. */
export type Lay = {
  ask: 'lay'
  lay: Company[]
  done: boolean
  seals: Company[]
  to: Cards
  arrival: boolean
  pirates: Company[]
}

/** Travel to the next shop of a company. */
export type Travel = {
  ask: 'travel'
  to: Cards
}

/** Exchange tiles for gold, or keep them. */
export type Exchange = {
  ask: 'exchange'
  tiles: string[]
  gold: number
}

export type Prompt = Over | Wait | Bid | Act | Lay | Travel | Exchange

/** The options of the rules. */
export type Options = {
  setup: 'standard' | 'quick'
  memory: 'strict' | 'ledger'
  stalling?: 'end' | 'go-on'
}

/** What a line begins with. */
export type Opening = {
  game: string
  version: number
  players: number
  options: Options
}

/** Where the game stands, and the auction. */
export type Progress = {
  ply: number
  round: number
  phase: Phase
  turn: number | null
  first: number
  acted: number
  die: number
  lot: Cards
  bid: number
  bidder: number | null
  bidding: number[]
  idle?: boolean
  warned?: boolean
}

/** What lies open. */
export type PublicBoard = {
  laid: Cards[]
  step: Company[]
  seals: Record<Company, number | null>
  tiles: (string | null)[]
  face_up: number
  taken: number[]
  merchants: number[]
  arrival: number | null
  held: string[][]
  gold: number[]
}

/** What is private in a view: no spectator sees it. With `knowledge/drawn_here`, by path. */
export type OwnView = {
  seat?: number
  hand?: Cards
  letters?: (number | null)[]
  prompt?: Prompt
  moves?: string[]
}

/** What one seat sees. */
export type View = {
  game: string
  version: number
  players: number
  options: Options
  ply: number
  round: number
  phase: Phase
  turn: number | null
  first: number
  acted: number
  die: number
  lot: Cards
  bid: number
  bidder: number | null
  bidding: number[]
  idle?: boolean
  warned?: boolean
  laid: Cards[]
  step: Company[]
  seals: Record<Company, number | null>
  tiles: (string | null)[]
  face_up: number
  taken: number[]
  merchants: number[]
  arrival: number | null
  held: string[][]
  gold: number[]
  seat: number
  pile: number
  discarded: number
  hands: number[]
  hand: Cards | null
  ships: Record<Company, number>
  cannon: number
  threshold: number
  posts: Record<Goods, Post>
  letters: (number | null)[]
  places?: number[]
  knowledge?: Knowledge
  to_move: number[]
  prompt: Prompt
  moves: string[]
}

/** How a seat stands in a company, and how far it is to the seal. */
export type Race = {
  mine: number
  best: number
  missing: number
  reach: Reach
  space: number | null
  second: boolean
}

/** What one tile of each company held would pay. */
export type Swap = {
  companies: number
  gold: number
  ladder: number[]
}

/** Cards of a company with the lot, the hand and what is laid, against the strongest other. */
export type Strength = {
  mine: number
  best: number
}

/** Who would get how many letters of a bid. */
export type BidShares = {
  seats: number[]
  counts: number[][]
}

/** What one could bid, now or when it is one's turn. */
export type Bids = {
  least: number
  most: number
}

/** What the tile of a company would mean. */
export type Shop = {
  mine: number
  best: number
  standing: Standing
  gold: number
  second: boolean
}

/** How near the pirates are, and whom they would attack. */
export type Pirates = {
  danger: Danger
  left: number
  cannon: number
  near: number
  first: Company[]
  most: number
}

/** What the choices of this moment would bring; parts that it is not about are missing. */
export type Outlook = {
  seat: number
  races?: Record<Company, Race>
  swap?: Swap
  lot?: Partial<Record<Company, Strength>>
  bids?: Bids
  shares?: BidShares
  shops?: Partial<Record<Company, Shop>>
  pirates: Pirates
  behind?: number
  arrival: number
}

/** The die was rolled. */
export type DieRolled = {
  event: 'die_rolled'
  seat: number
  die: number
}

/** Cards were turned up and joined the lot. */
export type LotTurned = {
  event: 'lot_turned'
  seat: number
  cards: Company[]
  lot: Company[]
}

/** Somebody bid. */
export type BidMade = {
  event: 'bid'
  seat: number
  bid: number
}

/** Somebody passed, or kept their tiles. */
export type Plain = {
  event: 'passed' | 'kept'
  seat: number
}

/** Somebody won the lot. */
export type LotWon = {
  event: 'lot_won'
  seat: number
  bid: number
  cards: Company[]
}

/** The winner paid letters, and the others received them. */
export type LettersPaid = {
  event: 'letters_paid'
  seat: number
  paid: number
  received: number[]
}

/** Nobody bid, and the lot stays. */
export type LotStays = {
  event: 'lot_stays'
  seat: number
  lot: Company[]
}

/** A round began or ended. */
export type Round = {
  event: 'first_player' | 'round_ended'
  seat: number
  round: number
}

/** A round passed in which nothing changed. */
export type Stalled = {
  event: 'stalled'
  seat: number
  rounds: number
}

/** Somebody drew cards; only they see which. */
export type Drew = {
  event: 'drew'
  seat: number
  count: number
  cards?: Company[]
}

/** The discard pile was shuffled. */
export type Shuffled = {
  event: 'pile_shuffled'
  seat: number
  count: number
}

/** Somebody laid a card, or took one back. */
export type Laid = {
  event: 'laid' | 'taken_back'
  seat: number
  company: Company
  cannon: number
}

/** All cards that somebody laid in this turn. */
export type CardsLaid = {
  event: 'cards_laid'
  seat: number
  cards: Company[]
  cannon: number
}

/** A seal was gained or lost. */
export type SealChanged = {
  event: 'seal_gained' | 'seal_lost'
  seat: number
  company: Company
}

/** The pirates attacked. */
export type Sunk = {
  event: 'pirates_attacked'
  seat: number
  companies: Company[]
  cards: number
  cannon: number
}

export type Arrived = {
  event: 'arrived'
  seat: number
  from: number
}

export type Travelled = {
  event: 'travelled'
  seat: number
  company: Company
  from: number
  to: number
}

/** Somebody took a tile. */
export type TileTaken = {
  event: 'tile_taken'
  seat: number
  tile: string
  space: number
}

/** Somebody placed a crate. */
export type CratePlaced = {
  event: 'crate_placed'
  seat: number
  post: Goods
  company: Company
}

/** Tiles were turned up. */
export type Revealed = {
  event: 'tiles_revealed'
  seat: number
  spaces: number[]
  tiles: string[]
}

/** Somebody exchanged tiles for gold. */
export type Exchanged = {
  event: 'exchanged'
  seat: number
  tiles: string[]
  gold: number
}

/** A hand was shown at the end. */
export type HandShown = {
  event: 'hand_shown'
  seat: number
  cards: Company[]
}

/** All letters were shown at the end. */
export type LettersShown = {
  event: 'letters_shown'
  seat: number
  letters: number[]
}

/** Gold was scored, and for what. */
export type Scored = {
  event: 'scored'
  seat: number
  source: string
  gold: number
}

/** The game is over, with its scores. */
export type GameOver = {
  event: 'game_over'
  seat: number
  scores: number[]
  places: number[]
}

export type Event = DieRolled | LotTurned | BidMade | Plain | LotWon | LettersPaid | LotStays | Round | Stalled | Drew | Shuffled | Laid | CardsLaid | SealChanged | Sunk | Arrived | Travelled | TileTaken | CratePlaced | Revealed | Exchanged | HandShown | LettersShown | Scored | GameOver
