import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { GameEvent } from '$core/board'
import { cast } from '$core/cast'
import type { State } from '$core/types/frames'
import { GameEnd } from './game-end.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const playing = cast<State>({ result: null })
const over = cast<State>({ result: { places: [1, 2] } })
const events = (...names: string[]) => cast<GameEvent[]>(names.map((event) => ({ event })))

test('a game that ends in front of us is seen for a moment', () => {
  const end = new GameEnd(
    () => false,
    () => true,
  )
  end.see(null)
  end.see(playing)
  expect(end.lastLook).toBe(false)
  end.see(over)
  expect(end.lastLook).toBe(true)
  vi.advanceTimersByTime(1400)
  end.see(over) // somebody says something meanwhile
  expect(end.lastLook).toBe(true)
  vi.advanceTimersByTime(200)
  expect(end.lastLook).toBe(false)
})

test('a game that was over when we came shows its result at once', () => {
  const end = new GameEnd(
    () => false,
    () => true,
  )
  end.see(null)
  end.see(over)
  expect(end.lastLook).toBe(false)
})

test('where nothing may move there is no last look', () => {
  const end = new GameEnd(
    () => false,
    () => false,
  )
  end.see(playing)
  end.see(over)
  expect(end.lastLook).toBe(false)
})

test('a key or a click ends it at once, and no timer comes after', () => {
  const end = new GameEnd(
    () => false,
    () => true,
  )
  end.see(playing)
  end.see(over)
  end.enough()
  expect(end.lastLook).toBe(false)
  expect(vi.getTimerCount()).toBe(0)
})

test('as long as the player reads on the board, the result waits', () => {
  let reading = true
  const end = new GameEnd(
    () => reading,
    () => true,
  )
  end.see(playing)
  end.see(over)
  vi.advanceTimersByTime(60_000)
  end.enough()
  expect(end.lastLook).toBe(true)
  reading = false
  end.stop()
  expect(end.lastLook).toBe(false)
})

test('a game whose last move is taken back has a last look when it ends again', () => {
  const end = new GameEnd(
    () => false,
    () => true,
  )
  end.see(playing)
  end.see(over)
  end.enough()
  end.see(playing)
  end.see(over)
  expect(end.lastLook).toBe(true)
  end.stop()
})

test('what the last move brought about stays, whatever comes afterwards', () => {
  const end = new GameEnd(
    () => false,
    () => true,
  )
  end.keep(playing, events('sailed'))
  expect(end.events).toEqual([])
  end.keep(over, events('final_scoring'))
  end.keep(over, [])
  expect(end.events).toEqual(events('final_scoring'))
})
