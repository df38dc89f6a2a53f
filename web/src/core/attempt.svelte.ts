/** Something somebody tries with a button: whether it is under way, and what came of it in words. */
import { reason } from './names'

export class Attempt {
  busy = $state(false)
  told = $state('')
  trouble = $state('')

  /** Whether it worked; `afterwards` is then said. */
  async to(act: () => Promise<unknown>, afterwards = ''): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    this.told = this.trouble = ''
    try {
      await act()
      this.told = afterwards
      return true
    } catch (error) {
      this.trouble = reason(error)
      return false
    } finally {
      this.busy = false
    }
  }
}
