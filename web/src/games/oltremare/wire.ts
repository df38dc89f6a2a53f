// Written by tools/wire_types.py from src/fondaco/games/oltremare/wire.py. Do not edit by hand.

export type SymbolName = 'ducat' | 'flag' | 'cards' | 'ship'

export type Phase = 'power' | 'trade' | 'actions' | 'sailing' | 'arrival' | 'cargo' | 'over'

export type Marker = 'none' | 'calm-sea' | 'good-deals' | 'pirate-fighter' | 'favourable-trade' | 'compass' | 'local-influence'

export type Venice = 'in' | 'top' | 'out'

export type Whom = 'all' | number

/** A card of the deck. */
export type Card = {
  name: string
  goods: string
  symbols: SymbolName[]
  power: number
  load: number
  port: string | null
  truths: string[]
}

/** A kind of goods, and what its lots are paid. */
export type Goods = {
  name: string
  count: number
  pay: number[]
  lots: number[]
}

/** A port of the chart. */
export type Port = {
  name: string
  title: string
  today: string
  sea: string
  at: [number, number]
}

/** A route between two ports. */
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
export type OfferLimits = {
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
  limits: OfferLimits
  reconstructed: Reconstructed
}

/** What somebody says about a card, true or not. */
export type Claim = {
  load?: number
  power?: number
  symbols?: SymbolName[]
}

/** A card of an offer, with what is claimed of it. */
export type Given = {
  load?: number
  power?: number
  symbols?: SymbolName[]
  goods: string
  card?: string
}

/** An offer on the table. */
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

/** What everybody sees of a seat. */
export type PublicSeat = {
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

/** The game is over. */
export type Over = {
  ask: 'over'
}

export type Wait = {
  ask: 'wait'
  for: number
}

/** Discard cards above one's power. */
export type Discard = {
  ask: 'discard'
  power: number
  excess: number
}

/** Trade, buy cards, or end the trade. */
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

/** Play cards. */
export type Play = {
  ask: 'play'
  load: number
  left: number
}

/** Sail to the next port. */
export type Sail = {
  ask: 'sail'
  left: number
}

/** Follow the compass, or stay. */
export type Compass = {
  ask: 'compass'
}

/** Load the cards that were played. */
export type Load = {
  ask: 'load'
  left: number
}

export type Prompt = Over | Wait | Discard | Trade | Talk | Play | Sail | Compass | Load

/** What is private in a view: no spectator sees it. With `seats/SEAT/stowed`, by path. */
export type OwnView = {
  seat?: number
  hand?: string[]
  prompt?: Prompt
  moves?: string[]
  may_offer?: boolean
  offers?: Offer[]
  tracked?: ((string | number)[])[]
}

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
  seats: PublicSeat[]
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

/** Cards of one goods that lie together in a cargo. */
export type CargoLot = {
  goods: string
  count: number
  pay: number
  more: number
  exact: boolean
}

/** The lot on top once a card of this goods is loaded, and what can be loaded after it. */
export type Loaded = {
  goods: string
  count: number
  pay: number
  more: number
  exact: boolean
  then: { [name: string]: Loaded }
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
  why?: 'cards' | 'load'
}

export type Voyages = { [name: string]: Voyages }

/** What it would bring to end the voyage in a port. */
export type PortArrival = {
  marker: Marker
  instead: Marker
}

/** What the choices of this moment would bring; only what it is about is there. */
export type Outlook = {
  tops?: { [name: string]: Top }
  loads?: { [name: string]: Loaded }
  cargo?: CargoLot[][]
  voyages?: Voyages
  arrivals?: { [name: string]: PortArrival }
  reach?: string[][]
  partners?: Whom[]
  plays?: number
  to_amend?: string[]
  to_counter?: string[]
  answers?: { [name: string]: Answers }
  prestige?: { [name: string]: number[] }
}

/** A ship was placed at the beginning. */
export type ShipPlaced = {
  event: 'ship_placed'
  seat: number
  card: string
  port: string
  passed: number
}

/** A hand was dealt; only its owner sees it. */
export type HandDealt = {
  event: 'hand_dealt'
  seat: number
  cards: number
  faces?: string[]
}

/** Who begins. */
export type FirstPlayer = {
  event: 'first_player'
  seat: number
}

/** A turn began. */
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

/** Somebody discarded or took a card; only they see it. */
export type Discarded = {
  event: 'discarded' | 'took'
  seat: number
  card?: string
}

/** Somebody paid for a card. */
export type Bought = {
  event: 'bought'
  seat: number
  source: 'pile' | 'pirates'
  ducats: number
  cause: string
}

/** Somebody made, changed or countered an offer. */
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

/** An offer was withdrawn, was declined, or lapsed. */
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

/** Somebody got prestige for a deal. */
export type Prestige = {
  event: 'prestige'
  seat: number
  tiles: number
}

/** Something happened that needs no more words. */
export type Plain = {
  event: 'trade_ended' | 'last_card_taken' | 'venice' | 'final_scoring'
  seat: number
}

/** Somebody played or loaded a card. */
export type Played = {
  event: 'played' | 'loaded'
  seat: number
  card: string
}

/** Symbols were paid in ducats. */
export type Gained = {
  event: 'ducats_gained' | 'calm_sea_paid'
  seat: number
  symbols: number
  ducats: number
  cause: string
}

/** A marker beat the pirates. */
export type Beaten = {
  event: 'pirates_beaten'
  seat: number
  symbols: number
}

/** The pirates plundered. */
export type Plundered = {
  event: 'plundered'
  seat: number
  cards: number
}

/** Somebody drew cards; only they see which. */
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

/** A ship arrived in a port. */
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

/** A turn ended. */
export type TurnEnded = {
  event: 'turn_ended'
  seat: number
  hand: number
}

/** The pile was made again. */
export type Refilled = {
  event: 'pile_refilled'
  seat: number
  source: 'discard' | 'first_player'
  cards: number
}

/** Prestige was paid at the end. */
export type PrestigePaid = {
  event: 'prestige_paid'
  seat: number
  tiles: number
  ducats: number
  cause: string
}

/** Cards of one goods that lie together. */
export type PaidLot = {
  goods: string
  count: number
  ducats: number
}

/** A cargo was paid. */
export type CargoPaid = {
  event: 'cargo_paid'
  seat: number
  lots: PaidLot[]
  ducats: number
  cause: string
}

/** Pirate stacks were paid for at the end. */
export type PiratesPaid = {
  event: 'pirates_paid'
  seat: number
  cards: number
  ducats: number
  cause: string
}

/** Markers were paid at the end. */
export type MarkersPaid = {
  event: 'markers_paid'
  seat: number
  markers: number
  ducats: number
  cause: string
}

/** The game is over, with its scores. */
export type GameOver = {
  event: 'game_over'
  seat: number
  scores: number[]
  places: number[]
}

export type Event = ShipPlaced | HandDealt | FirstPlayer | TurnBegan | Paid | Discarded | Bought | Offered | Answered | Dealt | Prestige | Plain | Played | Gained | Beaten | Plundered | Drew | Sailed | Arrived | CompassUsed | TurnEnded | Refilled | PrestigePaid | CargoPaid | PiratesPaid | MarkersPaid | GameOver
