import { expect, test } from 'vitest'
import { type View, accepting, stillThere } from '../view'

test('while cards are loaded one after the other, those that are gone no longer count', () => {
  const chosen = ['gems1', 'silk4', 'salt7']
  const last = { prompt: { ask: 'load', left: 1 }, played: ['salt7'], hand: ['gems1'] } as const
  expect(stillThere({ ...last, played: ['salt7'], hand: ['gems1'] }, chosen)).toEqual(['salt7'])
  expect(stillThere(null, chosen)).toEqual([])
})

test('deals are taken as ordered until the turn ends in which that was ordered', () => {
  const orders = { accept_deals: 2, accept_turn: 6 }
  expect(accepting(orders, { turns: 6 } as View)).toBe(2)
  expect(accepting(orders, { turns: 7 } as View)).toBe(0)
  expect(accepting(null, { turns: 6 } as View)).toBe(0)
})
