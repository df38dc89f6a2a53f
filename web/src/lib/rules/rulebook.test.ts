import { afterEach, expect, test, vi } from 'vitest'
import { api } from '../api'
import type { GameInfo, RuleInfo } from '../types'
import { open } from './rulebook'

const games = ['chess', 'draughts'].map((name) => ({
  name,
  options: [],
  players: [2, 2],
  rulesets: [],
  guest: false,
})) as GameInfo[]
const book = (id: string) =>
  [{ id, section: '', origins: [], edition: null, text: '', examples: [] }] as RuleInfo[]

afterEach(() => vi.restoreAllMocks())
function house(): void {
  vi.spyOn(api, 'rules').mockImplementation((game) =>
    Promise.resolve(book(game === 'chess' ? 'CH-1.1' : 'DR-1.1')),
  )
}

test('a rule leads to the game whose rulebook has it', async () => {
  house()
  expect((await open('', 'DR-2.3', games)).game).toBe('draughts')
  expect((await open('', 'CH-1.1', games)).game).toBe('chess')
  expect(await open('', 'XX-1.1', games)).toEqual({ game: '', rules: [] })
})

test('a game leads to its own rules, and nothing to those of the first', async () => {
  house()
  expect((await open('draughts', '', games)).rules[0]!.id).toBe('DR-1.1')
  expect((await open('', '', games)).game).toBe('chess')
})
