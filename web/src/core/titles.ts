/** What one can play here: the games of the house, as they stand on the shelf. */
import { screensOf, type ShelfTitle } from './games'
import { t } from './i18n.svelte'
import { readable, word } from './names'
import { session } from './session.svelte'

export interface Title extends ShelfTitle {
  game: string
  players: [number, number]
  usual: number
  guide: boolean
}

const USUAL = 4

function shelf(game: string): ShelfTitle[] {
  const told = session.house?.games.find(({ name }) => name === game)?.rulesets
  return (
    screensOf(game)?.titles ??
    told?.map(({ name, options }) => ({ id: name, options, ship: 'round' })) ?? [
      { id: game, options: {}, ship: 'round' },
    ]
  )
}

/** In the order of the house; none before the house has told. */
export function titles(): Title[] {
  return (session.house?.games ?? []).flatMap(({ name, players, rulesets }) =>
    shelf(name).map((title) => ({
      ...title,
      game: name,
      players,
      guide: rulesets.some((ruleset) => ruleset.name === title.id && ruleset.guide),
      usual: Math.max(players[0], Math.min(players[1], USUAL)),
    })),
  )
}

/** How the title of a game, or the game itself, is called. */
export const titleName = (id: string) => word(`web-game-${id}`, readable(id))

/** How a table's game is called: by its options, or by what is usual. */
export function gameTitle(game: string, options: Record<string, string> = {}): string {
  const all = shelf(game)
  const fits = ({ options: settled }: ShelfTitle) =>
    Object.entries(settled).every(([key, value]) => options[key] === value)
  return titleName((all.find(fits) ?? all[0]!).id)
}

/** What stands over a table: its own title, or whose deal it is, or its game. */
export const tableTitle = (table: {
  title: string
  day: string
  game: string
  options: Record<string, string>
}): string =>
  table.title ||
  (table.day
    ? `${t('web-screen-day')} · ${gameTitle(table.game, table.options)}`
    : gameTitle(table.game, table.options))

/** What a game counts its money in: `ducats`. */
export const unitOf = (game: string) => word(`web-unit-${game}`, t('web-unit'))

/** How strong the bots of a game are, by level, on the scale of its ratings. */
export function strengthsOf(game: string, options: Record<string, string>): Record<string, number> {
  const told = session.house?.games.find(({ name }) => name === game)?.rulesets ?? []
  const fits = ({ options: settled }: { options: Record<string, string> }) =>
    Object.entries(settled).every(([key, value]) => options[key] === value)
  return (told.find(fits) ?? told[0])?.strengths ?? {}
}

/** The options of a game that a table was free to choose: not what its title settles, nor files. */
export function chosen(game: string, options: Record<string, string>): [string, string][] {
  const info = session.house?.games.find((each) => each.name === game)
  const settled = new Set(shelf(game).flatMap((title) => Object.keys(title.options)))
  const asked = info?.options.map(({ name }) => name).filter((name) => !settled.has(name)) ?? []
  return Object.entries(options).filter(
    ([key, value]) => value && value !== '0' && asked.includes(key),
  )
}
