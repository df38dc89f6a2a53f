/** Looking for players: I sit at a table that begins when it is full. My tables say which it is. */
import { api } from './api'
import { myTables } from './my-tables.svelte'
import { session } from './session.svelte'
import type { TableCard } from './types/answers'

class LookingForPlayers {
  /** The table where I look for players now. */
  card = $derived(
    myTables.running.find(({ gathers, status, you }) => gathers && status === 'open' && you >= 0) ??
      null,
  )

  /** The table where I last looked for players. */
  last = $state('')

  async begin(game: string, players: number, options: Record<string, string>): Promise<void> {
    const { name } = await session.introduce()
    this.last = (await api.look({ game, players, options, name })).table
    await myTables.look()
  }

  async join({ table, names }: TableCard): Promise<void> {
    const { name } = await session.introduce(session.name(names))
    await api.sit(table, null, name)
    this.last = table
    await myTables.look()
  }

  async end(): Promise<void> {
    if (this.card) await api.leave(this.card.table)
    this.last = ''
    await myTables.look()
  }
}

export const looking = new LookingForPlayers()
