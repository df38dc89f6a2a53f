/** Loading is choosing an order; here is what an order would mean. */
import type { Setting } from './setting'

export interface Lot {
  goods: string
  count: number
  pay: number
  more: number // what one card more would pay; 0 if no more than now
}

export function payFor(setting: Setting, goods: string, count: number): number {
  const row = setting.good.get(goods)?.pay ?? []
  return count ? (row[Math.min(count, row.length) - 1] ?? 0) : 0
}

/** The lots of a stack that is given from the bottom; the last lot is the top one. */
export function lots(setting: Setting, stack: string[]): Lot[] {
  const found: Lot[] = []
  for (const name of stack) {
    const goods = setting.card.get(name)?.goods ?? ''
    const last = found.at(-1)
    if (last?.goods === goods) last.count += 1
    else found.push({ goods, count: 1, pay: 0, more: 0 })
  }
  for (const lot of found) {
    lot.pay = payFor(setting, lot.goods, lot.count)
    const next = payFor(setting, lot.goods, lot.count + 1)
    lot.more = next > lot.pay ? next : 0
  }
  return found
}

/** Put a card next in the order, or take it out again. */
export function toggle(order: string[], card: string): string[] {
  return order.includes(card) ? order.filter((each) => each !== card) : [...order, card]
}

/** Put a card at a place of the order, wherever it was before. */
export function place(order: string[], card: string, at: number): string[] {
  const rest = order.filter((each) => each !== card)
  return [...rest.slice(0, at), card, ...rest.slice(at)]
}

/** When one card is left, it is the last. */
export function completed(order: string[], cards: string[]): string[] {
  const left = cards.filter((card) => !order.includes(card))
  return left.length === 1 ? [...order, left[0]!] : order
}

/** What the card on top means for the hand at the next turn. */
export interface Next {
  power: number
  load: number
  excess: number // cards for the pirates
  missing: number // cards to be got
}

export function next(setting: Setting, top: string, hand: number): Next {
  const card = setting.card.get(top)
  const power = card?.power ?? 0
  const load = card?.load ?? 0
  return { power, load, excess: Math.max(0, hand - power), missing: Math.max(0, load - hand) }
}
