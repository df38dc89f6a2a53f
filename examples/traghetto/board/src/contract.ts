/** What Fondaco hands to a board, and what it expects back. docs/new-game.md describes it. */

/** A table as one seat sees it. */
export interface State<View> {
  /** What this seat may know, as the game's Python `View.as_json` writes it. */
  view: View
  /** The players' names, by seat. */
  names: string[]
}

export interface Context<View> {
  state: State<View>
  /** Make a move, in the game's notation. The promise fails with the reason if it is refused. */
  send: (move: string) => Promise<void>
  /** A message of the game in the player's language. */
  words: (id: string, values?: Record<string, string | number>) => string
  theme: 'light' | 'dark'
}

export interface Board<View> {
  /** Show what has changed. */
  update: (state: State<View>) => void
  /** Leave nothing behind. */
  destroy: () => void
}

export type Mount<View> = (element: HTMLElement, context: Context<View>) => Board<View>
