import { describe, expect, it } from 'vitest'
import { acceptance, fits, isWay, useful, wanted, ways } from '../accept'
import type { Offer } from '../view'
import { setting } from './setting'

const offer = { number: 3, version: 1, ask: { salt: 1, any: 1 } } as unknown as Offer
const moves = [
  'decline #3.1',
  'accept #3.1 salt4 salt9',
  'accept #3.1 salt4 silk2',
  'accept #3.1 salt9 silk2',
  'accept #31.1 gems1',
]
const listed = ways(offer, moves)

describe('accepting an offer', () => {
  it('finds the ways of this offer only', () => {
    expect(listed).toEqual([
      ['salt4', 'salt9'],
      ['salt4', 'silk2'],
      ['salt9', 'silk2'],
    ])
    expect(wanted(offer)).toBe(2)
  })

  it('knows a gift: one way, with no card', () => {
    const gift = { number: 4, version: 2, ask: {} } as unknown as Offer
    expect(ways(gift, ['accept #4.2'])).toEqual([[]])
    expect(acceptance(gift, [])).toBe('accept #4.2')
  })

  it('lets one choose only what leads to a way', () => {
    expect(useful(offer, listed, ['gems1', 'silk2', 'salt4', 'salt9'], setting)).toEqual([
      'silk2',
      'salt4',
      'salt9',
    ])
    expect(fits(listed, ['silk2'], 'salt9', 2)).toBe(true)
    expect(fits(listed, ['salt4', 'salt9'], 'silk2', 2)).toBe(false)
  })

  it('takes the cards in any order', () => {
    expect(isWay(listed, ['silk2', 'salt9'], 2)).toBe(true)
    expect(isWay(listed, ['silk2'], 2)).toBe(false)
    expect(acceptance(offer, ['silk2', 'salt9'])).toBe('accept #3.1 silk2 salt9')
  })

  it('leaves the judgement to the server when not all ways are listed', () => {
    const many = Array.from({ length: 200 }, () => ['salt4', 'salt9'])
    expect(isWay(many, ['salt9', 'gems1'], 2)).toBe(true)
    expect(useful(offer, many, ['gems1', 'salt4'], setting)).toEqual(['gems1', 'salt4'])
  })
})
