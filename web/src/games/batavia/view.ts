/** What a seat sees of Batavia: the names of the box, and the view as the server sends it. */

export const COMPANIES = ['england', 'denmark', 'france', 'netherlands', 'sweden'] as const
export const GOODS = ['tea', 'cotton', 'porcelain', 'silk', 'ginger', 'nutmeg', 'pepper'] as const
export const START = 0
export const SPACES = 35
export const ARRIVAL = 36

export type Company = (typeof COMPANIES)[number]
export type Goods = (typeof GOODS)[number]
export type Cards = Partial<Record<Company, number>>
export type Phase = 'bid' | 'act' | 'lay' | 'travel' | 'exchange' | 'over'

export interface Post {
  crates: Partial<Record<Company, number>> // whose crate stands on the space of a company
  leaders: number[]
  gold: number
  tied: number
}

export interface Knowledge {
  letters: number[]
  hands: Cards[]
  discards: Cards
}

/** What is asked, with the numbers of this moment; which are there depends on `ask`. */
export interface Prompt {
  ask: Phase | 'wait'
  for?: number[]
  min?: number
  max?: number
  draw?: number
  lay?: Company[]
  done?: boolean
  seals?: Company[]
  to?: Partial<Record<Company, number>>
  arrival?: boolean
  pirates?: Company[]
  tiles?: string[]
  gold?: number
}

export interface View {
  players: number
  seat: number
  round: number
  phase: Phase
  turn: number | null
  first: number
  die: number
  lot: Cards
  bid: number
  bidder: number | null
  bidding: number[]
  pile: number
  discarded: number
  hands: number[]
  hand: Cards | null
  laid: Cards[]
  step: Company[]
  seals: Record<Company, number | null>
  tiles: (string | null)[] // as set up; null lies face down
  face_up: number
  taken: number[]
  merchants: number[]
  arrival: number | null
  held: string[][]
  gold: number[]
  ships: Record<Company, number>
  cannon: number
  threshold: number
  posts: Record<Goods, Post>
  letters: (number | null)[]
  places?: number[]
  knowledge?: Knowledge
  prompt: Prompt
  moves: string[]
}

export interface Tile {
  company: Company
  goods: Goods
}

/** `france silk` as company and goods; null lies face down. */
export function tileOf(name: string | null | undefined): Tile | null {
  if (!name) return null
  const [company, goods] = name.split(' ')
  return { company: company as Company, goods: goods as Goods }
}

export function tileAt(view: View, space: number): Tile | null {
  return tileOf(view.tiles[space - 1])
}

export function total(cards: Cards | null): number {
  return COMPANIES.reduce((sum, company) => sum + (cards?.[company] ?? 0), 0)
}

/** Letters of a seat as far as they may be shown: one's own, or all with a ledger. */
export function lettersOf(view: View, seat: number): number | null {
  return view.knowledge?.letters[seat] ?? view.letters[seat] ?? null
}

/** Tiles of a seat by company, in the order of the companies. */
export function heldByCompany(view: View, seat: number): { company: Company; tiles: Tile[] }[] {
  const tiles = (view.held[seat] ?? []).map((name) => tileOf(name)!)
  return COMPANIES.map((company) => ({
    company,
    tiles: tiles.filter((tile) => tile.company === company),
  })).filter((group) => group.tiles.length > 0)
}
