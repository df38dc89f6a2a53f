import { afterEach, expect, test, vi } from 'vitest'
import { api } from '$core/api'
import type { GameInfo, RulebookInfo } from '$core/types/answers'
import { open, rulesOf } from './rulebook'

const games = ['chess', 'draughts'].map((name) => ({
  name,
  options: [],
  players: [2, 2],
  rulesets: [],
  talks: false,
  guest: false,
  board: null,
})) as GameInfo[]
const book = (id: string, language: string): RulebookInfo => ({
  language,
  sections: [
    {
      title: '',
      text: '',
      rules: [{ id, section: '', origins: [], edition: null, text: '', examples: [] }],
    },
  ],
})

afterEach(() => vi.restoreAllMocks())
function house(): void {
  vi.spyOn(api, 'rules').mockImplementation((game, language) =>
    Promise.resolve(book(game === 'chess' ? 'CH-1.1' : 'DR-1.1', language)),
  )
}

test('a rule leads to the game whose rulebook has it', async () => {
  house()
  expect((await open('', 'DR-2.3', games, 'en')).game).toBe('draughts')
  expect((await open('', 'CH-1.1', games, 'en')).game).toBe('chess')
  expect(await open('', 'XX-1.1', games, 'en')).toEqual({ game: '', language: 'en', sections: [] })
})

test('a game leads to its own rules, and nothing to those of the first', async () => {
  house()
  const found = await open('draughts', '', games, 'fr')
  expect(rulesOf(found)[0]!.id).toBe('DR-1.1')
  expect(found.language).toBe('fr')
  expect((await open('', '', games, 'en')).game).toBe('chess')
})
