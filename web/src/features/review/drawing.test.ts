import { expect, test } from 'vitest'
import { scrolledTo } from './drawing'

const box = (top: number, height = 100) => ({ left: 0, top, width: 50, height })

test('what a move is about is brought into view, and no further', () => {
  expect(scrolledTo([box(100)], 0, 400)).toBe(0) // it is in view
  expect(scrolledTo([box(500), box(450)], 0, 400)).toBe(214) // 500 + 100 + 14 is the last line
  expect(scrolledTo([box(20)], 300, 400)).toBe(6)
  expect(scrolledTo([box(0)], 300, 400)).toBe(0)
  expect(scrolledTo([box(0), box(600)], 0, 400)).toBe(0) // not both at once
})
