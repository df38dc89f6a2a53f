/** The solution of a puzzle, played out on the board move by move. */
import type { LineStep } from '$core/types/answers'

export const STEP_MS = 1600

export class Line {
  /** How many moves of the line have been played; 0: the position of the puzzle. */
  at = $state(0)
  running = $state(false)
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(readonly steps: LineStep[]) {}

  get step(): LineStep | undefined {
    return this.steps[this.at - 1]
  }
  get ended(): boolean {
    return this.at >= this.steps.length
  }

  play = (): void => {
    if (this.ended) this.at = 0
    this.running = true
    this.wait()
  }
  stop = (): void => {
    this.running = false
    clearTimeout(this.timer)
  }
  show = (at: number): void => {
    this.stop()
    this.at = Math.max(0, Math.min(this.steps.length, at))
  }

  private wait(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => {
      this.at = Math.min(this.steps.length, this.at + 1)
      if (this.ended) this.running = false
      else this.wait()
    }, STEP_MS)
  }
}
