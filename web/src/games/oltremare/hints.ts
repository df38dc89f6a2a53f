/** What the choice so far would lead to, said in the prompt line before it is sent. */
import { clauses, listed, t } from '$core/i18n.svelte'
import { loaded as lotsLoaded } from './cargo'
import type { Setting } from './setting'
import { tally } from './tally'
import type { Outlook, View } from './view'
import { cardName, cardWords, markerName, portName } from './words'

/** Undefined: the server's own hints say it best. */
export function hintsFor(
  setting: Setting,
  view: View,
  outlook: Outlook,
  chosen: string[],
  port: string,
): string[] | undefined {
  const ask = view.prompt.ask
  if (ask === 'play' && chosen.length) return played(setting, view, chosen)
  if (ask === 'load' && chosen.length) return loaded(setting, view, outlook, chosen)
  if ((ask === 'compass' || ask === 'sail') && port) return arriving(setting, view, port)
  return undefined
}

function arriving(setting: Setting, view: View, port: string): string[] {
  const marker = markerName(view.markers[port] ?? 'none')
  const id = view.prompt.ask === 'compass' ? 'compass-to' : 'sail-to'
  return [t(`web-oltremare-hint-${id}`, { port: portName(setting, port), marker })]
}

function played(setting: Setting, view: View, chosen: string[]): string[] {
  const cards = [...view.played, ...chosen]
  const rows = tally(setting, cards, view.seats[view.seat]?.marker ?? 'none')
  const [coins, flags, draws, sails] = rows
  const words: string[] = []
  const gained = coins!.brings + sails!.ducats
  if (gained) words.push(t('oltremare-outcome-ducats', { ducats: gained }))
  if (flags!.brings) words.push(t('oltremare-outcome-pirates', { cards: flags!.brings }))
  if (flags!.note === 'beaten') words.push(t('oltremare-outcome-beaten'))
  if (draws!.brings) words.push(t('oltremare-outcome-draw', { cards: draws!.brings }))
  if (sails!.brings) words.push(t('oltremare-outcome-sail', { ports: sails!.brings }))
  return [
    t('oltremare-play-preview', {
      cards: listed(cards.map((card) => cardName(setting, card))),
      outcome: listed(words) || t('oltremare-outcome-nothing'),
      hand: view.hand.length - chosen.length + draws!.brings,
    }),
  ]
}

function loaded(setting: Setting, view: View, outlook: Outlook, order: string[]): string[] {
  const top = order.at(-1)!
  const hand = view.hand.length
  const next = outlook.tops?.[top]
  if (!next) return []
  const { power, load, excess, missing } = next
  const told: string[] = []
  if (excess) told.push(t('oltremare-next-excess', { hand, power, cards: excess }))
  else if (missing) told.push(t('oltremare-next-missing', { hand, load, cards: missing }))
  else told.push(t('oltremare-next-fits', { hand }))
  const lot = lotsLoaded(setting, outlook.loads, order)[order.length - 1]
  if (lot && lot.count > 1)
    told.push(
      t('oltremare-lot-pays', {
        exact: lot.exact ? 'yes' : 'no',
        count: lot.count,
        goods: lot.goods,
        pay: lot.pay,
        more: lot.more,
      }),
    )
  return [t('oltremare-load-preview', { card: cardWords(setting, top), told: clauses(told) })]
}
