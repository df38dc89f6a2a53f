/** Keeps the screen of a phone on while somebody plays, where the browser can do that (a safe connection). */

/** Whether this browser can keep the screen on. */
export const mayStayAwake = (): boolean => !!globalThis.navigator?.wakeLock

export class WakeLock {
  private wanted = false
  private lock: WakeLockSentinel | null = null
  private asking = false

  constructor() {
    globalThis.document?.addEventListener('visibilitychange', this.look)
  }

  /** From now on the screen stays on, or no longer. */
  want(on: boolean): void {
    this.wanted = on
    this.look()
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.look)
    this.want(false)
  }

  /** Browsers let go of it when the page is hidden: it is asked for again when it is shown. */
  private look = (): void => {
    if (!this.wanted) {
      void this.lock?.release().catch(() => {})
      this.lock = null
    } else if (mayStayAwake() && !document.hidden && !this.asking && this.free()) {
      this.asking = true
      navigator.wakeLock.request('screen').then(
        (lock) => {
          this.asking = false
          this.lock = lock
          if (!this.wanted) this.look()
        },
        () => (this.asking = false), // a battery that is nearly empty may refuse it
      )
    }
  }

  private free(): boolean {
    return !this.lock || this.lock.released
  }
}
