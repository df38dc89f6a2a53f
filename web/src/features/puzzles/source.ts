/** Where a puzzle comes from: those that came with the games, those of today, or one's own mistakes. */
import { api } from '$core/api'
import { t } from '$core/i18n.svelte'
import { fullAddress } from '$core/router.svelte'
import type { OwnSolved, PuzzleShown, PuzzleSolved } from '$core/types/answers'

export type Solved = PuzzleSolved | OwnSolved

export interface PuzzleSource {
  home: string
  leave: string // what the way home is called
  own: boolean // a mistake of the person who solves it
  load: () => Promise<PuzzleShown>
  answer: (move: string) => Promise<Solved>
  /** The address of the next one. */
  next: () => Promise<string>
  onward: string // what the way to the next one is called
  link: string // to share; none: nobody else can see it
}

export const isCounted = (solved: Solved): solved is PuzzleSolved => 'streak' in solved

export function puzzleAddress(id: string, query: Record<string, string>): string {
  const asked = Object.entries(query).filter(([, value]) => value)
  return `/puzzles/${id}${asked.length ? `?${new URLSearchParams(asked)}` : ''}`
}

/** One of the puzzles that came with the games. */
export function shipped(id: string, ruleset: string, theme: string): PuzzleSource {
  return {
    home: '/puzzles',
    leave: t('web-puzzle-leave'),
    own: false,
    load: () => api.puzzle(id),
    answer: (move) => api.solve(id, move),
    next: async () => puzzleAddress((await api.nextPuzzle(ruleset, theme)).id, { ruleset, theme }),
    onward: t('web-puzzle-next'),
    link: fullAddress(`/puzzles/${id}`),
  }
}

/** One of today's. */
export function today(id: string): PuzzleSource {
  return {
    ...shipped(id, '', ''),
    next: async () => {
      const { puzzles } = await api.puzzlesToday()
      const at = puzzles.findIndex((each) => each.id === id)
      const after = [...puzzles.slice(at + 1), ...puzzles.slice(0, at)]
      const left = after.find(({ answered }) => !answered)
      return left ? puzzleAddress(left.id, { set: 'today' }) : '/puzzles'
    },
  }
}

export const mistakeAddress = (table: string, ply: number) => `/mistakes/${table}/${ply}`

/** A mistake of one's own. After it comes the next that is not solved yet. */
export function ownMistake(table: string, ply: number): PuzzleSource {
  return {
    home: '/mistakes',
    leave: t('web-mistakes-leave'),
    own: true,
    load: () => api.mistake(table, ply),
    answer: (move) => api.tryMistake(table, ply, move),
    next: async () => {
      const { puzzles } = await api.mistakes()
      const left = puzzles.filter(
        (each) => !each.solved && !(each.table === table && each.ply === ply),
      )
      const found = left.find((each) => each.table === table && each.ply > ply) ?? left[0]
      return found ? mistakeAddress(found.table, found.ply) : '/mistakes'
    },
    onward: t('web-mistakes-next'),
    link: '',
  }
}
