/** The review of a finished game: asked for again and again while it is reckoned. */
import { api } from './api'
import { reason } from './names'
import { session } from './session.svelte'
import type { ReviewMoment, ReviewState } from './types'

const ASK = 1500 // milliseconds from question to question, while it is reckoned

/** Whose eyes: all hands open, a watcher's, or those of a seat. */
export type Eyes = 'open' | 'watched' | number

export const chancesOf = (moment: ReviewMoment, eyes: Eyes): number[] =>
  typeof eyes === 'number' ? (moment.seats[eyes] ?? []) : moment[eyes]

export class Reviewing {
  found: ReviewState | null = $state.raw(null)
  trouble = $state('')
  private timer: ReturnType<typeof setTimeout> | undefined
  private gone = false

  constructor(
    readonly table: string,
    readonly language: string,
  ) {
    void this.ask()
  }

  private async ask(): Promise<void> {
    clearTimeout(this.timer)
    try {
      const told = await api.reviewed(this.table, this.language)
      if (this.gone) return
      this.found = told
      if (told.status === 'going') this.timer = setTimeout(() => void this.ask(), ASK)
    } catch (error) {
      this.trouble = reason(error)
    }
  }

  begin = async (): Promise<void> => {
    await session.introduce()
    await api.review(this.table)
    await this.ask()
  }

  close(): void {
    this.gone = true
    clearTimeout(this.timer)
  }
}
