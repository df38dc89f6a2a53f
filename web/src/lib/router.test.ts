import { expect, test } from 'vitest'
import { parse } from './router.svelte'

test('addresses name screens', () => {
  expect(parse('/')).toEqual({ screen: 'home' })
  expect(parse('/t/k7x2')).toEqual({ screen: 'table', table: 'k7x2' })
  expect(parse('/t/k7x2/replay/12', '?seat=2')).toEqual({ screen: 'replay', table: 'k7x2', number: 12, seat: 2 })
  expect(parse('/rules/OM-2.2.4')).toEqual({ screen: 'rules', game: 'oltremare', rule: 'OM-2.2.4' })
  expect(parse('/rules/ba-3.1')).toEqual({ screen: 'rules', game: 'batavia', rule: 'BA-3.1' })
  expect(parse('/rules/batavia')).toEqual({ screen: 'rules', game: 'batavia', rule: '' })
  expect(parse('/nowhere')).toEqual({ screen: 'lost' })
})
