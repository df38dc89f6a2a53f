import { expect, test } from 'vitest'
import { cast } from '$core/cast'
import { current } from '../planned-moves.svelte'
import { readOffer } from '../offer'
import type { View } from '../view'

const view = cast<View>({ may_offer: true, hand: ['salt7'] })
const counter = readOffer('counter #3.1 0: salt7 + silk1 for 1 gems')!

test('a draft answers an offer as long as the server lists it', () => {
  const kept = current(counter, view, { to_counter: ['#3.1'], to_amend: [] })
  expect([kept?.act, kept?.link]).toEqual(['counter', '#3.1'])
  const fresh = current(counter, view, { to_counter: ['#3.2'], to_amend: ['#3.1'] })
  expect([fresh?.act, fresh?.link]).toEqual(['offer', ''])
  expect(current(readOffer('offer 0: salt7 for nothing'), view, {})?.act).toBe('offer')
})

test('a draft goes without cards that have gone, and waits while no offer can be made', () => {
  expect(current(counter, view, {})?.give.map(({ card }) => card)).toEqual(['salt7'])
  expect(current(counter, { ...view, may_offer: false }, {})).toBeNull()
})
