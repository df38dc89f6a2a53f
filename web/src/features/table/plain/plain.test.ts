import { localAnswer } from '$core/local-answer'
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import type { State } from '$core/types/frames'
import PlainTable from './PlainTable.svelte'
import { groups, moveGroups, moveLabel, plainPurse, seatFacts, sheet } from './view'

/** A moment of a game that the browser has never heard of. */
const view = {
  game: 'haggle',
  version: 1,
  players: 2,
  seat: 0,
  turn: 0,
  prompt: { ask: 'buy_or_pass', price: 3 },
  moves: ['buy silk7', 'buy salt2', 'pass'],
  hand: ['silk7', 'salt2'],
  bidder: 1,
  pile: 12,
  last_round: false,
  market: { silk: { price: 3, left: 2 }, salt: { price: 1, left: 5 } },
  seats: [
    { money: 12, cards: 2 },
    { money: 9, cards: 3 },
  ],
}
const state = (more: Partial<State> = {}): State => ({
  table: 'k7x2',
  number: 4,
  at: 0,
  title: '',
  game: 'haggle',
  players: 2,
  options: {},
  private: false,
  clock: {},
  talk: 0,
  pace: 'calm',
  coach: false,
  ladder: false,
  open_later: false,
  open_hands: false,
  forked_at: -1,
  status: 'playing',
  commitment: '',
  seats: ['Ada', 'Zorzi'].map((name) => ({
    name,
    kind: 'person',
    bot: '',
    standing_in: '',
    coach: [],
    ready: false,
    clock: null,
    person: name,
  })),
  you: 0,
  host: true,
  running: 0,
  view,
  ask: {
    prompt: '',
    hints: [],
    help: [],
    waited_for: true,
    ends: [],
    undo: 0,
    no_undo: '',
    replies: [],
  },
  orders: null,
  orders_dropped: '',
  outlook: null,
  log_limit: 0,
  same_deal_as: '',
  follows: '',
  rematch: '',
  paused_by: -1,
  host_seat: 0,
  day: '',
  counted: false,
  event: '',
  result: null,
  ...more,
})
const said = (ok: boolean) => localAnswer({ ok, number: 5 })

let shown: Record<string, unknown> | undefined
function show(table: State, send = vi.fn(() => Promise.resolve(said(true)))) {
  const props = { state: table, events: [], send, check: send, replaying: false }
  shown = mount(PlainTable, { target: document.body, props })
  flushSync()
  return send
}
afterEach(() => {
  if (shown) void unmount(shown)
  shown = undefined
  document.body.innerHTML = ''
})
const text = () => (document.body.textContent ?? '').replace(/\s+/g, ' ')
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((each) => each.textContent?.trim() === name)

test('what the seat sees is there to read: hand, seats, facts, tables', () => {
  show(state())
  expect(document.querySelector('[data-part="hand"]')?.textContent).toMatch(/silk 7\s*salt 2/)
  const seats = document.querySelector('[data-part="seats"]')!
  expect(seats.textContent).toContain('Zorzi')
  expect([...seats.querySelectorAll('tbody tr')].map((row) => row.textContent?.trim())).toEqual([
    expect.stringMatching(/Money\s*12\s*9/),
    expect.stringMatching(/Cards\s*2\s*3/),
  ])
  expect(text()).toContain('Bidder Zorzi')
  expect(text()).toContain('Pile 12')
  expect(text()).toContain('Last round no')
  expect(document.querySelector('[data-part="market"] th[scope="col"]')?.textContent).toBe('Price')
})

test('without a sentence from the house the question is asked in its own words', () => {
  show(state())
  expect(document.querySelector('.prompt')?.textContent).toContain('Buy or pass')
  expect(document.querySelector('.prompt')?.textContent).toContain('Price: 3')
})

test('moves are buttons, and a click plays one', async () => {
  const send = show(state())
  button('Buy silk 7')!.click()
  expect(send).toHaveBeenCalledWith('buy silk7')
  await vi.waitFor(() => expect(button('Pass')!.disabled).toBe(false))
})

test('a move that is not listed can be written; a refused one stays to be mended', async () => {
  const send = show(
    state(),
    vi.fn(() => Promise.resolve(said(false))),
  )
  const field = document.querySelector<HTMLInputElement>('#plain-move')!
  field.value = 'offer 1: silk7 for 2 salt'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  flushSync()
  document.querySelector('form')!.requestSubmit()
  await vi.waitFor(() => expect(send).toHaveBeenCalledWith('offer 1: silk7 for 2 salt'))
  expect(field.value).toBe('offer 1: silk7 for 2 salt')
})

test('a watcher, and a game that is over, are asked nothing', () => {
  show(state({ you: -1, ask: null }))
  expect(document.querySelector('.moves')).toBeNull()
})

test('many moves stand in groups by what they do', () => {
  const found = moveGroups(['play salt7', 'play silk1', 'pass'])
  expect(found.map(({ verb, moves }) => [verb, moves.map(({ label }) => label)])).toEqual([
    ['Play', ['salt 7', 'silk 1']],
    ['Pass', ['Pass']],
  ])
  expect(moveLabel('play salt7')).toBe('Play salt 7')
  expect(moveLabel('pass', { pass: 'Let it go' })).toBe('Let it go')
})

test('money is found under seats or in a list of its own', () => {
  expect(plainPurse(view, 1)).toBe(9)
  expect(plainPurse({ gold: [4, 5] }, 1)).toBe(5)
  expect(plainPurse({}, 0)).toBeUndefined()
})

test('only what has the same facts makes a table', () => {
  expect(sheet({ a: { x: 1 }, b: { x: 2 } })?.columns).toEqual(['x'])
  expect(sheet({ a: { x: 1 }, b: { y: 2, z: 3 } })).toBeNull()
  expect(sheet(['silk', 'salt'])).toBeNull()
})

test('a list with an entry for each seat is told seat by seat, unless it is one of seats or cards', () => {
  const found = {
    gold: [1, 0],
    crates: [{ salt: 2 }, {}],
    order: [1, 0],
    row: ['silk', 'salt'],
    die: 3,
  }
  expect(seatFacts(found, 2).map(({ name }) => name)).toEqual(['gold', 'crates'])
  expect(groups(found, 2).parts.map(({ name }) => name)).toEqual(['order', 'row'])
  expect(groups(found, 2).facts).toEqual({ die: 3 })
})
