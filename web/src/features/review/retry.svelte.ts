/** A key moment that its player tries again, in the place of the card that tells the answer. */
import { api } from '$core/api'
import { Attempt } from '$core/attempt.svelte'
import type { OwnSolved, PuzzleShown } from '$core/types/answers'

export class Retry {
  puzzle: PuzzleShown | null = $state.raw(null)
  solved: OwnSolved | null = $state.raw(null)
  mine = $state('')
  readonly attempt = new Attempt()

  constructor(
    readonly table: string,
    readonly ply: number,
  ) {
    void this.attempt.to(async () => {
      this.puzzle = await api.mistake(table, ply)
    })
  }

  /** The choices that are still open, as the board numbers them. */
  get choices(): string[] {
    return this.solved ? [] : (this.puzzle?.choices.map(({ move }) => move) ?? [])
  }

  choose = (move: string): void => {
    if (this.solved || this.attempt.busy) return
    void this.attempt.to(async () => {
      this.solved = await api.tryMistake(this.table, this.ply, move)
      this.mine = move
    })
  }
}
