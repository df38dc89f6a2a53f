import { expect, test } from 'vitest'
import { share } from './share'

test('what is alike stays the same object', () => {
  const old = { hand: ['salt1'], seats: [{ ducats: 3 }, { ducats: 5 }], top: null }
  const fresh = share(old, { hand: ['salt1'], seats: [{ ducats: 3 }, { ducats: 6 }], top: null })
  expect(fresh).toEqual({ hand: ['salt1'], seats: [{ ducats: 3 }, { ducats: 6 }], top: null })
  expect(fresh.hand).toBe(old.hand)
  expect(fresh.seats[0]).toBe(old.seats[0])
  expect(fresh.seats[1]).not.toBe(old.seats[1])
})

test('the old value is not touched', () => {
  const old = { markers: { Corfu: 'compass' } as Record<string, string>, list: [1, 2, 3] }
  const fresh = share(old, { markers: {}, list: [1, 2] })
  expect(old).toEqual({ markers: { Corfu: 'compass' }, list: [1, 2, 3] })
  expect(fresh).toEqual({ markers: {}, list: [1, 2] })
})

test('nothing new is the old thing itself', () => {
  const old = { a: [{ b: 1 }], c: null }
  expect(share(old, { a: [{ b: 1 }], c: null })).toBe(old)
  expect(share(null, old)).toBe(old)
  expect(share([], {})).toEqual({})
})
