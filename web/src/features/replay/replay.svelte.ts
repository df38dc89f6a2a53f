/** A finished game, moment by moment. Moments come in pages; the next one is fetched ahead. */
import { api } from '$core/api'
import { reason } from '$core/names'
import type { Kept } from '$core/router.svelte'
import type { Step } from '$core/types/answers'
import type { StoryLine } from '$core/types/frames'

export const PAGE = 100

export class ReplayReel {
  plies = $state(0)
  turns: number[] = $state.raw([])
  money: number[][] = $state.raw([])
  steps: ReadonlyMap<number, Step> = $state.raw(new Map())
  trouble = $state('')
  private asked = new Set<number>()
  private lines: StoryLine[][] = [] // by ply

  constructor(
    readonly table: string,
    readonly seat: number,
    readonly language: string,
    readonly of: Kept = 'tables',
  ) {}

  /** See to it that this moment is here, and those that come next. */
  async want(ply: number): Promise<void> {
    await this.page(Math.floor(ply / PAGE))
    if (ply % PAGE > PAGE * 0.7) void this.page(Math.floor(ply / PAGE) + 1)
  }

  private async page(number: number): Promise<void> {
    const first = number * PAGE
    if (this.asked.has(number) || (this.plies && first > this.plies)) return
    this.asked.add(number)
    try {
      const found = await api.replay(this.table, this.seat, first, this.language, this.of)
      this.plies = found.plies
      this.turns = found.turns
      this.money = found.money
      for (const { ply, lines } of found.steps)
        this.lines[ply] = lines.map((line) => ({ ...line, number: ply }))
      this.steps = new Map([...this.steps, ...found.steps.map((step) => [step.ply, step] as const)])
      this.trouble = ''
    } catch (error) {
      this.asked.delete(number)
      this.trouble = reason(error)
    }
  }

  /** The sentences up to a moment, as far as they are here. */
  story(until: number): StoryLine[] {
    void this.steps // they come with them
    return this.lines.slice(Math.max(0, until - 150), until + 1).flat()
  }

  turnBefore(ply: number): number {
    return this.turns.findLast((each) => each < ply) ?? 0
  }
  turnAfter(ply: number): number {
    return this.turns.find((each) => each > ply) ?? this.plies
  }
}
