/**
 * Who answers: the server that this page came from, or the house in this browser. The static site has no
 * server; the app of a server's house plays alone where the server is out of reach. Nobody else decides it.
 */
import { BrowserHouse } from './solo/browser-house.svelte'

/** The page of the static site says so with its first bytes. */
export const isSite = () => 'site' in document.documentElement.dataset

/** Whether the documentation lies beside it. */
export const hasDocs = () => document.documentElement.dataset.site === 'docs'

/** Where the app lies: the static site may be in a folder of its host. */
export const appRoot = () => (isSite() ? new URL('./', document.baseURI).pathname : '/')

class Backend {
  /** Everything happens in this browser. */
  alone = $state(isSite())
  /** The house in this browser, once it was asked for. */
  house: BrowserHouse | null = $state.raw(null)

  /** Whether the files of Python came with this app. */
  get canPlayAlone(): boolean {
    return PYTHON.house !== ''
  }

  /** Whether the line at the top says what is wrong here: nobody has to say it again. */
  get explained(): boolean {
    return this.alone && !!this.house && (this.house.awaited || !!this.house.trouble)
  }

  async fetch(path: string, init?: RequestInit): Promise<Response> {
    if (!this.alone) return fetch(path, init)
    return (await written(path, init)) ?? this.open().fetch(path, init)
  }

  connect(url: string): WebSocket {
    return this.alone ? this.open().connect(url) : new WebSocket(url)
  }

  /** The house in this browser; it opens with the first question. */
  open(): BrowserHouse {
    const at = (path: string) => new URL(appRoot() + path, location.href).href
    this.house ??= new BrowserHouse({ folder: at(PYTHON.folder), house: at(PYTHON.house) })
    return this.house
  }
}

/** Answers that are the same for everybody lie on the static site as files: no Python is needed to read rules. */
async function written(path: string, init?: RequestInit): Promise<Response | null> {
  if (!isSite() || (init?.method ?? 'GET') !== 'GET') return null
  if (!WRITTEN.test(path)) return null
  const answer = await fetch(`${appRoot()}answers/${fileName(path)}`).catch(() => null)
  return answer?.ok ? answer : null
}

/** As in tools/build_site.py. */
const WRITTEN = /^\/api\/(house|rules|guides|setting)\b/
export const fileName = (path: string) =>
  `${path.replace(/^\/api\//, '').replace(/[^a-z0-9-]+/gi, '_')}.json`

export const backend = new Backend()
