import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cast } from '$core/cast'
import type { State } from '$core/types/frames'
import { watchLowTime, lowTimeOf } from './low-time.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('little is a tenth of what one had, from ten seconds to a minute, or an hour of days', () => {
  expect(lowTimeOf({ kind: 'live', bank: 300 })).toBe(30_000)
  expect(lowTimeOf({ kind: 'live', bank: 60 })).toBe(10_000)
  expect(lowTimeOf({ kind: 'live', bank: 5400 })).toBe(60_000)
  expect(lowTimeOf({ kind: 'days', days: 3 })).toBe(3_600_000)
})

test('a clock that runs low is told once, until there is time again', () => {
  const table = (clock: number, running = 0) =>
    cast<State>({
      status: 'playing',
      running,
      you: 0,
      clock: { kind: 'live', bank: 300 },
      seats: [{ clock, standing_in: '' }],
    })
  let state = $state.raw(table(40_000))
  let since = Date.now()
  const warn = vi.fn()
  let low: { readonly now: boolean } = { now: false }
  const end = $effect.root(() => {
    low = watchLowTime(
      () => state,
      () => since,
      warn,
    )
  })
  const shown = (next: State) => {
    since = Date.now()
    state = next
    flushSync()
    vi.advanceTimersByTime(0)
  }
  flushSync()
  vi.advanceTimersByTime(9_000)
  expect(low.now).toBe(false)
  vi.advanceTimersByTime(1_000)
  expect(low.now).toBe(true)
  expect(warn).toHaveBeenCalledTimes(1)

  shown(table(20_000)) // a move of ours, and it is still our turn
  expect(low.now).toBe(true)
  shown(table(20_000, 1)) // another's turn
  expect(low.now).toBe(false)
  shown(table(32_000))
  expect(low.now).toBe(false)
  vi.advanceTimersByTime(2_000)
  expect(low.now).toBe(true)
  expect(warn).toHaveBeenCalledTimes(1)

  shown(table(60_000))
  vi.advanceTimersByTime(30_000)
  expect(warn).toHaveBeenCalledTimes(2)
  end()
})
