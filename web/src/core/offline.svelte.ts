/** Play in this browser where a house's server is out of reach, and back again. */
import { appRoot, backend, isSite } from './backend.svelte'
import { keptForOffline } from './service-worker.svelte'
import { serverStatus } from './server-status.svelte'
import { session } from './session.svelte'

/** How often we look whether the server is back. */
const EVERY = 5_000

class Offline {
  /** Whether the files that it takes are on this device. */
  possible = $state(false)
  serverIsBack = $state(false)

  /** Looks whether the files are here. */
  async look(): Promise<void> {
    if (isSite() || !backend.canPlayAlone) return
    this.possible = await keptForOffline()
  }

  /** From now on everything happens in this browser. The server's games stay with the server. */
  async playAlone(): Promise<void> {
    backend.alone = true
    serverStatus.regain()
    await session.load()
    const timer = setInterval(() => {
      void fetch('/healthz', { cache: 'no-store' }).then(
        (answer) => (this.serverIsBack = answer.ok),
        () => (this.serverIsBack = false),
      )
    }, EVERY)
    addEventListener('pagehide', () => clearInterval(timer), { once: true })
  }

  goBack(): void {
    location.assign(appRoot())
  }
}

export const offline = new Offline()
