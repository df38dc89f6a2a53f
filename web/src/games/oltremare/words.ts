/** Cards, offers and ports in words: for labels, for screen readers, for sentences. */
import { listed, t } from '$core/i18n.svelte'
import type { SeatInfo } from '$core/types/frames'
import type { Draft } from './offer'
import { ANY } from './offer'
import { SYMBOLS, type Setting } from './setting'
import type { Claim, Given, Offer } from './view'

export function goodsName(goods: string): string {
  return t(`oltremare-goods-${goods}`)
}

/** `2 gems` */
export function someGoods(count: number, goods: string): string {
  return t('oltremare-some-goods', { count, goods })
}

/** `Salt 7` */
export function cardName(setting: Setting, name: string): string {
  const goods = setting.card.get(name)?.goods ?? ''
  return t('oltremare-card-name', { goods, number: name.slice(goods.length) })
}

/** Everything that stands on a card. */
export function cardWords(setting: Setting, name: string): string {
  const card = setting.card.get(name)
  if (!card) return name
  return t('oltremare-card', {
    card: cardName(setting, name),
    symbols: card.symbols.map((symbol) => t(`oltremare-symbol-${symbol}`)).join(', '),
    power: card.power,
    load: card.load,
  })
}

export function portName(setting: Setting, name: string): string {
  return t('oltremare-port', { port: setting.port.get(name)?.title ?? name })
}

export function markerName(marker: string): string {
  return t(`oltremare-marker-${marker}`)
}

const MARKER_RULES: Record<string, string> = {
  'calm-sea': 'OM-2.3.6',
  'good-deals': 'OM-2.3.2',
  'pirate-fighter': 'OM-2.3.3',
  'favourable-trade': 'OM-2.2.7',
  'local-influence': 'OM-2.0',
  compass: 'OM-3.2',
}

/** The rule that says what a marker does. */
export function markerRule(marker: string): string {
  return MARKER_RULES[marker] ?? 'OM-3.1'
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

/** The cards on offer: `2 salt`, and each one of which something is said by itself. */
export function givenWords(given: Given[]): string[] {
  const silent = given.filter((each) => !claimWords(each)).map(({ goods }) => goods)
  const counted = [...new Set(silent)].map((goods) =>
    someGoods(silent.filter((each) => each === goods).length, goods),
  )
  const claimed = given.flatMap(({ goods, ...said }) => {
    const claim = claimWords(said)
    return claim ? [t('oltremare-claimed', { count: 1, goods, claim })] : []
  })
  return [...counted, ...claimed]
}

function side(items: string[], money: number): string {
  return [...items, ...(money ? [ducats(money)] : [])].join(' + ') || t('web-oltremare-nothing')
}

export function askedWords(ask: Record<string, number>, money: number, order: string[]): string {
  const items = [...order, ANY]
    .filter((goods) => ask[goods])
    .map((goods) => someGoods(ask[goods]!, goods))
  return side(items, money)
}

/** To whom something is offered, as sentences about offers choose by it. */
function addressee(seats: SeatInfo[], to: 'all' | number, you: number) {
  if (to === 'all') return { to: 'all', partner: '' }
  return { to: to === you ? 'you' : 'other', partner: seats[to]?.name ?? String(to) }
}

/** A whole offer as a sentence. */
export function offerSentence(
  offer: Offer,
  seats: SeatInfo[],
  you: number,
  order: string[],
): string {
  const decliners = offer.declined.map((seat) =>
    seat === you ? t('web-oltremare-you') : (seats[seat]?.name ?? String(seat)),
  )
  return t('oltremare-ticket', {
    tag: `#${offer.number}.${offer.version}`,
    me: offer.owner === you ? 'yes' : 'no',
    name: seats[offer.owner]?.name ?? '',
    ...addressee(seats, offer.to, you),
    give: side(givenWords(offer.give), offer.give_ducats),
    ask: askedWords(offer.ask, offer.ask_ducats, order),
    counters: offer.counters,
    declined: decliners.length,
    decliners: listed(decliners),
  })
}

/** Both sides of an offer in the making, in words. */
export function draftSides(draft: Draft, setting: Setting): { give: string; ask: string } {
  const given = draft.give.map(({ card, claim }) => ({
    goods: setting.card.get(card)?.goods ?? '',
    ...claim,
  }))
  const order = setting.goods.map((goods) => goods.name)
  return {
    give: side(givenWords(given), draft.giveDucats),
    ask: askedWords(draft.ask, draft.askDucats, order),
  }
}

/** The offer in the making, as the others will hear it. */
export function draftSentence(
  draft: Draft,
  setting: Setting,
  seats: SeatInfo[],
  you: number,
): string {
  return t('oltremare-offer-preview', {
    ...addressee(seats, draft.to, you),
    ...draftSides(draft, setting),
  })
}
