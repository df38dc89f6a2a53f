/** The ways to accept an offer. The view lists them; of very many it lists only some. */
import { type Offer, tag } from './view'
import type { Answers } from './wire'

/** The cards one would give, for each listed way. */
export function ways(offer: Pick<Offer, 'number' | 'version'>, moves: string[]): string[][] {
  const head = `accept ${tag(offer)}`
  return moves
    .filter((move) => move === head || move.startsWith(`${head} `))
    .map((move) => move.slice(head.length).split(' ').filter(Boolean))
}

export function acceptance(offer: Pick<Offer, 'number' | 'version'>, cards: string[]): string {
  return ['accept', tag(offer), ...cards].join(' ')
}

/** Whether these cards, in whatever order, are a listed way; with too many to list, the server says. */
export function isWay(answers: Answers, listed: string[][], cards: string[]): boolean {
  if (cards.length !== answers.count) return false
  return !answers.listed || listed.some((way) => way.every((card) => cards.includes(card)))
}

/** Whether a card can still be added to those chosen. */
export function fits(
  answers: Answers,
  listed: string[][],
  chosen: string[],
  card: string,
): boolean {
  if (chosen.includes(card)) return true
  if (chosen.length >= answers.count) return false
  return (
    !answers.listed || listed.some((way) => [...chosen, card].every((each) => way.includes(each)))
  )
}
