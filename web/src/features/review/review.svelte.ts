/** The review of a finished game: begun by itself, asked for again and again while it is computed. */
import { api } from '$core/api'
import { reason } from '$core/names'
import { session } from '$core/session.svelte'
import type { ReviewMoment, ReviewPage, ReviewState } from '$core/types/answers'

const ASK_MS = 1000 // from question to question, while it is computed

/** Whose eyes: all hands open, a watcher's, or those of a seat. */
export type Eyes = 'open' | 'watched' | number

export const chancesOf = (moment: ReviewMoment, eyes: Eyes): number[] =>
  typeof eyes === 'number' ? (moment.seats[eyes] ?? []) : moment[eyes]

export class Reviewing {
  state: ReviewState | null = $state.raw(null)
  page: ReviewPage | null = $state.raw(null)
  trouble = $state('')
  later = $state(false) // it is computed even if nobody looks
  private timer: ReturnType<typeof setTimeout> | undefined
  private gone = false

  constructor(
    readonly table: string,
    readonly language: string,
  ) {
    void this.ask(true)
  }

  /** Whether it can be read from the first move to the last, be it roughly. */
  get readable(): boolean {
    return this.page?.stage === 'first' || this.page?.stage === 'full'
  }

  /** `first`: whoever opens the page wants it; only strangers have to say so. */
  private async ask(first = false): Promise<void> {
    clearTimeout(this.timer)
    try {
      let state = await api.reviewed(this.table)
      let busy = ''
      if (first && session.me && (state.status === 'none' || state.status === 'paused'))
        // Whoever waits for other reviews reads why, and can begin this one later.
        state = await api.review(this.table).catch((error: unknown) => {
          busy = reason(error)
          return state
        })
      if (this.gone) return
      if (state.stage !== 'none' && state.stage !== this.page?.stage)
        this.page = await api.reviewPage(this.table, this.language)
      if (this.gone) return
      this.state = state
      this.trouble = busy
      const comes = state.status === 'going' || state.status === 'waiting'
      const behind = this.page?.stage !== state.stage && state.stage !== 'none'
      if (comes || behind) this.timer = setTimeout(() => void this.ask(), ASK_MS)
    } catch (error) {
      this.trouble = reason(error)
    }
  }

  begin = async (later = false): Promise<void> => {
    await session.introduce()
    await api.review(this.table, later)
    this.later = later
    await this.ask()
  }

  close(): void {
    this.gone = true
    clearTimeout(this.timer)
  }
}
