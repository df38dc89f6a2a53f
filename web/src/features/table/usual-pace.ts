/** The pace at which I like bots to play: told to a table at which I am alone with them. */
import type { State } from '$core/types/frames'

export type UsualPace = 'quick' | 'calm' | 'slow'

/** Whether nobody else would mind. */
export const aloneWithBots = ({ seats, you }: State): boolean =>
  seats[you]?.kind === 'person' && seats.every(({ kind }, seat) => seat === you || kind === 'bot')

/** The pace to ask this table for; null: it has it, or the bots there do not wait for anybody. */
export function paceToAsk(state: State, usual: UsualPace): UsualPace | null {
  const playing = state.status === 'playing'
  return playing && aloneWithBots(state) && state.pace !== 'none' && state.pace !== usual
    ? usual
    : null
}
