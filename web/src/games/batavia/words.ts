/** Companies, goods, cards and tiles in words. */
import { listed, t } from '$core/i18n.svelte'
import type { State } from '$core/types/frames'
import type { Setting } from './setting'
import { type Cards, type Company, type Goods, type Tile, type View, tileAt } from './view'

export const company = (name: Company): string => t(`batavia-company-${name}`)
export const letter = (name: Company): string => t(`batavia-letter-${name}`)
export const goods = (name: Goods): string => t(`batavia-goods-${name}`)

export function tile(each: Tile): string {
  return t('batavia-tile', { company: company(each.company), goods: goods(each.goods) })
}

/** `silk (France), space 12` */
export function shop(view: View, space: number): string {
  const there = tileAt(view, space)
  return there ? t('batavia-shop', { tile: tile(there), space }) : String(space)
}

/** `England ×2 and Sweden ×1` */
export function cards({ companies }: Setting, counts: Cards | null): string {
  return listed(
    companies
      .filter((each) => counts?.[each])
      .map((each) => t('batavia-some-cards', { count: counts![each]!, company: company(each) })),
  )
}

export function place({ start, arrival }: Setting, space: number): string {
  if (space === start) return t('batavia-at-start')
  return space === arrival ? t('batavia-at-arrival') : String(space)
}

export function nameOf(state: State, seat: number): string {
  return seat === state.you ? t('web-batavia-you') : (state.seats[seat]?.name ?? '')
}
