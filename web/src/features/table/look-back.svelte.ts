/** An earlier moment of the running game, as we saw it then: nobody is asked anything there. */
import { api } from '$core/api'
import { language } from '$core/i18n.svelte'
import { reason } from '$core/names'
import type { State } from '$core/types/frames'

export class LookBack {
  moment: Pick<State, 'number' | 'view' | 'outlook'> | null = $state.raw(null)
  private wanted = -1 // the newest wish counts, whichever answer comes last

  constructor(private readonly tell: (text: string) => void) {}

  /** Shows the table as it was after an entry; the newest entry ends looking back. */
  async to(table: State | null, number: number): Promise<void> {
    if (!table || number >= table.number) return this.end()
    this.wanted = number
    try {
      const { view, outlook } = await api.moment(table.table, number, language())
      if (this.wanted === number) this.moment = { number, view, outlook }
    } catch (error) {
      if (this.wanted === number) this.tell(reason(error))
    }
  }

  /** Back to the table as it is now. */
  end = (): void => {
    this.wanted = -1
    this.moment = null
  }
}
