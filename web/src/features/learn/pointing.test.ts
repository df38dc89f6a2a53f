import { expect, test } from 'vitest'
import { placeAt } from './pointing'

const room = { top: 50, left: 0, width: 1000, height: 600 }
const card = { width: 300, height: 150 }

test('the coach stands above or below what it speaks of', () => {
  const hand = { top: 500, left: 0, width: 500, height: 150 }
  expect(placeAt(hand, card, room)).toEqual({ left: 100, top: 336 })
  const seats = { top: 60, left: 0, width: 1000, height: 90 }
  expect(placeAt(seats, card, room)).toEqual({ left: 350, top: 164 })
})

test('but not on what is needed: then beside it', () => {
  const hand = { top: 500, left: 0, width: 500, height: 150 }
  const chart = { top: 60, left: 0, width: 500, height: 430 }
  expect(placeAt(hand, card, room, [chart])).toEqual({ left: 514, top: 486 })
})

test('and where there is no room at all, nowhere', () => {
  expect(placeAt({ top: 60, left: 10, width: 980, height: 580 }, card, room)).toBe(null)
})
