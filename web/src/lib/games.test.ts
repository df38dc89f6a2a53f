import { expect, test } from 'vitest'
import { GAMES, screensOf } from './games'
import { has } from './i18n.svelte'
import { gameTitle } from './titles'

test('every folder of games is found, and every title has its words', () => {
  expect(GAMES.length).toBeGreaterThan(1)
  for (const game of GAMES) {
    for (const { id, options } of screensOf(game)!.titles) {
      for (const kind of ['game', 'about'])
        expect([id, kind, has(`web-${kind}-${id}`)]).toContain(true)
      expect(gameTitle(game, options)).not.toContain('{')
    }
  }
})

test('a game that nobody has drawn is called by its name', () => {
  expect(screensOf('salt_road')).toBeUndefined()
  expect(gameTitle('salt_road')).toBe('Salt road')
})
