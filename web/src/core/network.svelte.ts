/** Where others reach this house. The address in the bar says it, unless it means this machine alone. */
import { api } from './api'
import { backend } from './backend.svelte'

/** Whether an address means the machine on which it is opened. */
export const isHere = (host: string) =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(host)

class Network {
  /** The beginnings of links that others can open; null: not known yet. */
  addresses: string[] | null = $state.raw(null)
  /** The person at this machine has started the server, and may let the network in. */
  mayOpen = $state(false)

  async look(): Promise<void> {
    if (backend.alone || !isHere(location.hostname)) {
      this.addresses = [location.origin]
      return
    }
    try {
      this.take(await api.network())
    } catch {
      this.addresses ??= [] // what is said then is true: nobody knows a way for others
    }
  }
  async open(): Promise<void> {
    this.take(await api.openToNetwork())
  }
  private take(told: { addresses: string[]; may_open: boolean }): void {
    this.addresses = told.addresses
    this.mayOpen = told.may_open
  }
}

export const network = new Network()
