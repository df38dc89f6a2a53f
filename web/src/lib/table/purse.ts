/** What everybody sees of a seat's money, whichever game is played. */
import { screensOf } from '../games'
import { plainPurse } from '../plain/view'
import type { State } from '../types'

export function purse(state: State, seat: number): number | null {
  if (!state.view) return null
  return (screensOf(state.game)?.purse ?? plainPurse)(state.view, seat) ?? null
}

/** Whose turn it is, or -1: not always the seat the game waits for. */
export function turnOf(state: State): number {
  const turn = (state.view as { turn?: number | null } | null)?.turn
  return state.status === 'playing' || state.status === 'paused' ? (turn ?? state.running) : -1
}
