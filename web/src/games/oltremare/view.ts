/** The view of Oltre Mare, as src/fondaco/rules/oltremare/serial.py writes it, and its moves. */
import type { State } from '../../lib/types'
import type { SymbolName } from './setting'

export type Phase = 'power' | 'trade' | 'actions' | 'sailing' | 'arrival' | 'cargo' | 'over'
export type Question =
  'discard' | 'trade' | 'talk' | 'play' | 'sail' | 'compass' | 'load' | 'wait' | 'over'

export interface SeatView {
  ducats: number
  hand: number
  cargo: number
  top: string | null
  pirates: number
  prestige: number
  ship: string
  marker: string // the active one, or "none"
  markers: number
  stack?: string[] // with a ledger: the whole cargo, from the bottom
  kinds?: Record<string, number>
  stowed?: string[] // pirate cards from the bottom: "?" nobody knows, "-" its owner does
}

/** What somebody says about a card, true or not. */
export interface Claim {
  load?: number
  power?: number
  symbols?: SymbolName[]
}

export interface Given extends Claim {
  goods: string
  card?: string // only in one's own offers
}

export interface Offer {
  number: number
  version: number
  owner: number
  to: 'all' | number
  give: Given[]
  give_ducats: number
  ask: Record<string, number>
  ask_ducats: number
  counters: number
  declined: number[]
}

export interface View {
  seat: number
  players: number
  options: Record<string, string>
  ply: number
  turns: number
  turn: number
  first: number
  phase: Phase
  to_move: number[]
  prompt: {
    ask: Question
    power?: number
    excess?: number
    load?: number
    missing?: number
    price?: number
    left?: number
  }
  moves: string[]
  hand: string[]
  seats: SeatView[]
  markers: Record<string, string>
  pile: number
  venice: 'in' | 'top' | 'out'
  discard: number | string[]
  played: string[]
  need: number
  bought: number
  price: number
  sails: number
  sailed: string[] // routes: "Corfu-Modon"
  dealt: number[]
  offers: Offer[]
  may_offer: boolean
  last_round: boolean
}

export function viewOf(state: State): View | null {
  return state.view as unknown as View | null
}

/** `#3.2`, as moves name an offer. */
export function tag(offer: Pick<Offer, 'number' | 'version'>): string {
  return `#${offer.number}.${offer.version}`
}

/** What stands after the given word in the listed moves: the cards of `play`, the ports of `sail`. */
export function after(moves: string[], word: string): string[] {
  return moves
    .filter((move) => move.startsWith(`${word} `))
    .map((move) => move.slice(word.length + 1))
}

/** The hand in the order of the deck, so that equal goods stand together. */
export function sorted(cards: string[], order: { name: string }[]): string[] {
  const place = new Map(order.map((card, at) => [card.name, at]))
  return [...cards].sort((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0))
}
