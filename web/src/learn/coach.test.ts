import { expect, test } from 'vitest'
import { after, alike } from './coach'

test('an offer may claim what it likes, but must be the one asked for', () => {
  const asked = 'offer 1: pottery16 for 1 salt'
  expect(alike(asked, 'offer 1: pottery16[power 6, ship] for 1 salt')).toBe(true)
  expect(alike(asked, 'offer 2: pottery16 for 1 salt')).toBe(false)
  expect(alike(asked, 'offer 1: silk10 for 1 salt')).toBe(false)
  expect(alike(asked, 'offer 1: pottery16 for 2 salt')).toBe(false)
  expect(alike(asked, 'offer 1: pottery16 for 1 salt + 1d')).toBe(false)
  expect(alike(asked, 'offer 1: pottery16 for nothing')).toBe(false)
})

test('moves come in the order given, in any, or with an end given', () => {
  const moves = ['load a', 'load b', 'load c']
  expect(after({ moves, order: 'given' }, moves, 'load b')).toBeNull()
  expect(after({ moves, order: 'given' }, moves, 'load a')).toEqual(['load b', 'load c'])
  expect(after({ moves, order: 'any' }, moves, 'load c')).toEqual(['load a', 'load b'])
  expect(after({ moves, order: 'last' }, moves, 'load b')).toEqual(['load a', 'load c'])
  expect(after({ moves, order: 'last' }, moves, 'load c')).toBeNull()
  expect(after({ moves, order: 'last' }, ['load c'], 'load c')).toEqual([])
  const four = [...moves, 'load d']
  const ends = { moves: four, order: 'ends' }
  expect(after(ends, four, 'load b')).toBeNull()
  expect(after(ends, four, 'load a')).toEqual(['load b', 'load c', 'load d'])
  expect(after(ends, ['load b', 'load c', 'load d'], 'load c')).toEqual(['load b', 'load d'])
  expect(after(ends, ['load b', 'load c', 'load d'], 'load d')).toBeNull()
  expect(after({ moves, order: 'any' }, moves, 'pass')).toBeNull()
})
