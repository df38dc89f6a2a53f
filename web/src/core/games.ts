/**
 * What the browser has of each game: one folder of `games/` with a `game.ts` that says it. Nothing
 * else names a game; one without a folder is played on the plain table.
 */
import type { Component } from 'svelte'
import type { BoardProps } from './board'
import type { FigureInfo } from './types/answers'
import type { State } from './types/frames'

export type ShipKind = 'galley' | 'round' | 'indiaman'

/** One way to play a game that stands on the shelf by itself. */
export interface ShelfTitle {
  id: string // also of its lesson, its ratings and its words: web-game-<id>, web-about-<id>
  options: Record<string, string> // what it settles
  ship: ShipKind
}

/** A picture of a guide: a part of the table in a position, that only lies there. */
export type FigureProps = Pick<FigureInfo, 'state' | 'events' | 'pick'>
export type Figures = Record<string, Component<FigureProps>>

/** Components come with a load of their own, when somebody plays. */
type Load<Part> = () => Promise<{ default: Part }>

export interface GameScreens {
  titles: ShelfTitle[]
  board: Load<Component<BoardProps>>
  /** The board at a moment of a recorded game, small: for the shelf. */
  picture?: Load<Component<{ title: string }>>
  /** A hand laid open, for somebody who looks over every shoulder after the game. */
  hand: Load<Component<{ hand: unknown; options: Record<string, string> }>>
  /** What a part of the table is and does; `of` is what it is marked with (`card salt7`). */
  anatomy?: Load<Component<{ of: string[]; state: State }>>
  /** A card by its name in the notation, small enough for a line of text. */
  card?: Load<Component<{ card: string; options: Record<string, string> }>>
  /** A choice of a puzzle as a picture; the words for it stand next to it. */
  choice?: Load<
    Component<{
      move: string
      view: NonNullable<State['view']>
      options: Record<string, string>
    }>
  >
  /** What everybody sees of a seat's money. */
  purse: (view: NonNullable<State['view']>, seat: number) => number | undefined
  /** Whether two moves are the same to the coach, where that is more than the same text. */
  alike?: Load<(asked: string, made: string) => boolean>
  /** The parts of the board that a move is about, as a CSS selector: a review marks them. */
  marks?: Load<(move: string, view: NonNullable<State['view']>) => string>
  /** The pictures of its guides, by what they show. */
  figures?: Load<Figures>
  /** The marks of editions in its rulebook, if it has several: they can be read side by side. */
  editions?: string[]
  /** The board itself shows that a deal is closed; a line above it need not say so. */
  showsDeals?: boolean
}

const found = import.meta.glob<{ default: GameScreens }>('../games/*/game.ts', { eager: true })
const screens = new Map(
  Object.entries(found).map(([path, module]) => [path.split('/').at(-2)!, module.default]),
)

/** The games that have a folder. */
export const GAMES = [...screens.keys()]

/** Whether the reader wants the plain table: `/t/…?plain` shows any game so. */
export function wantsPlain(): boolean {
  return new URLSearchParams(location.search).has('plain')
}

/** Whether a game is shown without a board of ours. */
export function isPlain(game: string): boolean {
  return !screens.has(game) || wantsPlain()
}

export function screensOf(game: string): GameScreens | undefined {
  return screens.get(game)
}
