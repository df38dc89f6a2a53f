import { expect, test } from 'vitest'
import { cast } from '$core/cast'
import { touched } from './flash'
import type { Event } from './wire'

test('events light up where they happen', () => {
  const found = touched([
    { event: 'travelled', seat: 2, company: 'france', from: 3, to: 12 },
    { event: 'tile_taken', seat: 2, tile: 'france silk', space: 12 },
    { event: 'crate_placed', seat: 2, post: 'silk', company: 'france' },
  ])
  expect([...found]).toEqual(['space 12', 'merchant 2', 'held 2', 'post silk france'])
})

test('sunk companies and the cannon light up when pirates come', () => {
  const found = touched([
    { event: 'pirates_attacked', seat: 0, companies: ['sweden', 'france'], cards: 12, cannon: 9 },
  ])
  expect(found.has('sunk sweden') && found.has('sunk france') && found.has('cannon')).toBe(true)
})

test('what is unknown lights up nothing', () => {
  expect(touched(cast<Event[]>([{ event: 'something_new', seat: 1 }])).size).toBe(0)
})
