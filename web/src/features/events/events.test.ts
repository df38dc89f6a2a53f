import { expect, test } from 'vitest'
import { cast } from '$core/cast'
import type { EventChange, EventRound, EventTableCard } from '$core/types/answers'
import { parse } from '$core/router.svelte'
import { changeWords, onWall, points, roundClock, stage } from './events'

const round = (more: Partial<EventRound> = {}): EventRound => ({
  number: 1,
  begun: true,
  over: false,
  closed: false,
  begun_at: 1000,
  ends_at: 61_000,
  protest_until: 0,
  tables: [],
  byes: [],
  ...more,
})

test('the clock of a round says how long it still takes', () => {
  expect(roundClock(round(), 1000)).toBe('1:00 left')
  expect(roundClock(round(), 70_000)).toBe('Time is up')
  expect(roundClock(round({ begun: false }), 0)).toBe('Not started yet')
  expect(roundClock(round({ over: true }), 0)).toBe('Over')
})

test('a decision says where it was made', () => {
  const change: EventChange = {
    at: 0,
    what: 'replaced',
    by: 'Ada',
    round: 2,
    table: 3,
    who: 'Bo',
    other: '',
    why: '',
  }
  expect(changeWords(change)).toBe('Round 2, Table 3: Bot replaces Bo')
  expect(points(3.756)).toBe('3.76')
  expect(stage({ status: 'running', round: 2, rounds: 3 })).toBe('Round 2 of 3')
})

test('tables fill a wall: six beside the standings in three columns, many in smaller letters', () => {
  const tables = (count: number, seats = 4) =>
    Array.from({ length: count }, () => cast<EventTableCard>({ names: Array(seats).fill('x') }))
  expect(onWall(tables(6), true)).toMatchObject({ columns: 3 })
  expect(onWall(tables(1), false)).toMatchObject({ columns: 1 })
  for (const count of [1, 4, 6, 13, 50]) {
    const { columns, high, wide } = onWall(tables(count, 5), true)
    const rows = Math.ceil(count / columns)
    expect(rows * (5 + 2.9) * 1.5 * high).toBeLessThan(66.5) // of the wall's height
    expect(columns * 12 * wide).toBeLessThan(54.5) // of its width
  }
})

test('an event has an address for each of its pages', () => {
  const event = { screen: 'event', event: 'abc', view: '', code: '' }
  expect(parse('/e/abc')).toEqual(event)
  expect(parse('/e/abc', '?code=XY')).toEqual({ ...event, code: 'XY' })
  expect(parse('/e/abc/screen')).toEqual({ ...event, view: 'screen' })
  expect(parse('/e/abc/nothing')).toEqual({ screen: 'lost' })
  expect(parse('/events/new')).toEqual({ screen: 'new-event' })
})
