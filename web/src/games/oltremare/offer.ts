/** An offer in the making, and the notation it is sent in. The server judges it; this only writes. */
import { SYMBOLS, type Setting, type SymbolName } from './setting'
import { type Claim, type Offer, tag } from './view'
import type { OfferLimits, Whom } from './wire'

export const ANY = 'any'

export interface DraftCard {
  card: string
  claim: Claim
}

export interface Draft {
  act: 'offer' | 'amend' | 'counter'
  link: string // the offer it is about, as #3.1; empty for a new one
  to: Whom
  give: DraftCard[]
  giveDucats: number
  ask: Record<string, number>
  askDucats: number
}

export function newDraft(to: Whom): Draft {
  return { act: 'offer', link: '', to, give: [], giveDucats: 0, ask: {}, askDucats: 0 }
}

// --- claims ---------------------------------------------------------------------------------------

/** `load 1`, `power 6`, `ship`: each thing that is said. */
function claimed(claim: Claim): string[] {
  const words: string[] = []
  if (claim.load) words.push(`load ${claim.load}`)
  if (claim.power) words.push(`power ${claim.power}`)
  for (const symbol of SYMBOLS) if (claim.symbols?.includes(symbol)) words.push(symbol)
  return words
}

/** `[load 1, power 6, ship]`, or nothing. */
export function writeClaim(claim: Claim): string {
  const words = claimed(claim)
  return words.length ? `[${words.join(', ')}]` : ''
}

export function readClaim(text: string): Claim {
  const claim: Claim = {}
  for (const word of text.split(', ')) {
    const [what, number] = word.split(' ')
    if (what === 'load') claim.load = Number(number)
    else if (what === 'power') claim.power = Number(number)
    else if (SYMBOLS.includes(word as SymbolName))
      claim.symbols = [...(claim.symbols ?? []), word as SymbolName]
  }
  return claim
}

export function saysNothing(claim: Claim): boolean {
  return writeClaim(claim) === ''
}

/** Say it, or take it back if it was said already. */
export function toggleClaim(claim: Claim, what: 'load' | 'power', value: number): Claim {
  return { ...claim, [what]: claim[what] === value ? undefined : value }
}

/** Of symbols one can say only so many: the newest. */
export function toggleSymbol(
  claim: Claim,
  symbol: SymbolName,
  most: OfferLimits['symbols'],
): Claim {
  const said = claim.symbols ?? []
  const symbols = said.includes(symbol)
    ? said.filter((each) => each !== symbol)
    : [...said, symbol].slice(-most)
  return { ...claim, symbols }
}

/** All that can truly be said of a card, as the server says it. */
export function truth(setting: Setting, card: string): Claim {
  return readClaim(setting.card.get(card)?.truths.join(', ') ?? '')
}

/** Whether all that is said of a card is among what the server says is true of it. */
export function isTrue(setting: Setting, card: string, claim: Claim): boolean {
  const truths = setting.card.get(card)?.truths
  return !truths || claimed(claim).every((word) => truths.includes(word))
}

// --- composing ------------------------------------------------------------------------------------

export function toggleGive(draft: Draft, card: string): Draft {
  const has = draft.give.some((each) => each.card === card)
  const give = has
    ? draft.give.filter((each) => each.card !== card)
    : [...draft.give, { card, claim: {} }]
  return { ...draft, give }
}

export function setClaim(draft: Draft, card: string, claim: Claim): Draft {
  return { ...draft, give: draft.give.map((each) => (each.card === card ? { card, claim } : each)) }
}

/** One more or fewer of a goods on the side of what is wanted. */
export function addAsk(draft: Draft, goods: string, by: number, most: OfferLimits['ask']): Draft {
  const count = Math.min(most, Math.max(0, (draft.ask[goods] ?? 0) + by))
  return { ...draft, ask: { ...draft.ask, [goods]: count } }
}

/** Ducats between the two: above zero I pay them, below zero I want them. */
export function netDucats(draft: Draft): number {
  return draft.giveDucats - draft.askDucats
}

export function setDucats(draft: Draft, net: number, most: OfferLimits['ducats']): Draft {
  const kept = Math.min(most, Math.max(-most, net))
  return { ...draft, giveDucats: Math.max(0, kept), askDucats: Math.max(0, -kept) }
}

/** Whether nothing is written yet. What an offer needs, the server says. */
export function isBlank(draft: Draft): boolean {
  const asks = Object.values(draft.ask).some((count) => count > 0)
  return !draft.give.length && !asks && netDucats(draft) === 0
}

export function writeOffer(draft: Draft, goodsOrder: string[]): string {
  const give = draft.give.map(({ card, claim }) => card + writeClaim(claim))
  if (draft.giveDucats) give.push(`${draft.giveDucats}d`)
  const ask = [...goodsOrder, ANY]
    .filter((goods) => draft.ask[goods])
    .map((goods) => `${draft.ask[goods]} ${goods}`)
  if (draft.askDucats) ask.push(`${draft.askDucats}d`)
  const head = draft.link ? `${draft.act} ${draft.link}` : draft.act
  return `${head} ${draft.to}: ${give.join(' + ') || 'nothing'} for ${ask.join(' + ') || 'nothing'}`
}

const OFFER =
  /^(?<act>offer|amend|counter)(?: (?<link>#\d+\.\d+))? (?<to>all|\d): (?<given>.+) for (?<asked>.+)$/

/** The draft behind a notation, or null if it is none. */
export function readOffer(text: string): Draft | null {
  const found = OFFER.exec(text)
  if (!found) return null
  const [act, link, to, given, asked] = ['act', 'link', 'to', 'given', 'asked'].map(
    (name) => found.groups?.[name] ?? '',
  ) as [Draft['act'], string, string, string, string]
  const draft = { ...newDraft(to === 'all' ? 'all' : Number(to)), act, link }
  for (const item of given === 'nothing' ? [] : given.split(' + ')) {
    const ducats = /^(\d+)d$/.exec(item)
    const card = /^(\w+)(?:\[(.*)\])?$/.exec(item)
    if (ducats) draft.giveDucats += Number(ducats[1])
    else if (card) draft.give.push({ card: card[1]!, claim: readClaim(card[2] ?? '') })
    else return null
  }
  for (const item of asked === 'nothing' ? [] : asked.split(' + ')) {
    const ducats = /^(\d+)d$/.exec(item)
    const goods = /^(\d+) (\w+)$/.exec(item)
    if (ducats) draft.askDucats += Number(ducats[1])
    else if (goods) draft.ask[goods[2]!] = (draft.ask[goods[2]!] ?? 0) + Number(goods[1])
    else return null
  }
  return draft
}

// --- from offers on the table ---------------------------------------------------------------------

/** My own offer, to be changed. */
export function amendment(offer: Offer): Draft {
  return {
    act: 'amend',
    link: tag(offer),
    to: offer.to,
    give: offer.give.flatMap(({ card, load, power, symbols }) =>
      card ? [{ card, claim: { load, power, symbols } }] : [],
    ),
    giveDucats: offer.give_ducats,
    ask: { ...offer.ask },
    askDucats: offer.ask_ducats,
  }
}

/** Somebody's offer turned round: what they want I give, as far as I hold it. */
export function counterTo(offer: Offer, cards: string[]): Draft {
  const ask: Record<string, number> = {}
  for (const { goods } of offer.give) ask[goods] = (ask[goods] ?? 0) + 1
  return {
    act: 'counter',
    link: tag(offer),
    to: offer.owner,
    give: cards.map((card) => ({ card, claim: {} })),
    giveDucats: offer.ask_ducats,
    ask,
    askDucats: offer.give_ducats,
  }
}
