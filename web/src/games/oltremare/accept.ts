/** The ways to accept an offer. The view lists them; of very many it lists only some. */
import { ANY } from './offer'
import type { Setting } from './setting'
import { type Offer, tag } from './view'

export const LISTED = 200 // so many ways are listed at most

/** The cards one would give, for each listed way. */
export function ways(offer: Offer, moves: string[]): string[][] {
  const head = `accept ${tag(offer)}`
  return moves
    .filter((move) => move === head || move.startsWith(`${head} `))
    .map((move) => move.slice(head.length).split(' ').filter(Boolean))
}

export function acceptance(offer: Offer, cards: string[]): string {
  return ['accept', tag(offer), ...cards].join(' ')
}

/** How many cards the offer asks for. */
export function wanted(offer: Offer): number {
  return Object.values(offer.ask).reduce((sum, count) => sum + count, 0)
}

/** The cards that stand in some way: those one can choose among. */
export function useful(
  offer: Offer,
  listed: string[][],
  hand: string[],
  setting: Setting,
): string[] {
  if (listed.length >= LISTED)
    return hand.filter((card) => offer.ask[ANY] || offer.ask[setting.card.get(card)?.goods ?? ''])
  const found = new Set(listed.flat())
  return hand.filter((card) => found.has(card))
}

/** Whether these cards, in whatever order, are a listed way; with too many to list, the server says. */
export function isWay(listed: string[][], cards: string[], count: number): boolean {
  if (cards.length !== count) return false
  if (listed.length >= LISTED) return true
  return listed.some(
    (way) => way.length === cards.length && way.every((card) => cards.includes(card)),
  )
}

/** Whether a card can still be added to those chosen. */
export function fits(listed: string[][], chosen: string[], card: string, count: number): boolean {
  if (chosen.includes(card)) return true
  if (chosen.length >= count) return false
  if (listed.length >= LISTED) return true
  return listed.some((way) => [...chosen, card].every((each) => way.includes(each)))
}
