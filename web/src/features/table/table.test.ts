import { flushSync, mount, unmount, type Component } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import { cast } from '$core/cast'
import { change, settings } from '$core/settings.svelte'
import type { Ask, State } from '$core/types/frames'
import ConfirmEnd from './ConfirmEnd.svelte'
import GameLog from './GameLog.svelte'
import PromptBar from './PromptBar.svelte'
import { hasChoice, mayGiveTime, publicMoney, turnOf } from './seat-facts'
import SeatStrip from './SeatStrip.svelte'

const seat = (name: string, more = {}) => ({
  name,
  kind: 'person' as const,
  bot: '',
  standing_in: '',
  coach: [],
  ready: false,
  clock: null,
  account: false,
  ...more,
})
function table(more: Partial<State> = {}): State {
  return {
    table: 'abc',
    number: 3,
    at: 0,
    title: '',
    game: 'chess',
    players: 2,
    options: {},
    private: false,
    clock: {},
    talk: 20,
    pace: 'calm',
    coach: false,
    ladder: false,
    open_later: false,
    open_hands: false,
    forked_at: -1,
    status: 'playing',
    commitment: '',
    seats: [seat('Bianca'), seat('Zorzi', { kind: 'bot', bot: 'merchant:sly' })],
    you: 0,
    host: true,
    running: 1,
    view: { turn: 1, gold: [4, 7] },
    ask: null,
    orders: null,
    same_deal_as: '',
    follows: '',
    rematch: '',
    day: '',
    counted: false,
    event: '',
    result: null,
    ...more,
  } as State
}
const asked: Ask = {
  prompt: 'Play 3 cards',
  hints: ['hand 7, limit 4'],
  help: ['CH-2.3'],
  waited_for: true,
  ends: [],
  undo: 1,
  no_undo: '',
  replies: [],
}

let shown: ReturnType<typeof mount> | undefined
function show(component: Component<never>, props: object) {
  shown = mount(component, { target: document.body, props: props as never })
  flushSync()
  return shown
}
afterEach(() => {
  if (shown) void unmount(shown)
  shown = undefined
  document.body.innerHTML = ''
})
const text = () => document.body.textContent ?? ''

test('the prompt line says what to do, and what it would cost', () => {
  show(PromptBar, { state: table({ ask: asked }) })
  expect(text()).toContain('Play 3 cards')
  expect(text()).toContain('hand 7, limit 4')
  expect(document.querySelector('.prompt')?.classList.contains('asked')).toBe(true)
})

test('an order that the house has dropped is spoken of', () => {
  show(PromptBar, { state: table({ orders_dropped: 'Please order it again.' }) })
  expect(document.querySelector('[role=status]')?.textContent).toContain('Please order it again.')
})

test('while others think, it says who', () => {
  show(PromptBar, { state: table() })
  expect(text()).toContain('Zorzi is thinking.')
})

test('in a replay nobody is asked anything', () => {
  show(PromptBar, { state: table({ ask: asked, running: -1 }), replaying: true, prompt: '' })
  expect(document.querySelector('.prompt')?.classList.contains('asked')).toBe(false)
  expect(text()).not.toContain('Undo')
})

test('a board may say more than the house, while a move is being composed', () => {
  show(PromptBar, { state: table({ ask: asked }), prompt: 'One more card', hints: [] })
  expect(text()).toContain('One more card')
  expect(text()).not.toContain('hand 7')
})

test('the end of a turn is confirmed, and can be confirmed for good', async () => {
  HTMLDialogElement.prototype.showModal ??= vi.fn()
  const dialog = cast<{ ask(text: string): Promise<boolean> }>(show(ConfirmEnd, {}))
  const first = dialog.ask('3 cards to the pirates')
  flushSync()
  expect(text()).toContain('3 cards to the pirates')
  const [yes, no] = [...document.querySelectorAll('button')]
  no!.click()
  expect(await first).toBe(false)
  const second = dialog.ask('')
  document.querySelector<HTMLInputElement>('input')!.click()
  yes!.click()
  expect(await second).toBe(true)
  expect(settings.confirm).toBe(false)
  change({ confirm: true })
})

test('the log reaches only as far back as the table allows', () => {
  const story = Array.from({ length: 9 }, (_, n) => ({
    text: `line ${n}`,
    seat: -1,
    opens: false,
    minor: false,
    number: n,
  }))
  show(GameLog, { story, limit: 3 })
  expect(text()).not.toContain('line 5')
  expect(text()).toContain('line 6')
})

test('a seat shows its purse and who plays it', () => {
  show(SeatStrip, { state: table(), presence: null, receivedAt: 0 })
  const [, second] = [...document.querySelectorAll('li')]
  expect(second!.textContent).toContain('7')
  expect(second!.textContent).toContain('Merchant, sly')
  expect(second!.getAttribute('aria-current')).toBe('true')
})

test('purses are read as the game says, or else as they usually are called', () => {
  expect(publicMoney(table(), 1)).toBe(7)
  expect(publicMoney(table({ view: { seats: [{ money: 3 }, { money: 9 }] } }), 1)).toBe(9)
  expect(publicMoney(table({ view: null }), 0)).toBe(null)
  expect(turnOf(table({ status: 'over' }))).toBe(-1)
})

test('time is offered to a rival whose clock has lost some, and to nobody else', () => {
  const clocked = (more: Partial<State> = {}) =>
    table({
      clock: { kind: 'live', bank: 100 },
      seats: [seat('Bianca', { clock: 40_000 }), seat('Zorzi', { clock: 100_000 })] as never,
      ...more,
    })
  const now = Date.now()
  expect(mayGiveTime(clocked(), now + 60_000, 1)).toBe(false) // it has all of it still
  expect(mayGiveTime(clocked(), now - 5_000, 1)).toBe(true)
  expect(mayGiveTime(clocked({ running: 0 }), now - 5_000, 1)).toBe(false)
  expect(mayGiveTime(clocked(), now - 5_000, 0)).toBe(false) // nobody gives it to themselves
  expect(mayGiveTime(clocked({ you: -1 }), now - 5_000, 1)).toBe(false)
  expect(mayGiveTime(clocked({ status: 'paused' }), now - 5_000, 1)).toBe(false)
  expect(mayGiveTime(table(), now, 1)).toBe(false)
})

test('a player who is away is marked at the seat, also where there is no room for words', () => {
  const people = [seat('Bianca'), seat('Zorzi')] as never
  const presence = { type: 'presence', seats: [0], watchers: 0 }
  show(SeatStrip, { state: table({ seats: people }), presence, receivedAt: 0 })
  const marked = [...document.querySelectorAll('li')].map((li) => li.classList.contains('gone'))
  expect(marked).toEqual([false, true])
})

test('nobody is asked whether they are sure of their only move', () => {
  expect(hasChoice({ moves: ['load salt7'] })).toBe(false)
  expect(hasChoice({ moves: ['load salt7', 'load silk2'] })).toBe(true)
  expect(hasChoice(null)).toBe(true)
})

test('a log that forgets says so', () => {
  const story = Array.from({ length: 3 }, (_, n) => ({
    text: `line ${n}`,
    seat: -1,
    opens: false,
    minor: false,
    about: '',
    cards: [],
    number: n,
  }))
  const of = { game: 'chess', options: {}, log_limit: 3 }
  show(GameLog, { story, show: () => {}, limit: 3, of })
  expect(text()).toContain('remembering is part of this game')
})
