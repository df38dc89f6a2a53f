/** Who we are, and what the house offers: asked once, kept for every screen. */
import { api, type House, type Me } from './api'

class Session {
  house: House | null = $state.raw(null)
  me: Me | null = $state.raw(null)
  trouble = $state('')

  async load(): Promise<void> {
    try {
      ;[this.house, this.me] = await Promise.all([api.house(), api.me()])
      this.trouble = ''
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : String(error)
      setTimeout(() => void this.load(), 3000)
    }
  }
}

export const session = new Session()
