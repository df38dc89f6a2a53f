/** Tells the house that we write or read something, as long as we do: bots wait for us meanwhile. */
const AGAIN = 5000

export class BusySignal {
  private hands = 0 // things that are being written or read
  private timer: ReturnType<typeof setInterval> | undefined

  constructor(private readonly tell: (busy: boolean) => void) {}

  get busy(): boolean {
    return this.hands > 0
  }

  /** One more thing; the answer ends it. */
  begin(): () => void {
    if (this.hands++ === 0) {
      this.tell(true)
      this.timer = setInterval(() => this.tell(true), AGAIN)
    }
    let ended = false
    return () => {
      if (ended) return
      ended = true
      if (--this.hands === 0) this.stop()
    }
  }

  private stop(): void {
    clearInterval(this.timer)
    this.tell(false)
  }

  close(): void {
    clearInterval(this.timer)
  }
}
