import { expect, test } from 'vitest'
import { invited, parse } from './router.svelte'

test('addresses name screens', () => {
  expect(parse('/')).toEqual({ screen: 'home' })
  expect(parse('/t/k7x2')).toEqual({ screen: 'table', table: 'k7x2' })
  expect(parse('/t/k7x2/replay/12', '?seat=2')).toEqual({
    screen: 'replay',
    of: 'tables',
    table: 'k7x2',
    number: 12,
    seat: 2,
  })
  expect(parse('/shows/chess/7')).toEqual({
    screen: 'replay',
    of: 'shows',
    table: 'chess',
    number: 7,
    seat: null,
  })
  expect(parse('/rules/CH-2.2.4')).toEqual({ screen: 'rules', game: '', rule: 'CH-2.2.4' })
  expect(parse('/rules/ch-3.1')).toEqual({ screen: 'rules', game: '', rule: 'CH-3.1' })
  expect(parse('/rules/chess')).toEqual({ screen: 'rules', game: 'chess', rule: '' })
  expect(parse('/t/k7x2/compare')).toEqual({ screen: 'compare', table: 'k7x2' })
  expect(parse('/players/100%')).toEqual({ screen: 'player', login: '100%' })
  expect(parse('/puzzles')).toEqual({ screen: 'puzzles', puzzle: '', ruleset: '', theme: '' })
  expect(parse('/puzzles/1a2b', '?ruleset=chess&theme=forks')).toEqual({
    screen: 'puzzles',
    puzzle: '1a2b',
    ruleset: 'chess',
    theme: 'forks',
  })
  expect(parse('/nowhere')).toEqual({ screen: 'lost' })
})

test('a link that was pasted leads to its table', () => {
  expect(invited(' https://play.example/t/wdUtaSElsiA?x=1 ')).toBe('/t/wdUtaSElsiA')
  expect(invited('Come and play: https://play.example/t/wdUtaSElsiA Marco')).toBe('/t/wdUtaSElsiA')
  expect(invited('https://play.example/t/wdUtaSElsiA/replay/3')).toBe('/t/wdUtaSElsiA')
  expect(invited('wdUtaSElsiA')).toBe('/t/wdUtaSElsiA')
  expect(invited('https://play.example/me/a-b_c')).toBe('/me/a-b_c')
  expect(invited('https://play.example/rules')).toBe('')
  expect(invited('hello there')).toBe('')
})
