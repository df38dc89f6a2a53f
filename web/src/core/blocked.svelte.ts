/** Whom I do not want to meet. The house keeps it; their words are hidden too. */
import { api } from './api'
import type { Somebody } from './types/answers'
import { muted, toggleMute } from './muted.svelte'

class Blocked {
  people: Somebody[] = $state.raw([])
  private asked = false

  async load(): Promise<void> {
    this.people = await api.blocks()
    this.asked = true
  }

  /** For those who only want to know whether somebody is among them. */
  async once(): Promise<void> {
    if (!this.asked) await this.load()
  }

  has(person: string): boolean {
    return this.people.some((each) => each.person === person)
  }

  async put(person: string, on: boolean): Promise<void> {
    await api.block(person, on)
    if (muted().has(person) !== on) toggleMute(person)
    await this.load()
  }
}

export const blocked = new Blocked()
