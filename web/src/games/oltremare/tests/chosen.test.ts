import { expect, test } from 'vitest'
import { stillThere } from '../view'

test('while cards are loaded one after the other, those that are gone no longer count', () => {
  const chosen = ['gems1', 'silk4', 'salt7']
  const last = { prompt: { ask: 'load', left: 1 }, played: ['salt7'], hand: ['gems1'] } as const
  expect(stillThere({ ...last, played: ['salt7'], hand: ['gems1'] }, chosen)).toEqual(['salt7'])
  expect(stillThere(null, chosen)).toEqual([])
})
