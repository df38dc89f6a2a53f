/** What everybody sees of a seat's money, whichever game is played. */
import { screensOf } from '$core/games'
import { plainPurse } from './plain/view'
import type { Presence, State } from '$core/types/frames'

export function publicMoney(state: State, seat: number): number | null {
  if (!state.view) return null
  return (screensOf(state.game)?.purse ?? plainPurse)(state.view, seat) ?? null
}

/** Whose turn it is, or -1: not always the seat the game waits for. */
export function turnOf(state: State): number {
  const turn = (state.view as { turn?: number | null } | null)?.turn
  return state.status === 'playing' || state.status === 'paused' ? (turn ?? state.running) : -1
}

/** Whether there is anything else to do: nobody is asked whether they are sure of their only move. */
export const hasChoice = (view: State['view'] | undefined): boolean =>
  !Array.isArray(view?.moves) || view.moves.length !== 1

const DAY = 86_400_000

/** Whether this seat can be given more time: the house decides, but a wish without hope is not offered. */
export function mayGiveTime(state: State | null, receivedAt: number, seat: number): boolean {
  const rival = state?.seats[seat]
  if (!state || !rival || state.status !== 'playing') return false
  const { kind, bank = 0, days = 0 } = state.clock
  const plays = (at: number) => state.seats[at]?.kind === 'person' && !state.seats[at]?.standing_in
  if (seat === state.you || !plays(state.you) || !plays(seat) || rival.clock === null) return false
  if (kind === 'days' && state.running !== seat) return false
  const passed = state.running === seat ? Math.max(0, Date.now() - receivedAt) : 0
  return rival.clock - passed < (kind === 'days' ? days * DAY : bank * 1000)
}

/** A person sits there and plays, and is not connected. */
export function isAway(state: State | null, presence: Presence | null, seat: number): boolean {
  const sitter = state?.seats[seat]
  return (
    sitter?.kind === 'person' && !sitter.standing_in && presence?.seats.includes(seat) === false
  )
}
