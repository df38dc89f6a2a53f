/** Reading what a seat sees of Batavia. Its shape is the server's: wire.ts. */
import type { State } from '$core/types/frames'
import type { Setting } from './setting'
import type { Cards, Company, Goods, Outlook, View } from './wire'

export type { Cards, Company, Goods, Outlook, Phase, View } from './wire'

export function viewOf(state: State): View | null {
  return state.view as View | null
}

/** What the choices of this moment would bring; there is one wherever there is a view. */
export function outlookOf(state: State): Outlook {
  return state.outlook as Outlook
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
  return Object.values(cards ?? {}).reduce((sum, count) => sum + count, 0)
}

/** Letters of a seat as far as they may be shown: one's own, or all with a ledger. */
export function lettersOf(view: View, seat: number): number | null {
  return view.knowledge?.letters[seat] ?? view.letters[seat] ?? null
}

/** Tiles of a seat by company, in the order of the companies. */
export function heldByCompany(
  { companies }: Setting,
  view: View,
  seat: number,
): { company: Company; tiles: Tile[] }[] {
  const tiles = (view.held[seat] ?? []).map((name) => tileOf(name)!)
  return companies
    .map((company) => ({
      company,
      tiles: tiles.filter((tile) => tile.company === company),
    }))
    .filter((group) => group.tiles.length > 0)
}
