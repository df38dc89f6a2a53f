import { expect, test } from 'vitest'
import alike from '../alike'

test('an offer may claim what it likes, but must be the one asked for', () => {
  const asked = 'offer 1: pottery16 for 1 salt'
  expect(alike(asked, 'offer 1: pottery16[power 6, ship] for 1 salt')).toBe(true)
  expect(alike(asked, 'offer 2: pottery16 for 1 salt')).toBe(false)
  expect(alike(asked, 'offer 1: silk10 for 1 salt')).toBe(false)
  expect(alike(asked, 'offer 1: pottery16 for 2 salt')).toBe(false)
  expect(alike(asked, 'offer 1: pottery16 for 1 salt + 1d')).toBe(false)
  expect(alike(asked, 'offer 1: pottery16 for nothing')).toBe(false)
})
