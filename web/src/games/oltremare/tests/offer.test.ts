import { describe, expect, it } from 'vitest'
import {
  type Draft,
  addAsk as addAskUpTo,
  amendment,
  counterTo,
  isBlank,
  isTrue,
  netDucats,
  newDraft,
  readOffer,
  setClaim,
  setDucats as setDucatsUpTo,
  toggleClaim,
  toggleGive,
  toggleSymbol as toggleSymbolOf,
  truth,
  writeOffer,
} from '../offer'
import type { Claim, Offer } from '../view'
import type { SymbolName } from '../wire'
import { setting } from './setting'

const order = setting.goods.map((goods) => goods.name)
const { ask, ducats, symbols } = setting.limits
const addAsk = (draft: Draft, goods: string, by: number) => addAskUpTo(draft, goods, by, ask)
const setDucats = (draft: Draft, net: number) => setDucatsUpTo(draft, net, ducats)
const toggleSymbol = (claim: Claim, symbol: SymbolName) => toggleSymbolOf(claim, symbol, symbols)

describe('composing an offer', () => {
  it('writes cards, ducats and wanted goods as the notation does', () => {
    let draft = newDraft(2)
    draft = toggleGive(draft, 'grain3')
    draft = setDucats(draft, 1)
    draft = addAsk(addAsk(draft, 'salt', 1), 'salt', 1)
    expect(writeOffer(draft, order)).toBe('offer 2: grain3 + 1d for 2 salt')
  })

  it('writes claims in brackets, loads before powers before symbols', () => {
    let draft = toggleGive(newDraft('all'), 'salt7')
    draft = setClaim(draft, 'salt7', { symbols: ['ship'], power: 6, load: 1 })
    draft = setDucats(addAsk(draft, 'silk', 1), -2)
    expect(writeOffer(draft, order)).toBe('offer all: salt7[load 1, power 6, ship] for 1 silk + 2d')
  })

  it('asks for a gift with nothing in return', () => {
    expect(writeOffer(addAsk(newDraft(0), 'any', 1), order)).toBe('offer 0: nothing for 1 any')
  })

  it.each([
    'offer 2: grain3 + 1d for 2 salt',
    'offer all: salt7[load 1, ship] for 1 silk + 2d',
    'offer 0: nothing for 1 any',
    'amend #3.1 all: salt7 + salt9[power 3, ducat, flag] for nothing',
    'counter #3.2 0: silk1 for 1 gems + 1 any',
  ])('reads %s back', (text) => {
    expect(writeOffer(readOffer(text)!, order)).toBe(text)
  })

  it('does not read what is not an offer', () => {
    expect(readOffer('play salt7')).toBeNull()
    expect(readOffer('offer 2: salt7 for lots')).toBeNull()
  })

  it('takes a card back on the second click, and never asks for fewer than none', () => {
    const draft = toggleGive(toggleGive(newDraft(1), 'salt7'), 'salt7')
    expect(isBlank(addAsk(draft, 'salt', -1))).toBe(true)
  })

  it('is for the server to judge as soon as anything is written, be it ducats alone', () => {
    expect(isBlank(setDucats(newDraft(1), 2))).toBe(false)
    expect(isBlank(addAsk(newDraft(1), 'salt', 1))).toBe(false)
  })

  it('asks for no more than an offer can say', () => {
    expect(addAsk(newDraft(1), 'salt', 99).ask.salt).toBe(ask)
    expect(setDucats(newDraft(1), -9999).askDucats).toBe(ducats)
  })

  it('lets ducats go only one way', () => {
    const draft = setDucats(setDucats(newDraft(1), 3), -4)
    expect([draft.giveDucats, draft.askDucats, netDucats(draft)]).toEqual([0, 4, -4])
  })
})

describe('claims', () => {
  it('say at most two symbols: the newest', () => {
    let claim = toggleSymbol({}, 'ship')
    claim = toggleSymbol(toggleSymbol(claim, 'flag'), 'ducat')
    expect(claim.symbols).toEqual(['flag', 'ducat'])
  })

  it('are taken back by saying them again', () => {
    expect(toggleClaim(toggleClaim({}, 'load', 2), 'load', 2).load).toBeUndefined()
  })

  it('are known to be true or not by the owner of the card', () => {
    const all = truth(setting, 'salt5')
    expect(isTrue(setting, 'salt5', all)).toBe(true)
    expect(isTrue(setting, 'salt5', { ...all, load: all.load === 1 ? 2 : 1 })).toBe(false)
    expect(isTrue(setting, 'salt5', {})).toBe(true)
  })
})

const theirs: Offer = {
  number: 3,
  version: 2,
  owner: 1,
  to: 'all',
  give: [{ goods: 'salt', load: 1 }, { goods: 'salt' }],
  give_ducats: 2,
  ask: { silk: 1, any: 1 },
  ask_ducats: 0,
  counters: 0,
  declined: [],
}

describe('answering an offer', () => {
  it('turns it round for a counter-offer, with the cards that the server found for it', () => {
    const draft = counterTo(theirs, ['silk4', 'gems1'])
    expect(writeOffer(draft, order)).toBe('counter #3.2 1: silk4 + gems1 for 2 salt + 2d')
  })

  it('keeps cards and claims when the own offer is changed', () => {
    const mine: Offer = {
      ...theirs,
      owner: 0,
      give: [{ goods: 'salt', card: 'salt7', load: 1 }],
    }
    expect(writeOffer(amendment(mine), order)).toBe(
      'amend #3.2 all: salt7[load 1] + 2d for 1 silk + 1 any',
    )
  })
})
