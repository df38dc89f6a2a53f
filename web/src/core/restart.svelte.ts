/** A restart that the server has announced: for people at tables by a frame, for others by a header. */
import type { RestartInfo } from './types/answers'

/** Seconds by which two answers may differ and still mean the same restart. */
const SAME = 3

class Restart {
  /** When it restarts, by our clock; 0: no restart is planned. */
  at = $state(0)
  message = $state('')
  private asking = false

  told({ left, message }: RestartInfo): void {
    this.at = left === null ? 0 : Date.now() + left
    this.message = message
  }

  /** Every answer says how many seconds are left; what else there is to know is asked for once. */
  async heard(seconds: string | null | undefined, ask: () => Promise<RestartInfo>): Promise<void> {
    if (!seconds) {
      if (!this.asking) this.told({ left: null, message: '' })
      return
    }
    const left = (this.at - Date.now()) / 1000
    if (this.asking || (this.at && Math.abs(left - Number(seconds)) <= SAME)) return
    this.asking = true
    try {
      this.told(await ask())
    } catch {
      // The next answer says it again.
    } finally {
      this.asking = false
    }
  }
}

export const restart = new Restart()

/** How a time that is left is said: whole minutes, and ten seconds in the last one. */
export function timeLeft(ms: number): { count: number; unit: 'minute' | 'second' } {
  const seconds = Math.max(0, ms / 1000)
  return seconds > 60
    ? { count: Math.ceil(seconds / 60), unit: 'minute' }
    : { count: Math.ceil(seconds / 10) * 10, unit: 'second' }
}
