/** Reading the view of Oltre Mare and its moves. Its shape is the server's: wire.ts. */
import type { State } from '$core/types/frames'
import type { Setting } from './setting'
import type { Offer, Outlook, Prompt, View } from './wire'

export type { Claim, Given, Offer, Outlook, Phase, PublicSeat, View } from './wire'
export type Question = Prompt['ask']

export function viewOf(state: State): View | null {
  return state.view as View | null
}

/** What the choices of this moment would bring. */
export function outlookOf(state: State): Outlook {
  return (state.outlook as Outlook | null) ?? {}
}

/** How many cards a prompt asks for. */
export function wantedBy(prompt: Prompt): number {
  if (prompt.ask === 'discard') return prompt.excess
  return prompt.ask === 'play' || prompt.ask === 'load' ? prompt.left : 0
}

/** Of the cards chosen those that are still to be played or loaded: what was sent is gone. */
export function stillThere(
  view: Pick<View, 'prompt' | 'played' | 'hand'> | null,
  chosen: string[],
): string[] {
  const there = view?.prompt.ask === 'load' ? view.played : view?.hand
  return chosen.filter((card) => there?.includes(card))
}

/**
 * The cards that are chosen already, because there is nothing to choose: all that may be played have to
 * be, or every order of loading comes to the same. None, if there is a choice.
 */
export function onlyChoice(
  setting: Pick<Setting, 'card'>,
  view: Pick<View, 'prompt' | 'played' | 'moves'>,
): string[] {
  const { ask } = view.prompt
  if (ask === 'play' || ask === 'discard') {
    const cards = after(view.moves, ask)
    const all = cards.length === wantedBy(view.prompt)
    return all && (ask === 'play' || cards.length === 1) ? cards : []
  }
  if (ask !== 'load') return []
  const kinds = view.played.map((name) => {
    const card = setting.card.get(name)
    return card && `${card.goods} ${card.power} ${card.load}`
  })
  return new Set(kinds).size === 1 && kinds[0] ? view.played : []
}

/** `#3.2`, as moves name an offer. */
export function tag(offer: Pick<Offer, 'number' | 'version'>): string {
  return `#${offer.number}.${offer.version}`
}

/** Whether this seat is asked for its answer to an offer. */
export const isForMe = (offer: Offer, view: View) => view.moves.includes(`decline ${tag(offer)}`)

/** The offers in the order in which one reads them: those one can accept, those that wait for one's
 * answer, one's own, the rest; of each the newest first. */
export function inOrder(view: View, outlook: Outlook): Offer[] {
  const rank = (offer: Offer) =>
    outlook.answers?.[tag(offer)]?.after
      ? 0
      : isForMe(offer, view)
        ? 1
        : offer.owner === view.seat
          ? 2
          : 3
  return [...view.offers].sort((a, b) => rank(a) - rank(b) || b.number - a.number)
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
