/** Whether an offer that is being written can be sent, and what it would bring: the server says so. */
import type { Gain } from '$core/types/answers'
import type { Answer } from '$core/types/frames'

const DELAY_MS = 150 // somebody who writes quickly does not ask at every step

export class OfferCheck {
  /** It can be sent. */
  good = $state(false)
  /** Why it cannot. */
  trouble = $state('')
  gain: Gain | null = $state.raw(null)

  constructor(
    private readonly check: (move: string) => Promise<Answer>,
    private readonly weigh: (move: string) => Promise<Gain | null>,
  ) {}

  /** Asks about a move; '' is an offer of nothing. The result makes the question void. */
  ask(move: string): () => void {
    this.good = false
    this.gain = null
    if (!move) {
      this.trouble = ''
      return () => {}
    }
    let stale = false
    const timer = setTimeout(async () => {
      const answer = await this.check(move)
      if (stale) return
      this.good = answer.ok
      this.trouble = answer.ok ? '' : answer.reason
      const gain = answer.ok ? await this.weigh(move) : null
      if (!stale) this.gain = gain
    }, DELAY_MS)
    return () => {
      stale = true
      clearTimeout(timer)
    }
  }
}
