import { expect, test } from 'vitest'
import type { TableCard } from './types/answers'
import { inOrder } from './my-tables.svelte'

const card = (table: string, updated: number, some: Partial<TableCard> = {}): TableCard => ({
  table,
  updated,
  game: 'chess',
  day: '',
  title: '',
  status: 'playing',
  players: 3,
  names: [],
  kinds: [],
  you: 0,
  turn: 1,
  your_turn: false,
  options: {},
  clock: {},
  coach: false,
  ladder: false,
  gathers: false,
  scores: null,
  places: null,
  ...some,
})

test('what waits for me comes first, what has not begun last', () => {
  const cards = [
    card('lobby', 9, { status: 'open' }),
    card('theirs', 5),
    card('mine, long ago', 1, { your_turn: true }),
    card('paused', 6, { status: 'paused' }),
    card('mine', 3, { your_turn: true }),
  ]
  expect(inOrder(cards).map((each) => each.table)).toEqual([
    'mine',
    'mine, long ago',
    'paused',
    'theirs',
    'lobby',
  ])
})
