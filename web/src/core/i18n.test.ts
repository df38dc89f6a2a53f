import { afterAll, expect, test } from 'vitest'
import said from '../../../tests/said.json'
import { cast } from './cast'
import { figure, languages, listed, setLanguage, t, troubles } from './i18n.svelte'

interface Case {
  id: string
  values: Record<string, string | number>
  [language: string]: string | Record<string, string | number>
}

for (const language of languages())
  test(`${language}: the browser says what the terminal says`, async () => {
    await setLanguage(language)
    const cases = cast<Case[]>(said)
    expect(cases.map(({ id, values }) => t(id, values))).toEqual(
      cases.map((each) => each[language]),
    )
    expect([...troubles]).toEqual([])
  })

test('the last of a list is joined by and', async () => {
  await setLanguage('en')
  expect(listed([])).toBe('')
  expect(listed(['a'])).toBe('a')
  expect(listed(['a', 'b', 'c'])).toBe('a, b and c')
})

test('a bare number below zero has a minus sign', () => {
  expect([figure(-3), figure(0), figure(12)]).toEqual(['−3', '0', '12'])
})

// The tests share a page, and others look for English words.
afterAll(() => setLanguage('en'))
