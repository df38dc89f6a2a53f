/** An event that is followed while its page is open: asked for, and again whenever its log has grown. */
import { api } from '$core/api'
import { Attempt } from '$core/attempt.svelte'
import { reason } from '$core/names'
import type { EventInfo } from '$core/types/answers'
import type { Organise } from '$core/types/requests'

const PAUSE_MS = 1000 // between two questions
const IDLE_MS = 5000 // after one that brought nothing new
const TROUBLE_MS = 4000 // after one that failed

export class LiveEvent {
  info: EventInfo | null = $state.raw(null)
  trouble = $state('')
  now = $state(Date.now()) // the time of the house
  readonly attempt = new Attempt()
  #ahead = 0 // of our clock

  constructor(readonly id: string) {}

  /** Until the answer is called. */
  follow(): () => void {
    let going = true
    const tick = setInterval(() => (this.now = Date.now() + this.#ahead), 1000)
    void (async () => {
      let known = -1
      while (going) {
        let pause = PAUSE_MS
        try {
          const found = await api.event(this.id, known)
          if (!going) return
          if (found.number === known) pause = IDLE_MS
          known = found.number
          this.take(found)
        } catch (error) {
          this.trouble = reason(error)
          pause = TROUBLE_MS
          known = -1
        }
        await new Promise((done) => setTimeout(done, pause))
        while (going && document.visibilityState === 'hidden')
          await new Promise((done) => setTimeout(done, PAUSE_MS))
      }
    })()
    return () => {
      going = false
      clearInterval(tick)
    }
  }

  take(found: EventInfo): void {
    // An answer that was under way must not undo what a click has changed.
    if (this.info && found.number < this.info.number) return
    this.info = found
    this.trouble = ''
    this.#ahead = found.now - Date.now()
    this.now = found.now
  }

  /** Does something, and shows what came of it. */
  do(act: () => Promise<EventInfo>, afterwards = ''): Promise<boolean> {
    return this.attempt.to(async () => this.take(await act()), afterwards)
  }

  organise(body: Organise): Promise<boolean> {
    return this.do(() => api.organise(this.id, body))
  }
}
