import { expect, test } from 'vitest'
import { go, invited, parse, route } from './router.svelte'

test('addresses name screens', () => {
  expect(parse('/')).toEqual({ screen: 'home' })
  expect(parse('/t/k7x2')).toEqual({ screen: 'table', table: 'k7x2' })
  expect(parse('/t/k7x2/replay/12', '?seat=2')).toEqual({
    screen: 'replay',
    of: 'tables',
    table: 'k7x2',
    number: 12,
    seat: 2,
    from: '',
  })
  expect(parse('/shows/chess/7')).toEqual({
    screen: 'replay',
    of: 'shows',
    table: 'chess',
    number: 7,
    seat: null,
    from: '',
  })
  expect(parse('/rules/CH-2.2.4')).toEqual({ screen: 'rules', game: '', rule: 'CH-2.2.4' })
  expect(parse('/rules/ch-3.1')).toEqual({ screen: 'rules', game: '', rule: 'CH-3.1' })
  expect(parse('/rules/chess')).toEqual({ screen: 'rules', game: 'chess', rule: '' })
  expect(parse('/t/k7x2/review', '?seat=1')).toEqual({ screen: 'review', table: 'k7x2', seat: 1 })
  expect(parse('/t/k7x2/review', '?ply=34')).toMatchObject({ screen: 'review', ply: 34 })
  expect(parse('/t/k7x2/compare')).toEqual({ screen: 'compare', table: 'k7x2' })
  expect(parse('/players/100%')).toEqual({ screen: 'player', login: '100%' })
  const any = { screen: 'puzzles', ruleset: '', theme: '', set: '' }
  expect(parse('/puzzles')).toEqual({ ...any, puzzle: '' })
  expect(parse('/puzzles/1a2b', '?set=today')).toEqual({ ...any, puzzle: '1a2b', set: 'today' })
  expect(parse('/mistakes')).toEqual({ screen: 'mistakes', table: '', ply: 0 })
  expect(parse('/mistakes/k7x2/31')).toEqual({ screen: 'mistakes', table: 'k7x2', ply: 31 })
  expect(parse('/puzzles/1a2b', '?ruleset=chess&theme=forks')).toEqual({
    screen: 'puzzles',
    puzzle: '1a2b',
    ruleset: 'chess',
    theme: 'forks',
    set: '',
  })
  expect(parse('/nowhere')).toEqual({ screen: 'lost' })
})

test('an invitation link leads to the entry page', () => {
  expect(parse('/enter/a-b_c')).toEqual({ screen: 'invite', code: 'a-b_c' })
  expect(parse('/enter')).toEqual({ screen: 'home' })
})

test('a link that was pasted leads to its table', () => {
  expect(invited(' https://play.example/t/wdUtaSElsiA?x=1 ')).toBe('/t/wdUtaSElsiA')
  expect(invited('Come and play: https://play.example/t/wdUtaSElsiA Marco')).toBe('/t/wdUtaSElsiA')
  expect(invited('https://play.example/t/wdUtaSElsiA/replay/3')).toBe('/t/wdUtaSElsiA')
  expect(invited('wdUtaSElsiA')).toBe('/t/wdUtaSElsiA')
  expect(invited('https://play.example/me/a-b_c')).toBe('/me/a-b_c')
  expect(invited('https://play.example/enter/a-b_c')).toBe('/enter/a-b_c')
  expect(invited('https://play.example/rules')).toBe('')
  expect(invited('hello there')).toBe('')
})

test('two slashes at the beginning name no host', () => {
  go('//evil.example/t/k7x2')
  expect(location.host).not.toBe('evil.example')
  expect(route()).toEqual(parse('//evil.example/t/k7x2'))
})
