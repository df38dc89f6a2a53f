import { expect, test } from 'vitest'
import { countUp } from './count-up'

const payments = [
  { seat: 0, cause: 'pepper', amount: 8 },
  { seat: 1, cause: 'seals', amount: 4 },
  { seat: 0, cause: 'seals', amount: 2 },
]

test('the gold counts up source by source and ends with the score', () => {
  expect(countUp({ payments, scores: [10, 4] })).toEqual([
    { cause: 'pepper', more: [8, 0], gold: [8, 0] },
    { cause: 'seals', more: [2, 4], gold: [10, 4] },
  ])
})

test('what was there before has a step of its own, so that it adds up', () => {
  const [first, ...rest] = countUp({ payments, scores: [13, 4] })
  expect(first).toEqual({ cause: '', more: [0, 0], gold: [3, 0] })
  expect(rest.at(-1)!.gold).toEqual([13, 4])
})
