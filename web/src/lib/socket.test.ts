import { answer } from './answer'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { known } from './known'
import { TableSocket } from './socket.svelte'
import type { AnyFrame, Line, State, Update } from './types'

class FakeSocket {
  static all: FakeSocket[] = []
  readyState = 1
  sent: { type: string; id: string }[] = []
  onmessage?: (message: { data: string }) => void
  onclose?: () => void
  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close() {
    this.readyState = 3
  }
  hear(frame: AnyFrame) {
    this.onmessage?.({ data: JSON.stringify(frame) })
  }
  break() {
    this.readyState = 3
    this.onclose?.()
  }
}

const newest = () => FakeSocket.all.at(-1)!
const state = (number: number) => ({ number, table: 'abc' }) as State
const line = (text: string): Line => ({ text, seat: 0, opens: false, minor: false })
const welcome = (number: number, more: object = {}) =>
  ({ type: 'welcome', state: state(number), missed: [], story: [], talk: [], ...more }) as AnyFrame
const update = (number: number, more: object = {}) =>
  ({
    type: 'update',
    number,
    at: 0,
    what: 'moved',
    seat: 0,
    taken_back: [],
    events: [],
    lines: [line(`entry ${number}`)],
    speech: null,
    state: state(number),
    ...more,
  }) as Update

function table() {
  return new TableSocket('abc', 'en', (url) => known<WebSocket>(new FakeSocket(url)))
}

beforeEach(() => {
  FakeSocket.all = []
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

test('a welcome brings the state and the story', () => {
  const socket = table()
  expect(newest().url).toContain('/ws/abc?lang=en')
  newest().hear(welcome(7, { story: [line('Bianca sits down.')] }))
  expect(socket.connection).toBe('open')
  expect(socket.state?.number).toBe(7)
  expect(socket.story.map((each) => each.text)).toEqual(['Bianca sits down.'])
})

test('after a break exactly what was missed is asked for and told once', () => {
  const socket = table()
  newest().hear(welcome(7))
  newest().hear(update(8))
  newest().break()
  expect(socket.connection).toBe('lost')
  expect(socket.state?.number).toBe(8) // the board stays readable
  vi.advanceTimersByTime(2000)
  expect(FakeSocket.all).toHaveLength(2)
  expect(newest().url).toContain('last=8&')
  newest().hear(welcome(10, { missed: [update(9, { state: null }), update(10, { state: null })] }))
  newest().hear(update(10))
  expect(socket.story.map((each) => each.text)).toEqual(['entry 8', 'entry 9', 'entry 10'])
  expect(socket.connection).toBe('open')
})

test('a request without an answer is sent again with the same id', async () => {
  const socket = table()
  newest().hear(welcome(1))
  const answered = socket.move('pass')
  const [first] = newest().sent
  newest().break()
  vi.advanceTimersByTime(2000)
  expect(newest().sent).toEqual([]) // not before the welcome
  newest().hear(welcome(1))
  expect(newest().sent).toEqual([first])
  newest().hear(answer({ id: first!.id, ok: true, number: 2 }))
  expect((await answered).ok).toBe(true)
})

test('events of updates without a state wait for the one that has it', () => {
  const socket = table()
  newest().hear(welcome(1))
  newest().hear(update(2, { state: null, events: [{ kind: 'drawn' }] }))
  expect(socket.state?.number).toBe(1)
  newest().hear(update(3, { events: [{ kind: 'sailed' }] }))
  expect(socket.state?.number).toBe(3)
  expect(socket.events).toEqual([{ kind: 'drawn' }, { kind: 'sailed' }])
})

test('a fault before the welcome ends it; after it the connection comes back', () => {
  const none = table()
  newest().hear({ type: 'fault', reason: 'There is no such table.', name: 'no-table', values: {} })
  newest().break()
  expect(none.connection).toBe('ended')
  expect(none.fault).toBe('There is no such table.')

  const other = table()
  newest().hear(welcome(3))
  newest().hear({ type: 'fault', reason: 'The house restarts.', name: 'restart', values: {} })
  newest().break()
  expect(other.connection).toBe('lost')
})

test('a connection that went silent is given up and opened anew', () => {
  const socket = table()
  newest().hear(welcome(1))
  vi.advanceTimersByTime(25_000)
  expect(newest().sent.map((each) => each.type)).toEqual(['ping'])
  vi.advanceTimersByTime(10_500)
  expect(socket.connection).toBe('lost')
})
