/** Loading is choosing an order; here is what an order would mean. */
import type { Setting } from './setting'

export interface Lot {
  goods: string
  count: number
  pay: number
  more: number // what one card more would pay; 0 if no more than now
}

export function payFor(setting: Setting, goods: string, count: number): number {
  return setting.good.get(goods)?.lots[count] ?? 0
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
