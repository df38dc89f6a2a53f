import { describe, expect, it } from 'vitest'
import { acceptance, fits, isWay, ways } from '../accept'
import type { Answers } from '../wire'

const offer = { number: 3, version: 1 } // for a salt and any card
const answers: Answers = {
  count: 2,
  cards: ['silk2', 'salt4', 'salt9'],
  listed: true,
  counter: [],
  lacks: {},
}
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
  })

  it('knows a gift: one way, with no card', () => {
    const gift = { number: 4, version: 2 }
    expect(ways(gift, ['accept #4.2'])).toEqual([[]])
    expect(acceptance(gift, [])).toBe('accept #4.2')
  })

  it('lets one choose only what leads to a way', () => {
    expect(fits(answers, listed, ['silk2'], 'salt9')).toBe(true)
    expect(fits(answers, listed, ['salt4', 'salt9'], 'silk2')).toBe(false)
  })

  it('takes the cards in any order', () => {
    expect(isWay(answers, listed, ['silk2', 'salt9'])).toBe(true)
    expect(isWay(answers, listed, ['silk2'])).toBe(false)
    expect(acceptance(offer, ['silk2', 'salt9'])).toBe('accept #3.1 silk2 salt9')
  })

  it('leaves the judgement to the server when not all ways are listed', () => {
    const many = { ...answers, listed: false }
    expect(isWay(many, [['salt4', 'salt9']], ['salt9', 'gems1'])).toBe(true)
    expect(fits(many, [['salt4', 'salt9']], ['salt4'], 'gems1')).toBe(true)
  })
})
