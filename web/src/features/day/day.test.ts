import { expect, test } from 'vitest'
import type { DayInfo, MyTry } from '$core/types/answers'
import { dayName, doorOf, span, standing } from './day'
import { cells, shareSvg, shareText } from './share'

const mine = (some: Partial<MyTry> = {}): MyTry => ({
  table: 'abc',
  outcome: 'counted',
  score: 40,
  place: 1,
  rank: 2,
  beaten: 75,
  ...some,
})
const day = (some: Partial<DayInfo> = {}): DayInfo => ({
  day: '2026-11-16',
  game: 'chess',
  options: {},
  players: 3,
  seat: 0,
  bot: 'merchant',
  stage: 'running',
  now: 0,
  begins: 0,
  ends: 0,
  closes: 0,
  commitment: 'a secret fingerprint',
  next_commitment: '',
  seed: 'a secret seed',
  earlier: '',
  later: '',
  finished: 5,
  playing: 0,
  median: 30,
  results: [],
  mine: mine(),
  streak: { days: 1, longest: 1, all: 1 },
  best: '',
  ...some,
})

test('a day is one of UTC, wherever the reader is', () => {
  expect(dayName('2026-11-16')).toContain('16')
  expect(dayName('nonsense')).toBe('nonsense')
})

test('the time to the next one is told in hours and minutes', () => {
  expect(span(5 * 3_600_000 + 60_000)).toMatch(/5.*1/)
  expect(span(10)).toMatch(/^1\b/)
  expect(span(2 * 3_600_000)).not.toMatch(/0/)
})

test('my standing says my place, or why there is none', () => {
  expect(standing(mine(), 5)).toBe('Place 2 of 5, better than 75% of the others')
  expect(standing(mine({ rank: 1 }), 1)).toBe('Place 1 of 1')
  expect(standing(mine({ outcome: 'helped' }), 5)).toContain('doesn’t count')
})

test('the door says whether a try would count', () => {
  expect(doorOf(day({ mine: null }))).toBe('Play')
  expect(doorOf(day({ mine: mine({ outcome: 'playing' }) }))).toBe('Continue')
  expect(doorOf(day())).toContain('doesn’t count')
  expect(doorOf(day({ mine: null, stage: 'over' }))).toContain('doesn’t count')
})

test('what is shared tells neither score nor seed, and no name can draw into it', () => {
  expect(cells(75)).toBe(8)
  const text = shareText(day(), 'Line', 'Place 2 of 5', 'https://x.test/day/2026-11-16')
  expect(text).toBe('Line\nPlace 2 of 5\n■■■■■■■■□□\nhttps://x.test/day/2026-11-16')
  const colours = { paper: 'w', ink: 'b', soft: 'g', accent: 'r', line: 'l' }
  const svg = shareSvg(day(), ['<script>', '"', '', '', ''], colours)
  expect(svg).not.toContain('<script>')
  for (const secret of ['40', 'secret'])
    expect(text + shareSvg(day({ finished: 5 }), ['a'], colours)).not.toContain(` ${secret}`)
})
