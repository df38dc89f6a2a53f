/** Cards, offers and ports in words: for labels, for screen readers, for sentences. */
import { t } from '../../lib/i18n.svelte'
import type { SeatInfo } from '../../lib/types'
import type { Draft } from './offer'
import { ANY } from './offer'
import { SYMBOLS, type Setting } from './setting'
import type { Claim, Given, Offer } from './view'

export function goodsName(goods: string): string {
  return t(`oltremare-goods-${goods}`)
}

/** `salt 7` */
export function cardName(setting: Setting, name: string): string {
  const goods = setting.card.get(name)?.goods ?? ''
  return t('oltremare-card-name', { goods: goodsName(goods), number: name.slice(goods.length) })
}

/** Everything that stands on a card. */
export function cardWords(setting: Setting, name: string): string {
  const card = setting.card.get(name)
  if (!card) return name
  return t('oltremare-card', {
    card: cardName(setting, name),
    symbols: card.symbols.map((symbol) => t(`oltremare-symbol-${symbol}`)).join(' '),
    power: card.power,
    load: card.load,
  })
}

export function portName(setting: Setting, name: string): string {
  return setting.port.get(name)?.title ?? name
}

export function markerName(marker: string): string {
  return t(`oltremare-marker-${marker}`)
}

export function ducats(count: number): string {
  return t('oltremare-ducats', { count })
}

/** `load 1, ship`: what somebody says of a card. */
export function claimWords(claim: Claim): string {
  const words: string[] = []
  if (claim.power) words.push(t('oltremare-claim-power', { power: claim.power }))
  if (claim.load) words.push(t('oltremare-claim-load', { load: claim.load }))
  for (const symbol of SYMBOLS)
    if (claim.symbols?.includes(symbol)) words.push(t(`oltremare-symbol-${symbol}`))
  return words.join(', ')
}

export function givenWords(given: Given): string {
  const claim = claimWords(given)
  const goods = goodsName(given.goods)
  return claim
    ? t('oltremare-claimed', { goods, claim })
    : t('oltremare-some-goods', { count: 1, goods })
}

function side(items: string[], money: number): string {
  return [...items, ...(money ? [ducats(money)] : [])].join(' + ') || t('web-oltremare-nothing')
}

export function askedWords(ask: Record<string, number>, money: number, order: string[]): string {
  const items = [...order, ANY]
    .filter((goods) => ask[goods])
    .map((goods) => t('oltremare-some-goods', { count: ask[goods]!, goods: goodsName(goods) }))
  return side(items, money)
}

function seatName(seats: SeatInfo[], seat: 'all' | number, you: number): string {
  if (seat === 'all') return t('oltremare-everybody')
  return seat === you ? t('web-oltremare-you') : (seats[seat]?.name ?? String(seat))
}

/** A whole offer as a sentence. */
export function offerSentence(
  offer: Offer,
  seats: SeatInfo[],
  you: number,
  order: string[],
): string {
  const decliners = offer.declined.map((seat) => seatName(seats, seat, you))
  return t('oltremare-ticket', {
    tag: `#${offer.number}.${offer.version}`,
    me: offer.owner === you ? 'yes' : 'no',
    name: seats[offer.owner]?.name ?? '',
    to: seatName(seats, offer.to, you),
    give: side(offer.give.map(givenWords), offer.give_ducats),
    ask: askedWords(offer.ask, offer.ask_ducats, order),
    counters: offer.counters,
    declined: decliners.length,
    decliners: decliners.join(', '),
  })
}

/** The offer in the making, as the others will hear it. */
export function draftSentence(
  draft: Draft,
  setting: Setting,
  seats: SeatInfo[],
  you: number,
): string {
  const given = draft.give.map(({ card, claim }) =>
    givenWords({ goods: setting.card.get(card)?.goods ?? '', ...claim }),
  )
  return t('oltremare-offer-preview', {
    to: seatName(seats, draft.to, you),
    give: side(given, draft.giveDucats),
    ask: askedWords(
      draft.ask,
      draft.askDucats,
      setting.goods.map((goods) => goods.name),
    ),
  })
}

/** "a, b and c", as the reader's language joins names. */
export function listing(items: string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(items)
}
