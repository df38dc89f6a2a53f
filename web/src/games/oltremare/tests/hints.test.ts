import { afterAll, expect, test } from 'vitest'
import said from '../../../../../tests/said_loading.json'
import { languages, setLanguage } from '$core/i18n.svelte'
import { cast } from '$core/cast'
import { hintsFor } from '../hints'
import type { Outlook, View } from '../wire'
import { older, setting } from './setting'

interface Kept {
  about: string
  edition: string
  view: View
  outlook: Outlook
  order: string[]
  said: Record<string, string>
}

// Python makes these moments and says the same: tests/games/test_said_loading.py.
for (const { about, edition, view, outlook, order, said: words } of cast<Kept[]>(said))
  test(`loading, where ${about}: the browser says what the server says`, async () => {
    const deck = edition === '2004' ? older : setting
    for (const language of languages()) {
      await setLanguage(language)
      expect(hintsFor(deck, view, outlook, order, '')).toEqual([words[language]])
    }
  })

// The tests share a page, and others look for English words.
afterAll(() => setLanguage('en'))
