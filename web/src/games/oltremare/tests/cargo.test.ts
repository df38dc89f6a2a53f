import { describe, expect, it } from 'vitest'
import { completed, lots, payFor, place, toggle } from '../cargo'
import { tally } from '../tally'
import type { Marker } from '../wire'
import { older, setting } from './setting'

describe('ordering cargo', () => {
  it('is clicking in order; a second click takes a card out', () => {
    let order = toggle(toggle(toggle([], 'salt1'), 'silk1'), 'gems1')
    expect(order).toEqual(['salt1', 'silk1', 'gems1'])
    order = toggle(order, 'silk1')
    expect(order).toEqual(['salt1', 'gems1'])
  })

  it('can be changed by moving a card to another place', () => {
    expect(place(['salt1', 'silk1', 'gems1'], 'gems1', 0)).toEqual(['gems1', 'salt1', 'silk1'])
    expect(place(['salt1', 'silk1'], 'gems1', 1)).toEqual(['salt1', 'gems1', 'silk1'])
  })

  it('is complete when only one card is left', () => {
    expect(completed(['salt1'], ['salt1', 'silk1'])).toEqual(['salt1', 'silk1'])
    expect(completed([], ['salt1', 'silk1'])).toEqual([])
  })
})

describe('lots', () => {
  it('are neighbours of the same goods', () => {
    const found = lots(setting, ['salt1', 'salt2', 'silk1', 'salt3'])
    expect(found.map((lot) => [lot.goods, lot.count, lot.pay, lot.more])).toEqual([
      ['salt', 2, 3, 6],
      ['silk', 1, 1, 3],
      ['salt', 1, 1, 3],
    ])
  })

  it('pay no more than the last number of their row', () => {
    expect(payFor(setting, 'gems', 5)).toBe(5)
    expect(lots(older, ['silk1', 'silk2', 'silk3', 'silk4'])[0]).toMatchObject({ pay: 8, more: 0 })
  })
})

describe('the symbols of played cards', () => {
  const cards = ['salt11', 'salt12', 'salt13'] // ducat flag, ducat cards, ducat ship
  const brings = (marker: Marker) => tally(setting, cards, marker).map((row) => row.brings)

  it('bring what the player aid says', () => {
    expect(brings('none')).toEqual([6, 1, 1, 1])
  })

  it('mind the active marker', () => {
    expect(brings('pirate-fighter')).toEqual([6, 0, 1, 1])
    expect(tally(setting, ['salt9'], 'good-deals')[0]).toMatchObject({ count: 1, brings: 1 })
    expect(tally(setting, cards, 'calm-sea')[3]).toMatchObject({ ducats: 1, note: 'paid' })
  })
})
