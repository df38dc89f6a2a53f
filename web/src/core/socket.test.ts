import { localAnswer } from './local-answer'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cast } from './cast'
import { TableSocket } from './socket.svelte'
import type { Talk } from './types/answers'
import type { AnyFrame, Line, State, Update } from './types/frames'

class FakeSocket {
  static all: FakeSocket[] = []
  readyState = 1
  sent: { type: string; id: string }[] = []
  onmessage?: (message: { data: string }) => void
  onclose?: (event: { code: number }) => void
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
  break(code = 1006) {
    this.readyState = 3
    this.onclose?.({ code })
  }
}

const newest = () => FakeSocket.all.at(-1)!
const state = (number: number) => ({ number, table: 'abc' }) as State
const line = (text: string): Line => ({
  text,
  seat: 0,
  opens: false,
  minor: false,
  about: '',
  calls: false,
  cards: [],
})
const welcome = (number: number, more: object = {}) =>
  ({
    type: 'welcome',
    state: state(number),
    missed: [],
    story: [],
    talk: [],
    earlier: [],
    whole: false,
    ...more,
  }) as AnyFrame
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
    after: -1,
    changes: null,
    state: state(number),
    ...more,
  }) as Update
const changes = (after: number, number: number, more: object = {}) =>
  update(number, { after, changes: { number, ...more }, state: null })

let opened: TableSocket[] = []
function table() {
  const socket = new TableSocket('abc', 'en', (url) => cast<WebSocket>(new FakeSocket(url)))
  opened.push(socket)
  return socket
}

beforeEach(() => {
  FakeSocket.all = []
  vi.useFakeTimers()
})
afterEach(() => {
  for (const socket of opened) socket.close()
  opened = []
  vi.useRealTimers()
})

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
  newest().hear(localAnswer({ id: first!.id, ok: true, number: 2 }))
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

test('who is banned from a table is told so once, and the connection does not come back', async () => {
  const socket = table()
  newest().hear(welcome(3))
  newest().hear({ type: 'fault', reason: 'Signed out.', name: 'signed-out', values: {} })
  newest().break()
  expect(socket.connection).toBe('lost')
  const waits = socket.move('done')
  vi.advanceTimersByTime(1_000)
  newest().hear({ type: 'fault', reason: 'You are banned.', name: 'banned', values: {} })
  newest().break(4403)
  expect(socket.connection).toBe('ended')
  expect(socket.fault).toBe('You are banned.')
  expect((await waits).ok).toBe(false)
  const opened = FakeSocket.all.length
  vi.advanceTimersByTime(60_000)
  expect(FakeSocket.all.length).toBe(opened)
})

test('a connection that went silent is given up and opened again', () => {
  const socket = table()
  newest().hear(welcome(1))
  vi.advanceTimersByTime(25_000)
  expect(newest().sent.map((each) => each.type)).toEqual(['ping'])
  vi.advanceTimersByTime(10_500)
  expect(socket.connection).toBe('lost')
})

const said = (number: number, channel = 'table') => ({
  at: number,
  text: `${number}`,
  number,
  channel,
})

test('somebody who missed very much is told everything again', () => {
  const socket = table()
  newest().hear(welcome(3, { whole: true, story: [{ ...line('old'), number: 1 }] }))
  newest().break()
  vi.advanceTimersByTime(1000)
  const fresh = { whole: true, story: [{ ...line('new'), number: 900 }], talk: [said(899)] }
  newest().hear(welcome(900, { ...fresh, earlier: ['table'] }))
  expect(socket.story.map((each) => each.text)).toEqual(['new'])
  expect(socket.speech.map((each) => each.text)).toEqual(['899'])
  expect(socket.earlier).toEqual(['table'])
})

test('old talk is asked for page by page, and stands in its order', async () => {
  const socket = table()
  const talk = [said(7), said(8), said(2, 'gallery')]
  newest().hear(welcome(9, { whole: true, talk, earlier: ['table'] }))
  const asked: unknown[] = []
  await socket.lookBack((...given) => {
    asked.push(given)
    return Promise.resolve(cast<Talk>({ talk: [said(5), said(6)], earlier: false }))
  })
  expect(asked).toEqual([['table', 7]])
  expect(socket.speech.map((each) => each.number)).toEqual([2, 5, 6, 7, 8])
  expect(socket.earlier).toEqual([])
})

test('changes lead from the state one has to the next', () => {
  const socket = table()
  newest().hear(welcome(7))
  newest().hear(changes(7, 8, { table: 'changed' }))
  expect(socket.state).toEqual({ number: 8, table: 'changed' })
  newest().hear(changes(8, 8, { table: 'refreshed' })) // nothing new in the log
  expect(socket.state).toEqual({ number: 8, table: 'refreshed' })
  expect(newest().sent).toEqual([])
})

test('who lost a frame asks once for the whole state, and follows from there', () => {
  const socket = table()
  newest().hear(welcome(7))
  newest().hear(changes(8, 9, { table: 'astray' }))
  newest().hear(changes(9, 10, { table: 'astray' }))
  expect(socket.state).toEqual({ number: 7, table: 'abc' })
  expect(newest().sent.map((each) => each.type)).toEqual(['whole'])
  newest().hear(update(10, { what: 'refreshed', lines: [] }))
  newest().hear(localAnswer({ id: newest().sent[0]!.id, ok: true }))
  newest().hear(changes(10, 11, { table: 'found' }))
  expect(socket.state).toEqual({ number: 11, table: 'found' })
  expect(socket.story.map((each) => each.text)).toEqual(['entry 9', 'entry 10', 'entry 11'])
})

test('a frame that comes twice, or too late, changes nothing', () => {
  const socket = table()
  newest().hear(welcome(7))
  newest().hear(changes(7, 8, { table: 'once' }))
  newest().hear(changes(7, 8, { table: 'twice' }))
  newest().hear(changes(6, 7, { table: 'late' }))
  expect(socket.state).toEqual({ number: 8, table: 'once' })
  expect(socket.story).toHaveLength(1)
})

test('when the device has no network, that is known at once', () => {
  const socket = table()
  newest().hear(welcome(1))
  globalThis.dispatchEvent(new Event('offline'))
  expect(socket.connection).toBe('lost')
  const before = FakeSocket.all.length
  globalThis.dispatchEvent(new Event('online'))
  expect(FakeSocket.all.length).toBe(before + 1)
  newest().hear(welcome(1))
  expect(socket.connection).toBe('open')
  socket.close()
})

test('a move that is not answered within a second is said to be on its way, until it is', () => {
  const socket = table()
  newest().hear(welcome(1))
  void socket.busy(true)
  vi.advanceTimersByTime(1_500)
  expect(socket.late).toBe(false) // nobody waits for that
  void socket.move('done')
  const id = newest().sent.at(-1)!.id
  vi.advanceTimersByTime(900)
  expect(socket.late).toBe(false)
  vi.advanceTimersByTime(200)
  expect(socket.late).toBe(true)
  newest().hear(localAnswer({ id, ok: true }))
  expect(socket.late).toBe(false)
  socket.close()
})

test('while a move waits, a silent connection is noticed within seconds', () => {
  const socket = table()
  newest().hear(welcome(1))
  vi.advanceTimersByTime(10)
  void socket.move('done')
  vi.advanceTimersByTime(6_500)
  expect(socket.connection).toBe('lost')
  expect(socket.late).toBe(true)
  socket.close()
  expect(socket.late).toBe(false)
})

test('a frame that was held up on its way does not give anybody their time back', () => {
  vi.setSystemTime(1_000_000)
  const socket = table()
  newest().hear(welcome(1, { state: { ...state(1), at: 500_000 } }))
  expect(socket.receivedAt).toBe(1_000_000)
  vi.setSystemTime(1_030_000)
  newest().hear(update(2, { state: { ...state(2), at: 505_000 } }))
  expect(socket.receivedAt).toBe(1_005_000)
  vi.setSystemTime(1_031_000)
  newest().hear(update(3, { state: { ...state(3), at: 531_050 } }))
  expect(socket.receivedAt).toBe(1_031_000) // a quicker one than the first
  vi.setSystemTime(9_000_000) // somebody sets the clock of this device
  newest().hear(update(4, { state: { ...state(4), at: 532_000 } }))
  expect(socket.receivedAt).toBe(9_000_000)
  socket.close()
})
