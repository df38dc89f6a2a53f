/** Loading is choosing an order; here is what an order would mean, looked up in what the server sends. */
import type { Setting } from './setting'
import type { CargoLot, Loaded, Outlook } from './wire'

/** The lot on top after each card of an order. */
export function loaded(setting: Setting, loads: Outlook['loads'], order: string[]): Loaded[] {
  const found: Loaded[] = []
  let next = loads
  for (const card of order) {
    const lot: Loaded | undefined = next?.[setting.card.get(card)?.goods ?? '']
    if (!lot) break
    found.push(lot)
    next = lot.then
  }
  return found
}

/** The lots of a cargo from the top down, with these cards on it: more than one have joined a lot. */
export function lotsWith(below: CargoLot[], cards: Loaded[]): CargoLot[] {
  return cards.reduce((lots, lot) => [lot, ...lots.slice(lot.count > 1 ? 1 : 0)], below)
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
