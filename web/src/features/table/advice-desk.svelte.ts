/** What the coach has advised for the present moment. */
import { api } from '$core/api'
import { language } from '$core/i18n.svelte'
import { reason } from '$core/names'
import type { Advice } from '$core/types/answers'
import type { State } from '$core/types/frames'

export class AdviceDesk {
  told: Advice | null = $state.raw(null)
  asking = $state(false)
  private number = -1

  /** Asks, or puts the answer away if it is there already. */
  async ask(table: State, tell: (text: string) => void): Promise<void> {
    if (this.told) return this.close()
    this.asking = true
    const number = (this.number = table.number)
    try {
      const found = await api.advice(table.table, language())
      if (this.number === number) this.told = found
    } catch (error) {
      if (this.number === number) tell(reason(error))
    } finally {
      this.asking = false
    }
  }

  /** Another moment, another question. */
  see(number: number): void {
    if (number !== this.number) this.close()
  }

  close = (): void => {
    this.told = null
    this.number = -1
  }
}
