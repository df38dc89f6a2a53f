/** Who we are, and what the house offers: asked once, kept for every screen. */
import { api, OutOfReach } from './api'
import { backend } from './backend.svelte'
import type { HouseInfo, Me } from './types/answers'
import { gate } from './gate.svelte'
import { t, welcome } from './i18n.svelte'
import { alike, reason } from './names'
import { change, settings } from './settings.svelte'
import { renew } from './push'
import { readText, writeText } from './storage'

class Session {
  house: HouseInfo | null = $state.raw(null)
  ended = $state('') // the name this device had until it was signed out from elsewhere
  loaded = $state(false)
  trouble = $state('')
  private known: Me | null = $state.raw(null)

  get me(): Me | null {
    return this.known
  }
  set me(me: Me | null) {
    this.known = me
    writeText('fondaco-known-as', me?.name ?? '')
    if (me) this.ended = ''
  }

  async load(): Promise<void> {
    try {
      if (gate.closed && !backend.alone && !(await api.entry()).inside) {
        this.me = await api.me()
        gate.outside = true
        return
      }
      const asked = api.me()
      asked.catch(() => {}) // whoever waits for it below is told
      const house = await api.house()
      if (backend.alone) this.house = house // to be read while Python starts
      const me = await asked
      if (house.games.some(({ guest }) => guest))
        await welcome(async (language) => (await api.words(language)).text)
      const before = readText('fondaco-known-as')
      this.house = house
      this.me = me
      if (!me && before) this.ended = before
      this.loaded = true
      this.trouble = ''
    } catch (error) {
      if (gate.outside) return // the entry page says why
      this.trouble = error instanceof OutOfReach ? '' : reason(error) // serverStatus says the other
    }
  }

  /** We are known by a fresh secret: what this browser asked for by the old one is asked for again. */
  became(me: Me): void {
    this.me = me
    void renew(this.house?.push_key)
  }

  /** The name to sit down with: ours, or one that a merchant might have had, unlike the others'. */
  name(others: string[] = []): string {
    return this.me?.name || settings.name || usualName(others)
  }

  /** The bot to begin with: somebody one can win against. */
  get newcomer(): string {
    return this.house?.newcomer ?? 'deckhand'
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
function usualName(others: string[]): string {
  const unlike = (name: string) => !others.some((other) => alike(name, other))
  if (drawn && unlike(drawn)) return drawn
  const all = t('web-usual-names').split(' ')
  const free = all.filter(unlike)
  const names = free.length ? free : all
  drawn = names[Math.floor(Math.random() * names.length)] ?? 'Marco'
  return drawn
}

export const session = new Session()
