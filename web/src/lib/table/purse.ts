/** What everybody sees of a seat's money, whichever game is played. */
import type { State } from '../types'

export function purse(state: State, seat: number): number | null {
  const view = state.view as { gold?: number[]; seats?: { ducats?: number }[] } | null
  return view?.gold?.[seat] ?? view?.seats?.[seat]?.ducats ?? null
}

/** Whose turn it is, or -1: not always the seat the game waits for. */
export function turnOf(state: State): number {
  const turn = (state.view as { turn?: number | null } | null)?.turn
  return state.status === 'playing' || state.status === 'paused' ? (turn ?? state.running) : -1
}
