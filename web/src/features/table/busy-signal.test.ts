import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BusySignal } from './busy-signal'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('the house is told again and again, until the last thing is done', () => {
  const told: boolean[] = []
  const work = new BusySignal((busy) => told.push(busy))
  const writing = work.begin()
  const reading = work.begin()
  expect(told).toEqual([true])
  vi.advanceTimersByTime(11_000)
  expect(told).toEqual([true, true, true])
  writing()
  writing()
  expect(told.at(-1)).toBe(true)
  reading()
  expect(told.at(-1)).toBe(false)
  vi.advanceTimersByTime(60_000)
  expect(told).toHaveLength(4)
})
