/** What waits for an answer of mine, wherever on the table's screen I look: a board says so. */
import type { Snippet } from 'svelte'

export class Calls {
  count = $state(0)
  /** How it is shown in another tab than the board's. */
  card: Snippet | null = $state.raw(null)
  /** On a small screen: another tab than the board's is open. */
  elsewhere = $state(false)

  call = (count: number, card: Snippet | null): void => {
    this.count = count
    this.card = card
  }
}
