import { expect, test } from 'vitest'
import { changed } from './changes'

const before = {
  ply: 4,
  hand: ['salt7'],
  view: null as unknown,
  seats: [{ ducats: 3 }, { ducats: 5 }],
  chart: { Corfu: { by: [1] }, Zara: { by: [] } },
}

test('each path leads to a value that is replaced', () => {
  const after = changed(before, {
    ply: 5,
    hand: [],
    view: { moves: ['pass'] },
    'seats/1/ducats': 6,
    'chart/Corfu/by': [1, 2],
  })
  expect(after).toEqual({
    ply: 5,
    hand: [],
    view: { moves: ['pass'] },
    seats: [{ ducats: 3 }, { ducats: 6 }],
    chart: { Corfu: { by: [1, 2] }, Zara: { by: [] } },
  })
})

test('several changes in one place all count, and the old state stays as it was', () => {
  const kept = structuredClone(before)
  const after = changed(before, { 'seats/0/ducats': 1, 'seats/1/ducats': null })
  expect(after.seats).toEqual([{ ducats: 1 }, { ducats: null }])
  expect(before).toEqual(kept)
})

test('what did not change need not be drawn again', () => {
  const after = changed(before, { 'seats/1/ducats': 6 })
  expect(after.chart).toBe(before.chart)
  expect(after.seats[0]).toBe(before.seats[0])
  expect(after.seats[1]).not.toBe(before.seats[1])
})
