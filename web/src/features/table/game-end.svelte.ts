/** The end of a game in front of us: the last move is seen before the result covers the board. */
import type { GameEvent } from '$core/board'
import type { State } from '$core/types/frames'

const LAST_LOOK_MS = 1500

export class GameEnd {
  /** The game has just ended, and the board is still shown. */
  lastLook = $state(false)
  /** What the last move brought about; it stays on the table, whatever is said afterwards. */
  events: GameEvent[] = $state.raw([])
  private running = false // when we last looked
  private timer: ReturnType<typeof setTimeout> | undefined

  /**
   * @param isReading whether the player reads something on the board: then the last look lasts longer
   * @param mayMove whether things may move on this page; where they may not, there is no last look
   */
  constructor(
    private readonly isReading: () => boolean,
    private readonly mayMove: () => boolean,
  ) {}

  /** The table as it is now; null while it is unknown. */
  see(table: State | null): void {
    const over = !!table?.result
    if (over && this.running && this.mayMove()) {
      this.lastLook = true
      clearTimeout(this.timer)
      this.timer = setTimeout(() => this.enough(), LAST_LOOK_MS)
    }
    this.running = !!table && !over
  }

  /** The events of the newest update. */
  keep(table: State | null, events: GameEvent[]): void {
    if (table?.result && events.length) this.events = events
  }

  /** The player has seen enough: unless they read something, the result comes. */
  enough(): void {
    if (!this.isReading()) this.stop()
  }

  /** Nothing is being read any more. */
  stop(): void {
    this.lastLook = false
    clearTimeout(this.timer)
  }
}
