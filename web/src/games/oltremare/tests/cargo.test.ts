import { describe, expect, it } from 'vitest'
import { completed, loaded, lotsWith, place, toggle } from '../cargo'
import { tally } from '../tally'
import type { CargoLot, Loaded, Marker } from '../wire'
import { setting } from './setting'

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
  const lot = (goods: string, count: number): CargoLot => ({
    ...{ goods, count, pay: 10 * count, more: 0, exact: true },
  })
  const load = (goods: string, count: number, then: Loaded['then'] = {}): Loaded => ({
    ...lot(goods, count),
    then,
  })
  const loads = {
    salt: load('salt', 3, { silk: load('silk', 1, { salt: load('salt', 1) }) }),
    silk: load('silk', 1),
  }

  it('are looked up card by card', () => {
    const found = loaded(setting, loads, ['salt1', 'silk1', 'salt2'])
    expect(found.map(({ goods, count }) => [goods, count])).toEqual([
      ['salt', 3],
      ['silk', 1],
      ['salt', 1],
    ])
    expect(loaded(setting, loads, ['silk1', 'salt2'])).toHaveLength(1)
    expect(loaded(setting, undefined, ['silk1'])).toEqual([])
  })

  it('grow or lie upon each other', () => {
    const found = lotsWith(
      [lot('salt', 2), lot('gems', 1)],
      loaded(setting, loads, ['salt1', 'silk1']),
    )
    expect(found.map(({ goods, count, pay }) => [goods, count, pay])).toEqual([
      ['silk', 1, 10],
      ['salt', 3, 30],
      ['gems', 1, 10],
    ])
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
