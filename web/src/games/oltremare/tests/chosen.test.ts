import { expect, test } from 'vitest'
import { cast } from '$core/cast'
import { onlyChoice, stillThere } from '../view'

test('while cards are loaded one after the other, those that are gone no longer count', () => {
  const chosen = ['gems1', 'silk4', 'salt7']
  const last = { prompt: { ask: 'load', left: 1 }, played: ['salt7'], hand: ['gems1'] } as const
  expect(stillThere({ ...last, played: ['salt7'], hand: ['gems1'] }, chosen)).toEqual(['salt7'])
  expect(stillThere(null, chosen)).toEqual([])
})

const card = (goods: string, power: number, load: number) => ({ goods, power, load })
const setting = cast<Parameters<typeof onlyChoice>[0]>({
  card: new Map([
    ['salt1', card('salt', 3, 2)],
    ['salt2', card('salt', 3, 2)],
    ['salt3', card('salt', 4, 2)],
    ['silk1', card('silk', 3, 2)],
  ]),
})
const ready = (ask: string, count: number, cards: string[]) =>
  onlyChoice(
    setting,
    cast<Parameters<typeof onlyChoice>[1]>({
      prompt: ask === 'discard' ? { ask, excess: count } : { ask, left: count },
      played: ask === 'load' ? cards : [],
      moves: cards.map((name) => `${ask} ${name}`),
    }),
  )

test('where all cards go, they are chosen already', () => {
  expect(ready('play', 2, ['salt1', 'silk1'])).toEqual(['salt1', 'silk1'])
  expect(ready('play', 1, ['salt1', 'silk1'])).toEqual([])
  expect(ready('discard', 2, ['salt1', 'silk1'])).toEqual([]) // the order of a stack may matter
  expect(ready('discard', 1, ['salt1'])).toEqual(['salt1'])
})

test('cards are loaded with one press where every order comes to the same', () => {
  expect(ready('load', 1, ['silk1'])).toEqual(['silk1'])
  expect(ready('load', 2, ['salt1', 'salt2'])).toEqual(['salt1', 'salt2'])
  expect(ready('load', 2, ['salt1', 'salt3'])).toEqual([]) // the top says how many to keep
  expect(ready('load', 2, ['salt1', 'silk1'])).toEqual([])
})
