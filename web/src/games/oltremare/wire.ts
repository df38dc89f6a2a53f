// Written by tools/wire_types.py from src/fondaco/games/oltremare/wire.py. Do not edit by hand.

export type SymbolName = 'ducat' | 'flag' | 'cards' | 'ship'

export type Phase = 'power' | 'trade' | 'actions' | 'sailing' | 'arrival' | 'cargo' | 'over'

export type Marker = 'none' | 'calm-sea' | 'good-deals' | 'pirate-fighter' | 'favourable-trade' | 'compass' | 'local-influence'

export type Venice = 'in' | 'top' | 'out'

export type Whom = 'all' | number

export type Card = {
  name: string
  goods: string
  symbols: SymbolName[]
  power: number
  load: number
  port: string | null
}

export type Goods = {
  name: string
  count: number
  pay: number[]
  lots: number[]
}

export type Port = {
  name: string
  title: string
  today: string
  sea: string
  at: [number, number]
}

export type Route = {
  between: [string, string]
  via: [number, number][]
}

/** What so many symbols of a kind bring with a marker that is active. */
export type Brings = {
  count: number
  brings: number
  ducats: number
  note: '' | 'extra' | 'beaten' | 'paid'
}

/** What can be said in an offer at all. */
export type Limits = {
  ask: number
  ducats: number
  powers: number[]
  loads: number[]
  symbols: number
}

/** What is ours and not printed in the box. */
export type Reconstructed = {
  deck: boolean
  chart: boolean
}

/** What never changes during a game. */
export type Setting = {
  game: string
  edition: string
  goods: Goods[]
  cards: Card[]
  ports: Port[]
  routes: Route[]
  markers: Marker[]
  worth: Record<SymbolName, number[]>
  brings: Record<Marker, Record<SymbolName, Brings[]>>
  limits: Limits
  reconstructed: Reconstructed
}

/** What somebody says about a card, true or not. */
export type Claim = {
  load?: number
  power?: number
  symbols?: SymbolName[]
}

export type Given = {
  load?: number
  power?: number
  symbols?: SymbolName[]
  goods: string
  card?: string
}

export type Offer = {
  number: number
  version: number
  owner: number
  to: Whom
  give: Given[]
  give_ducats: number
  ask: { [name: string]: number }
  ask_ducats: number
  counters: number
  declined: number[]
}

export type SeatView = {
  ducats: number
  hand: number
  cargo: number
  top: string | null
  pirates: number
  prestige: number
  ship: string
  marker: Marker
  markers: number
  stack?: string[]
  kinds?: Partial<Record<Marker, number>>
  shown?: number[]
  stowed?: string[]
}

export type Over = {
  ask: 'over'
}

export type Wait = {
  ask: 'wait'
  for: number
}

export type Discard = {
  ask: 'discard'
  power: number
  excess: number
}

export type Trade = {
  ask: 'trade'
  load: number
  missing: number
  price: number
}

export type Talk = {
  ask: 'talk'
  with: number
}

export type Play = {
  ask: 'play'
  load: number
  left: number
}

export type Sail = {
  ask: 'sail'
  left: number
}

export type Compass = {
  ask: 'compass'
}

export type Load = {
  ask: 'load'
  left: number
}

export type Prompt = Over | Wait | Discard | Trade | Talk | Play | Sail | Compass | Load

/** What one seat sees. */
export type View = {
  game: string
  version: number
  players: number
  options: { [name: string]: string }
  seat: number
  ply: number
  turns: number
  turn: number
  first: number
  phase: Phase
  to_move: number[]
  prompt: Prompt
  moves: string[]
  hand: string[]
  seats: SeatView[]
  markers: { [name: string]: Marker }
  pile: number
  venice: Venice
  discard: number | string[]
  played: string[]
  need: number
  bought: number
  price: number
  sails: number
  sailed: string[]
  dealt: number[]
  offers: Offer[]
  offered: number
  numbered: number
  may_offer: boolean
  last_round: boolean
  recycled: boolean
  tracked?: ((string | number)[])[]
  refilled?: boolean
  pile_open?: boolean
}

/** What a card on top of the cargo means for the hand at the next turn. */
export type Top = {
  power: number
  load: number
  excess: number
  missing: number
}

/** What the deal would leave me with. */
export type AfterDeal = {
  hand: number
  ducats: number
  missing: number
  excess: number
  holds: { [name: string]: number }
}

/** How an offer to me can be answered. */
export type Answers = {
  count: number
  cards: string[]
  listed: boolean
  counter: string[]
  lacks: { [name: string]: number }
  after?: AfterDeal
}

export type Voyages = { [name: string]: Voyages }

/** What the choices of this moment would bring; only what it is about is there. */
export type Outlook = {
  tops?: { [name: string]: Top }
  voyages?: Voyages
  partners?: Whom[]
  plays?: number
  answers?: { [name: string]: Answers }
  prestige?: { [name: string]: number[] }
}

export type ShipPlaced = {
  event: 'ship_placed'
  seat: number
  card: string
  port: string
  passed: number
}

export type HandDealt = {
  event: 'hand_dealt'
  seat: number
  cards: number
  faces?: string[]
}

export type FirstPlayer = {
  event: 'first_player'
  seat: number
}

export type TurnBegan = {
  event: 'turn_began'
  seat: number
  turn: number
  power: number
  load: number
}

/** Ducats that come by themselves. */
export type Paid = {
  event: 'influence_paid'
  seat: number
  ducats: number
  cause: string
}

export type Discarded = {
  event: 'discarded' | 'took'
  seat: number
  card?: string
}

export type Bought = {
  event: 'bought'
  seat: number
  source: 'pile' | 'pirates'
  ducats: number
  cause: string
}

export type Offered = {
  event: 'offered' | 'amended' | 'countered'
  seat: number
  number: number
  version: number
  owner: number
  to: Whom
  give: Given[]
  give_ducats: number
  ask: { [name: string]: number }
  ask_ducats: number
  counters: number
  cards?: string[]
}

export type Answered = {
  event: 'withdrew' | 'declined' | 'lapsed'
  seat: number
  number: number
}

export type Dealt = {
  event: 'dealt'
  seat: number
  number: number
  with: number
  given: string[]
  taken: string[]
  ducats: number
  cause: string
  given_cards?: string[]
  taken_cards?: string[]
}

export type Prestige = {
  event: 'prestige'
  seat: number
  tiles: number
}

export type Plain = {
  event: 'trade_ended' | 'last_card_taken' | 'venice' | 'final_scoring'
  seat: number
}

export type Played = {
  event: 'played' | 'loaded'
  seat: number
  card: string
}

export type Gained = {
  event: 'ducats_gained' | 'calm_sea_paid'
  seat: number
  symbols: number
  ducats: number
  cause: string
}

export type Beaten = {
  event: 'pirates_beaten'
  seat: number
  symbols: number
}

export type Plundered = {
  event: 'plundered'
  seat: number
  cards: number
}

export type Drew = {
  event: 'drew'
  seat: number
  cards: number
  faces?: string[]
}

export type Sailed = {
  event: 'sailed'
  seat: number
  from: string
  port: string
  left: number
}

export type Arrived = {
  event: 'arrived'
  seat: number
  port: string
  marker: Marker
}

export type CompassUsed = {
  event: 'compass'
  seat: number
  from: string
  port: string
}

export type TurnEnded = {
  event: 'turn_ended'
  seat: number
  hand: number
}

export type Refilled = {
  event: 'pile_refilled'
  seat: number
  source: 'discard' | 'first_player'
  cards: number
}

export type PrestigePaid = {
  event: 'prestige_paid'
  seat: number
  tiles: number
  ducats: number
  cause: string
}

export type Lot = {
  goods: string
  count: number
  ducats: number
}

export type CargoPaid = {
  event: 'cargo_paid'
  seat: number
  lots: Lot[]
  ducats: number
  cause: string
}

export type PiratesPaid = {
  event: 'pirates_paid'
  seat: number
  cards: number
  ducats: number
  cause: string
}

export type MarkersPaid = {
  event: 'markers_paid'
  seat: number
  markers: number
  ducats: number
  cause: string
}

export type GameOver = {
  event: 'game_over'
  seat: number
  scores: number[]
  places: number[]
}

export type Event = ShipPlaced | HandDealt | FirstPlayer | TurnBegan | Paid | Discarded | Bought | Offered | Answered | Dealt | Prestige | Plain | Played | Gained | Beaten | Plundered | Drew | Sailed | Arrived | CompassUsed | TurnEnded | Refilled | PrestigePaid | CargoPaid | PiratesPaid | MarkersPaid | GameOver
