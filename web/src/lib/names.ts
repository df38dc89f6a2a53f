/** How games, options and bots are called. */
import { ApiError } from './api'
import { has, t } from './i18n.svelte'

export interface Choice {
  id: string
  game: string
  edition: string // '' where there is but one
  players: [number, number]
  usual: number
  ship: 'galley' | 'round' | 'indiaman'
}

/** What one can play, in the order of the shelf. */
export const CHOICES: readonly Choice[] = [
  {
    id: 'oltremare-2005',
    game: 'oltremare',
    edition: '2005',
    players: [2, 5],
    usual: 4,
    ship: 'galley',
  },
  {
    id: 'oltremare-2004',
    game: 'oltremare',
    edition: '2004',
    players: [2, 5],
    usual: 4,
    ship: 'round',
  },
  { id: 'batavia', game: 'batavia', edition: '', players: [3, 5], usual: 4, ship: 'indiaman' },
]

export function choiceOf(game: string, options: Record<string, string>): Choice {
  return (
    CHOICES.find(
      (each) => each.game === game && (!each.edition || each.edition === options.edition),
    ) ??
    CHOICES.find((each) => each.game === game) ??
    CHOICES[0]!
  )
}

export function gameTitle(game: string, options: Record<string, string> = {}): string {
  return t(`web-game-${choiceOf(game, options).id}`)
}

/** A message where there is one, or the word itself: for names that the house may add to. */
export function word(id: string, otherwise: string): string {
  return has(id) ? t(id) : otherwise
}

export const botName = (spec: string) => {
  const [kind = '', ...settings] = spec.split(':')
  const said = settings.map((each) => word(`web-character-${each}`, each))
  return [word(`web-bot-${kind}`, kind), ...said].join(', ')
}

/** Why it did not work, in the reader's words. */
export function reason(error: unknown): string {
  if (!(error instanceof ApiError)) return t('web-no-answer')
  return error.status === 429 ? t('web-too-many') : error.message
}
