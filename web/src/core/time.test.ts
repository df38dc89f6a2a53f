import { expect, test } from 'vitest'
import { ago, clockFace } from './time'

test('what has just happened is now, not within a minute', () => {
  expect(ago(1000, 3000)).toBe('now')
  expect(ago(0, 180_000)).toBe('3 minutes ago')
})

test('a clock counts days and hours in short words', () => {
  expect(clockFace(247_000)).toBe('4:07')
  expect(clockFace((2 * 24 + 5) * 3_600_000)).toBe('2d 5h')
})
