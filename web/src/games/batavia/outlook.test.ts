import { expect, test } from 'vitest'
import * as outlook from './outlook'
import { type Cards, type View, heldByCompany, lettersOf, tileOf, total } from './view'
import moments from './demo/moments.json'

const some = moments.map((moment) => moment.state.view as unknown as View)

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

test('a tie is no majority: one card more than the best is needed', () => {
  const view = table({ laid: [{ france: 1 }, { france: 3 }, { france: 2 }], hand: { france: 3 } })
  expect(outlook.race(view, 'france', 0)).toMatchObject({ best: 3, missing: 3, reach: 'can' })
  const fewer = { ...view, hand: { france: 2 } as Cards }
  expect(outlook.race(fewer, 'france', 0).reach).toBe('cannot')
  expect(outlook.race(view, 'denmark', 0)).toMatchObject({ missing: 1, reach: 'cannot' })
})

test('a crate more leads, ties or stays behind', () => {
  const view = table({})
  view.posts.silk = { crates: { england: 1, france: 1 }, leaders: [1], gold: 13, tied: 6 }
  expect(outlook.withCrate(view, 'silk', 0)).toMatchObject({ standing: 'behind', gold: 0, best: 2 })
  expect(outlook.withCrate(view, 'silk', 1)).toMatchObject({ standing: 'leads', gold: 13, mine: 3 })
  view.posts.silk.crates = { england: 1 }
  expect(outlook.withCrate(view, 'silk', 0)).toMatchObject({ standing: 'tied', gold: 6 })
})

test('an exchange pays by companies, not by tiles', () => {
  const view = table({ held: [['france silk', 'france tea', 'sweden tea'], [], []] })
  expect(outlook.exchangeNow(view, 0)).toEqual({ companies: 2, gold: 3, next: 6 })
  expect(outlook.exchangeNow(view, 1)).toEqual({ companies: 0, gold: 0, next: 1 })
  expect(heldByCompany(view, 0).map((group) => group.tiles.length)).toEqual([2, 1])
})

test('the letters of a bid go round from the left neighbour', () => {
  expect(outlook.shares(5, 1, 4)).toEqual([
    { seat: 2, count: 2 },
    { seat: 3, count: 2 },
    { seat: 0, count: 1 },
  ])
  expect(outlook.shares(1, 2, 3)).toEqual([{ seat: 0, count: 1 }])
})

test('the pirates are near five cards before they come', () => {
  const at = (cannon: number) => outlook.danger(table({ cannon, threshold: 21, phase: 'lay' }))
  expect([15, 16, 20, 21].map(at)).toEqual(['calm', 'near', 'near', 'attack'])
})

test('the next shop of a company is the first open one ahead that is not taken', () => {
  const view = table({ merchants: [2, 0, 0], face_up: 6, taken: [4] })
  view.tiles = [
    'france tea',
    'france silk',
    'sweden tea',
    'france ginger',
    'sweden silk',
    'france pepper',
  ]
  expect(outlook.nextShop(view, 'france', 0)).toBe(6)
  expect(outlook.nextShop(view, 'sweden', 0)).toBe(3)
  expect(outlook.nextShop(view, 'denmark', 0)).toBeNull()
})

test('letters are a secret unless the table keeps a ledger', () => {
  const view = table({ letters: [15, null, null], knowledge: undefined })
  expect([lettersOf(view, 0), lettersOf(view, 1)]).toEqual([15, null])
  const ledger = { letters: [15, 12, 18], hands: [], discards: {} }
  expect(lettersOf({ ...view, knowledge: ledger }, 1)).toBe(12)
})

test('on the voyage only what one may do is lit', () => {
  const prompt = { ask: 'travel', to: { france: 4, sweden: 6 } } as const
  const view = table({ prompt, moves: ['travel sweden'] })
  expect([...outlook.reachable(view)]).toEqual([[6, 'sweden']])
  const laying = table({ prompt: { ...prompt, ask: 'lay' }, moves: ['done'] })
  expect([...outlook.reachable(laying).keys()]).toEqual([4, 6])
})

test('what the server says can be reached is what our own reckoning finds', () => {
  const asked = some.filter((view) => view.prompt.to)
  expect(asked.length).toBeGreaterThan(0)
  for (const view of asked) {
    for (const [space, company] of outlook.reachable(view)) {
      expect(outlook.nextShop(view, company, view.seat)).toBe(space)
    }
  }
})

test('the bids listed go from the smallest to all one has', () => {
  const asked = some.filter((view) => view.prompt.ask === 'bid')
  for (const view of asked) {
    const bids = outlook.bidsOf(view)
    if (bids.length) expect([bids[0], bids.at(-1)]).toEqual([view.prompt.min, view.prompt.max])
  }
})
