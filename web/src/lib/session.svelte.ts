/** Who we are, and what the house offers: asked once, kept for every screen. */
import { api, OutOfReach, type House, type Me } from './api'
import { t } from './i18n.svelte'
import { reason } from './names'
import { change, settings } from './settings.svelte'

class Session {
  house: House | null = $state.raw(null)
  me: Me | null = $state.raw(null)
  loaded = $state(false)
  trouble = $state('')

  async load(): Promise<void> {
    try {
      ;[this.house, this.me] = await Promise.all([api.house(), api.me()])
      this.loaded = true
      this.trouble = ''
    } catch (error) {
      this.trouble = error instanceof OutOfReach ? '' : reason(error) // of the other, `reach` tells
    }
  }

  /** The name to sit down with: ours, or one that a merchant might have had. */
  name(): string {
    return this.me?.name || settings.name || usualName()
  }

  /** Nobody sits down as a stranger: say a name first. */
  async introduce(name = this.name()): Promise<Me> {
    if (!this.me || this.me.name !== name) {
      this.me = await api.rename(name)
      change({ name })
    }
    return this.me
  }
}

let drawn = ''
function usualName(): string {
  const names = t('web-usual-names').split(' ')
  drawn ||= names[Math.floor(Math.random() * names.length)] ?? 'Marco'
  return drawn
}

export const session = new Session()
