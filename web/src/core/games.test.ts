import { expect, test } from 'vitest'
import { GAMES, screensOf, type Figures } from './games'
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

const drawn = import.meta.glob<{ default: Figures }>('../games/*/figures/index.ts', { eager: true })
const guides = import.meta.glob<string>('../../../src/fondaco/games/*/guide/*/figures.toml', {
  query: '?raw',
  import: 'default',
  eager: true,
})

test('every picture of a guide is one that the game draws, and all of them are used', () => {
  const of = <Part>(game: string, files: Record<string, Part>) =>
    Object.entries(files).flatMap(([path, part]) => (path.includes(`/games/${game}/`) ? part : []))
  for (const game of GAMES) {
    const wanted = of(game, guides).flatMap((text) =>
      [...text.matchAll(/^show = "(.*)"$/gm)].map((found) => found[1]!),
    )
    const known = of(game, drawn).flatMap((each) => Object.keys(each.default))
    expect([...new Set(wanted)].sort()).toEqual(known.sort())
  }
})
