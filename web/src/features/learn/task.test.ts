import { expect, test } from 'vitest'
import { after } from './task'

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
