import { expect, test, vi } from 'vitest'
import { Line, STEP_MS } from './line.svelte'

const step = (text: string) => ({ seat: 0, text, view: {}, outlook: null, events: [] })

test('a line is played out move by move, and stops at its end', () => {
  vi.useFakeTimers()
  const line = new Line([step('one'), step('two')])
  expect(line.step).toBeUndefined()
  line.play()
  vi.advanceTimersByTime(STEP_MS)
  expect(line.step?.text).toBe('one')
  vi.advanceTimersByTime(5 * STEP_MS)
  expect([line.step?.text, line.running, line.ended]).toEqual(['two', false, true])
  line.play() // again, from the puzzle itself
  expect([line.at, line.running]).toEqual([0, true])
  line.show(7)
  vi.advanceTimersByTime(5 * STEP_MS)
  expect([line.at, line.running]).toEqual([2, false])
  vi.useRealTimers()
})
