/** What one's coach says of the offers on the table, and of a move before it is made. */
import { api } from '$core/api'
import type { Gain } from '$core/types/answers'
import type { SeatInfo, State } from '$core/types/frames'

export type Aid = SeatInfo['coach'][number]
export const AIDS: readonly Aid[] = ['advice', 'worth', 'warning']

/** Whether I may have a coach here: where the host allows it, or where everybody else is a bot; not where it counts for a day. */
export function mayCoach({ coach, seats, you, counted, ladder }: State): boolean {
  const alone = seats.every((seat, at) => at === you || seat.kind === 'bot')
  return you >= 0 && !counted && !ladder && (coach || alone)
}

export const does = (state: State | null, aid: Aid): boolean =>
  !!state?.seats[state.you]?.coach.includes(aid)

const PATIENCE = 1500 // milliseconds: then the move is made without a word of the coach
const READ = 250 // … until the offers are weighed, for more may come at once

export class Coach {
  private gains: ReadonlyMap<string, Gain> = $state.raw(new Map())
  private timer: ReturnType<typeof setTimeout> | undefined

  /** What an offer would bring me; null: the coach does not say. */
  gain = (number: number, version: number): Gain | null =>
    this.gains.get(`${number}.${version}`) ?? null

  /** The table has changed: the offers are weighed again, as far as they are new. */
  look(state: State): void {
    clearTimeout(this.timer)
    const offers = state.view?.offers
    const movers = state.view?.to_move
    const asked = Array.isArray(movers) && movers.includes(state.you)
    const wanted = does(state, 'worth') && state.status === 'playing' && asked
    if (!wanted || !Array.isArray(offers) || !offers.length) return void (this.gains = new Map())
    this.timer = setTimeout(() => void this.weigh(state.table), READ)
  }

  private async weigh(table: string): Promise<void> {
    try {
      const { offers } = await api.worth(table)
      const told = offers.filter(({ gain }) => gain)
      this.gains = new Map(told.map((each) => [`${each.number}.${each.version}`, each.gain!]))
    } catch {
      // The table has moved on, or the coach has no time: nothing is said.
    }
  }

  /** What an offer that is being written would bring me if it were taken. */
  async writing(state: State | null, move: string): Promise<Gain | null> {
    if (!state || !does(state, 'worth')) return null
    return api.worth(state.table, move).then(
      ({ move }) => move,
      () => null,
    )
  }

  /** What a move gives away, if that is grave; null: it is not, or nobody knows in time. */
  async doubts(state: State, move: string): Promise<Gain | null> {
    const choices = state.view?.moves
    const forced = Array.isArray(choices) && choices.length === 1 && choices[0] === move
    if (!does(state, 'warning') || forced) return null
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE))
    const told = api.doubt(state.table, move).then(
      ({ grave, gain }) => (grave ? gain : null),
      () => null,
    )
    return Promise.race([told, late])
  }

  close(): void {
    clearTimeout(this.timer)
  }
}
