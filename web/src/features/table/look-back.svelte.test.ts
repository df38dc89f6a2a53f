import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cast } from '$core/cast'
import type { State } from '$core/types/frames'
import { LookBack } from './look-back.svelte'
import { Notice } from './notice.svelte'

const table = cast<State>({ table: 'abc', number: 9 })
let answers: ((status: number) => void)[] = []

beforeEach(() => {
  answers = []
  vi.stubGlobal(
    'fetch',
    (url: string) =>
      new Promise<Response>((resolve) =>
        answers.push((status) =>
          resolve(new Response(JSON.stringify({ view: { url }, outlook: {} }), { status })),
        ),
      ),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('an earlier moment is shown, and the newest entry leads back', async () => {
  const back = new LookBack(() => {})
  const asked = back.to(table, 4)
  answers[0]!(200)
  await asked
  expect(back.moment?.number).toBe(4)
  await back.to(table, 9)
  expect(back.moment).toBeNull()
  expect(answers.length).toBe(1)
})

test('the newest wish counts, whichever answer comes last', async () => {
  const back = new LookBack(() => {})
  const asked = [back.to(table, 2), back.to(table, 5)]
  answers[1]!(200)
  answers[0]!(200)
  await Promise.all(asked)
  expect(back.moment?.number).toBe(5)
})

test('what comes after we have left is not shown', async () => {
  const back = new LookBack(() => {})
  const asked = back.to(table, 2)
  back.end()
  answers[0]!(200)
  await asked
  expect(back.moment).toBeNull()
})

test('a refusal is told', async () => {
  const tell = vi.fn()
  const back = new LookBack(tell)
  const asked = back.to(table, 2)
  answers[0]!(404)
  await asked
  expect(back.moment).toBeNull()
  expect(tell).toHaveBeenCalledTimes(1)
})

test('a notice goes after a while; the newest one has its whole time', () => {
  vi.useFakeTimers()
  const notice = new Notice()
  notice.tell('one')
  vi.advanceTimersByTime(5000)
  notice.tell('two')
  vi.advanceTimersByTime(5000)
  expect(notice.text).toBe('two')
  vi.advanceTimersByTime(1000)
  expect(notice.text).toBe('')
})
