import { expect, test } from 'vitest'
import { alike } from './names'
import { session } from './session.svelte'

test('names at most one letter apart are alike, as on the server', () => {
  expect(alike('Tomaso', 'Tommaso')).toBe(true)
  expect(alike('Bianca', 'bianca')).toBe(true)
  expect(alike('Marco', 'Marko')).toBe(true)
  expect(alike('Marc', 'Marco')).toBe(true)
  expect(alike('Bianca', 'Marco')).toBe(false)
  expect(alike('Ada', 'Adamo')).toBe(false)
})

test('a random name is unlike those at the table, and then stays', () => {
  const first = session.name()
  const second = session.name([first, `${first}x`])
  expect(alike(first, second)).toBe(false)
  expect(session.name()).toBe(second)
  expect(session.name(['Nobody'])).toBe(second)
})
