/** What was just said hangs over the seat for a while. */
import { SvelteMap } from 'svelte/reactivity'
import { muted } from '$core/muted.svelte'
import type { Speech } from '$core/types/frames'

const AWHILE = 7000

export class Bubbles {
  private shown = new SvelteMap<number, string>()
  private heard = -1 // how many there were when we last looked
  private timers = new Map<number, ReturnType<typeof setTimeout>>()

  /** Everything said so far; what was there when we came is old. */
  hear(speech: Speech[]): void {
    const fresh = this.heard < 0 ? [] : speech.slice(this.heard)
    this.heard = speech.length
    for (const { seat, text, channel, person } of fresh) {
      if (seat < 0 || channel !== 'table' || muted().has(person)) continue
      this.shown.set(seat, text)
      clearTimeout(this.timers.get(seat))
      this.timers.set(
        seat,
        setTimeout(() => this.shown.delete(seat), AWHILE),
      )
    }
  }

  of(seat: number): string {
    return this.shown.get(seat) ?? ''
  }

  close(): void {
    for (const timer of this.timers.values()) clearTimeout(timer)
  }
}
