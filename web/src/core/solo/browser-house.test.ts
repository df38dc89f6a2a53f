import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BrowserHouse } from './browser-house.svelte'
import type { FromHouse, ToHouse } from './messages'

class FakeWorker {
  static all: FakeWorker[] = []
  sent: ToHouse[] = []
  ended = false
  onmessage?: (message: { data: FromHouse }) => void
  onerror?: (event: { message: string }) => void
  constructor(readonly address: URL) {
    FakeWorker.all.push(this)
  }
  postMessage(message: ToHouse) {
    this.sent.push(message)
  }
  terminate() {
    this.ended = true
  }
  hear(message: FromHouse) {
    this.onmessage?.({ data: message })
  }
  asked<K extends ToHouse['type']>(type: K) {
    return this.sent.filter((each) => each.type === type) as (ToHouse & { type: K })[]
  }
}

const newest = () => FakeWorker.all.filter(({ address }) => /house/.test(address.href)).at(-1)!
const files = { folder: 'http://here/python/', house: 'http://here/house.zip' }
const ready: FromHouse = { type: 'ready', python: '3.14.2', compiled: false }

beforeEach(() => {
  FakeWorker.all = []
  vi.stubGlobal('Worker', FakeWorker)
  vi.useFakeTimers()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a request starts the house and is answered as a server would', async () => {
  const house = new BrowserHouse(files)
  const asked = house.fetch('/api/me', { method: 'POST', body: '{"name":"Ada"}' })
  expect(house.awaited).toBe(true)
  const [request] = newest().asked('request')
  expect(request).toMatchObject({ method: 'POST', path: '/api/me', body: '{"name":"Ada"}' })
  newest().hear(ready)
  expect([house.ready, house.awaited, house.python]).toEqual([true, false, '3.14.2'])
  newest().hear({ type: 'answer', id: request!.id, status: 201, headers: {}, body: '{"a":1}' })
  const answer = await asked
  expect([answer.status, await answer.json()]).toEqual([201, { a: 1 }])
  house.stop()
})

test('the worker that thinks starts when the house has nothing to do, or has a question for it', async () => {
  const thinking = () =>
    FakeWorker.all.filter(({ address }) => /thinking/.test(address.href)).at(-1)!
  const house = new BrowserHouse(files)
  const asked = house.fetch('/api/tables')
  newest().hear(ready)
  vi.advanceTimersByTime(5000)
  expect(thinking().sent).toEqual([])
  const [{ id }] = newest().asked('request') as [ToHouse & { type: 'request' }]
  newest().hear({ type: 'answer', id, status: 200, headers: {}, body: '[]' })
  await asked
  vi.advanceTimersByTime(5000)
  expect([thinking().asked('start').length, house.complete]).toEqual([1, false])
  thinking().onmessage?.({ data: ready })
  expect(house.complete).toBe(true)
  house.stop()

  house.start()
  newest().hear(ready)
  newest().hear({ type: 'asks' })
  newest().hear({ type: 'asks' })
  vi.advanceTimersByTime(5000)
  expect(thinking().asked('start').length).toBe(1)
  house.stop()
})

test('a connection looks like a WebSocket', () => {
  const house = new BrowserHouse(files)
  const socket = house.connect('ws://here/ws/abc?last=3&lang=de')
  const [{ id, path }] = newest().asked('connect') as [ToHouse & { type: 'connect' }]
  expect([path, socket.readyState]).toEqual(['/ws/abc?last=3&lang=de', 0])
  expect(house.awaited).toBe(true) // whoever waits for a table is told, too
  const heard: string[] = []
  const ended: number[] = []
  socket.onmessage = ({ data }) => heard.push(data as string)
  socket.onclose = ({ code }) => ended.push(code)
  newest().hear({ type: 'frame', id, text: 'welcome' })
  socket.send('move')
  newest().hear({ type: 'closed', id, code: 4404, reason: '' })
  expect(heard).toEqual(['welcome'])
  expect(newest().asked('frame')).toEqual([{ type: 'frame', id, text: 'move' }])
  expect([ended, socket.readyState]).toEqual([[4404], 3])
  house.stop()
})

test('a worker that does not answer is replaced: connections end, questions are asked again', async () => {
  const house = new BrowserHouse(files)
  house.start()
  const first = newest()
  first.hear(ready)
  const ended: number[] = []
  house.connect('ws://here/ws/abc').onclose = ({ code }) => ended.push(code)
  const question = house.fetch('/api/tables')
  const wish = house.fetch('/api/quick', { method: 'POST' })
  const failed = expect(wish).rejects.toThrow()
  vi.advanceTimersByTime(60_000)
  await failed
  expect(first.ended).toBe(true)
  expect(ended).toEqual([1006])
  const again = newest().asked('request')
  expect(again.map(({ path }) => path)).toEqual(['/api/tables'])
  newest().hear(ready)
  newest().hear({ type: 'answer', id: again[0]!.id, status: 200, headers: {}, body: '[]' })
  expect(await (await question).json()).toEqual([])
  house.stop()
})

test('one that answers is left alone, however long it takes', () => {
  const house = new BrowserHouse(files)
  house.start()
  const first = newest()
  first.hear(ready)
  void house.fetch('/api/tables')
  for (let seconds = 0; seconds < 120; seconds++) {
    vi.advanceTimersByTime(1000)
    if (first.asked('ping').length) first.hear({ type: 'pong', id: 0 })
  }
  expect(first.ended).toBe(false)
  house.stop()
})

test('whoever waits is told when the house cannot be opened; another tab can be made to stop', async () => {
  const house = new BrowserHouse(files)
  const asked = house.fetch('/api/me')
  const failed = expect(asked).rejects.toThrow('elsewhere')
  const first = newest()
  first.hear({ type: 'trouble', trouble: 'elsewhere', detail: '' })
  await failed
  expect([house.trouble, first.ended]).toEqual(['elsewhere', true])
  await expect(house.fetch('/api/me')).rejects.toThrow('elsewhere')
  expect(newest()).toBe(first)
  house.start(true)
  expect(newest().asked('start')[0]).toMatchObject({ take: true })
  expect(house.trouble).toBe('')
  house.stop()
})

test('a full device is said until something can be kept again', () => {
  const house = new BrowserHouse(files)
  house.start()
  newest().hear(ready)
  newest().hear({ type: 'trouble', trouble: 'full', detail: '' })
  expect([house.trouble, newest().ended]).toEqual(['full', false])
  newest().hear({ type: 'recovered' })
  expect(house.trouble).toBe('')
  house.stop()
})
