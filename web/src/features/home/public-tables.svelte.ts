/** The tables of others: those with free seats, and those one can watch. */
import { api } from '$core/api'
import { serverStatus } from '$core/server-status.svelte'
import type { TableCard } from '$core/types/answers'

const EVERY = 5000 // milliseconds from look to look

export class PublicTables {
  private cards: TableCard[] = $state.raw([])
  open = $derived(this.cards.filter((each) => each.status === 'open'))
  /** Where somebody looks for players, and all others with free seats. */
  gathering = $derived(this.open.filter((each) => each.gathers))
  free = $derived(this.open.filter((each) => !each.gathers))
  live = $derived(this.cards.filter((each) => each.status !== 'open'))

  private async look(): Promise<void> {
    if (document.visibilityState === 'hidden') return
    try {
      this.cards = (await api.tables()).filter((each) => each.you < 0)
    } catch {
      // The line at the top says that the server does not answer.
    }
  }

  /** Look now, and again and again; for an effect, which it returns the end of. */
  watch(): () => void {
    void serverStatus.returns
    void this.look()
    const timer = setInterval(() => void this.look(), EVERY)
    return () => clearInterval(timer)
  }
}
