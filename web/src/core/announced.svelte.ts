/** What the people of the server announce to everybody; asked for again every two minutes. */
import { api } from './api'

const PAUSE_MS = 120_000

class Announced {
  text = $state('')
  aside = $state('') // the text that was read

  async load(): Promise<void> {
    try {
      this.text = (await api.announcement()).text
    } catch {
      // It is asked for again.
    }
  }

  /** Looks from time to time, until the returned function is called. */
  watch(): () => void {
    void this.load()
    const timer = setInterval(() => document.hidden || void this.load(), PAUSE_MS)
    return () => clearInterval(timer)
  }
}

export const announced = new Announced()
