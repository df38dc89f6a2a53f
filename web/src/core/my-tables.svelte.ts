/** The tables I sit at, for every screen that shows them: asked for once, looked at again now and then. */
import { api } from './api'
import type { TableCard } from './types/answers'
import { serverStatus } from './server-status.svelte'
import { session } from './session.svelte'

const EVERY = 10_000

/** Those that wait for me first, then those being played, then those that have not begun; the latest first. */
export function inOrder(cards: TableCard[]): TableCard[] {
  const rank = (card: TableCard) => (card.your_turn ? 0 : card.status === 'open' ? 2 : 1)
  return [...cards].sort((a, b) => rank(a) - rank(b) || b.updated - a.updated)
}

export const isRunning = (card: TableCard) => card.status !== 'over' && card.status !== 'closed'

class MyTables {
  games: TableCard[] = $state.raw([])
  known = $state(false) // whether we have been told
  running = $derived(inOrder(this.games.filter(isRunning)))
  waiting = $derived(this.running.filter((card) => card.your_turn).length)

  async look(): Promise<void> {
    if (!session.loaded) return
    try {
      this.games = session.me ? await api.myGames() : []
      this.known = true
    } catch {
      // The line at the top says that the house does not answer.
    }
  }

  /** Look now, and again and again; for an effect, which it returns the end of. */
  watch(): () => void {
    void session.me
    void serverStatus.returns
    void this.look()
    const timer = setInterval(() => {
      if (document.visibilityState !== 'hidden') void this.look()
    }, EVERY)
    return () => clearInterval(timer)
  }
}

export const myTables = new MyTables()
