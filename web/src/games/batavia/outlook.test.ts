import { expect, test } from 'vitest'
import type { State } from '$core/types/frames'
import * as outlook from './outlook'
import { type Outlook, type View, heldByCompany, lettersOf, tileOf, total, viewOf } from './view'
import { cast } from '$core/cast'
import settings from './kept/settings.json'
import kept from './kept/states.json'
import type { Setting } from './setting'

const setting = cast<Setting>(settings.batavia)
const states = kept.map((state) => cast<State>(state))
const some = states.map((state) => viewOf(state)!)

/** A table of three with only what a test is about. */
function table(change: Partial<View>): View {
  const base = structuredClone(some.find((view) => view.players === 3)!)
  return {
    ...base,
    seat: 0,
    laid: [{}, {}, {}],
    hand: {},
    lot: {},
    step: [],
    held: [[], [], []],
    ...change,
  }
}

test('a tile is a company and a goods, and one face down is nothing', () => {
  expect(tileOf('france silk')).toEqual({ company: 'france', goods: 'silk' })
  expect(tileOf(null)).toBeNull()
})

test('cards are counted over all companies', () => {
  expect(total({ sweden: 1, england: 2 })).toBe(3)
})

test('tiles are held by company', () => {
  const view = table({ held: [['france silk', 'france tea', 'sweden tea'], [], []] })
  expect(heldByCompany(setting, view, 0).map((group) => group.tiles.length)).toEqual([2, 1])
})

test('the letters of a bid are looked up by the bid', () => {
  const told = cast<Outlook>({
    bids: { least: 4, most: 5 },
    shares: {
      seats: [2, 3, 0],
      counts: [
        [2, 1, 1],
        [2, 2, 1],
      ],
    },
  })
  expect(outlook.sharesOf(told, 5)).toEqual([
    { seat: 2, count: 2 },
    { seat: 3, count: 2 },
    { seat: 0, count: 1 },
  ])
  expect(outlook.sharesOf(told, 6)).toEqual([])
})

test('letters are a secret unless the table keeps a ledger', () => {
  const view = table({ letters: [15, null, null], knowledge: undefined })
  expect([lettersOf(view, 0), lettersOf(view, 1)]).toEqual([15, null])
  const ledger = {
    letters: [15, 12, 18],
    hands: [],
    discards: {},
    stock: {},
    drawn: [],
    drawn_here: null,
  }
  expect(lettersOf({ ...view, knowledge: ledger }, 1)).toBe(12)
})

test('on the voyage only what one may do is lit', () => {
  const to = { france: 4, sweden: 6 }
  const view = table({ prompt: { ask: 'travel', to }, moves: ['travel sweden'] })
  expect([...outlook.reachable(view)]).toEqual([[6, 'sweden']])
  const laying = table({
    prompt: { ask: 'lay', to, lay: [], done: true, seals: [], arrival: false, pirates: [] },
    moves: ['done'],
  })
  expect([...outlook.reachable(laying).keys()]).toEqual([4, 6])
})

test('the bids listed go from the smallest to all one has', () => {
  for (const view of some) {
    if (view.prompt.ask !== 'bid') continue
    const bids = outlook.bidsOf(view)
    if (bids.length) expect([bids[0], bids.at(-1)]).toEqual([view.prompt.min, view.prompt.max])
  }
})

test('a player who is asked has the part of the outlook that the question is about', () => {
  const part = { bid: 'shares', act: 'races', lay: 'races', travel: 'shops', exchange: 'swap' }
  for (const state of states) {
    const { ask } = viewOf(state)!.prompt
    if (ask in part) expect(state.outlook).toHaveProperty(part[ask as keyof typeof part])
  }
})
