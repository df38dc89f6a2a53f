// Written by tools/wire_types.py from src/fondaco/games/batavia/wire.py. Do not edit by hand.

export type Company = 'england' | 'denmark' | 'france' | 'netherlands' | 'sweden'

export type Goods = 'tea' | 'cotton' | 'porcelain' | 'silk' | 'ginger' | 'nutmeg' | 'pepper'

export type Phase = 'bid' | 'act' | 'lay' | 'travel' | 'exchange' | 'over'

export type Standing = 'leads' | 'tied' | 'behind'

export type Reach = 'have' | 'can' | 'cannot'

export type Danger = 'calm' | 'near' | 'attack'

export type Cards = Partial<Record<Company, number>>

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

export type Over = {
  ask: 'over'
}

export type Wait = {
  ask: 'wait'
  for: number[]
}

export type Bid = {
  ask: 'bid'
  min: number
  max: number
}

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

export type Travel = {
  ask: 'travel'
  to: Cards
}

export type Exchange = {
  ask: 'exchange'
  tiles: string[]
  gold: number
}

export type Prompt = Over | Wait | Bid | Act | Lay | Travel | Exchange

export type Options = {
  setup: 'standard' | 'quick'
  memory: 'strict' | 'ledger'
  stalling?: 'end' | 'go-on'
}

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
export type Board = {
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
export type Shares = {
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

export type Pirates = {
  danger: Danger
  left: number
  cannon: number
  near: number
  first: Company[]
}

/** What the choices of this moment would bring; parts that it is not about are missing. */
export type Outlook = {
  seat: number
  races?: Record<Company, Race>
  swap?: Swap
  lot?: Partial<Record<Company, Strength>>
  bids?: Bids
  shares?: Shares
  shops?: Partial<Record<Company, Shop>>
  pirates: Pirates
  arrival: number
}

export type DieRolled = {
  event: 'die_rolled'
  seat: number
  die: number
}

export type LotTurned = {
  event: 'lot_turned'
  seat: number
  cards: Company[]
  lot: Company[]
}

export type BidMade = {
  event: 'bid'
  seat: number
  bid: number
}

export type Plain = {
  event: 'passed' | 'kept'
  seat: number
}

export type LotWon = {
  event: 'lot_won'
  seat: number
  bid: number
  cards: Company[]
}

export type LettersPaid = {
  event: 'letters_paid'
  seat: number
  paid: number
  received: number[]
}

export type LotStays = {
  event: 'lot_stays'
  seat: number
  lot: Company[]
}

export type Round = {
  event: 'first_player' | 'round_ended'
  seat: number
  round: number
}

export type Stalled = {
  event: 'stalled'
  seat: number
  rounds: number
}

export type Drew = {
  event: 'drew'
  seat: number
  count: number
  cards?: Company[]
}

export type Shuffled = {
  event: 'pile_shuffled'
  seat: number
  count: number
}

export type Laid = {
  event: 'laid' | 'taken_back'
  seat: number
  company: Company
  cannon: number
}

export type CardsLaid = {
  event: 'cards_laid'
  seat: number
  cards: Company[]
  cannon: number
}

export type Seal = {
  event: 'seal_gained' | 'seal_lost'
  seat: number
  company: Company
}

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

export type TileTaken = {
  event: 'tile_taken'
  seat: number
  tile: string
  space: number
}

export type CratePlaced = {
  event: 'crate_placed'
  seat: number
  post: Goods
  company: Company
}

export type Revealed = {
  event: 'tiles_revealed'
  seat: number
  spaces: number[]
  tiles: string[]
}

export type Exchanged = {
  event: 'exchanged'
  seat: number
  tiles: string[]
  gold: number
}

export type HandShown = {
  event: 'hand_shown'
  seat: number
  cards: Company[]
}

export type LettersShown = {
  event: 'letters_shown'
  seat: number
  letters: number[]
}

export type Scored = {
  event: 'scored'
  seat: number
  source: string
  gold: number
}

export type GameOver = {
  event: 'game_over'
  seat: number
  scores: number[]
  places: number[]
}

export type Event = DieRolled | LotTurned | BidMade | Plain | LotWon | LettersPaid | LotStays | Round | Stalled | Drew | Shuffled | Laid | CardsLaid | Seal | Sunk | Arrived | Travelled | TileTaken | CratePlaced | Revealed | Exchanged | HandShown | LettersShown | Scored | GameOver
