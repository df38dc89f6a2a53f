/**
 * The house that runs in this browser, as the page sees it: it answers requests as a server's would, and
 * gives out connections that look like WebSockets. Its worker is started when it is first needed, and again
 * when it has died: what was played is on the disk.
 */
import { cast } from '$core/cast'
import type { FromHouse, PythonFiles, Step, ToHouse, ToThinking, Trouble } from './messages'

/** A request that is not answered for so long makes us ask whether the worker still lives. */
const PATIENCE = 15_000
/** When nobody has asked the house anything for so long, the worker that thinks may start. */
const QUIET = 1_000
/** So many times in a row a worker may die before we give up. */
const STARTS = 3
/** Troubles with which no game can be played here. */
const FINAL: Trouble[] = ['elsewhere', 'newer', 'no-wasm', 'not-loaded', 'failed']

type Wish<T> = T extends unknown ? Omit<T, 'id'> : never

interface Pending {
  message: ToHouse & { type: 'request' }
  answer: (answer: Response) => void
  fail: (error: Error) => void
}

export class BrowserHouse {
  step: Step | '' = $state('')
  trouble: Trouble | '' = $state('')
  detail = $state('')
  /** Which Python runs, and whether our code is compiled. */
  python = $state('')
  compiled = $state(false)
  /** Both workers have started: whatever else takes time does not hold up anybody now. */
  complete = $state(false)
  /** Whether anybody waits for an answer while it starts. */
  awaited = $state(false)

  private worker: Worker | null = null
  private thinking: Worker | null = null
  private pending = new Map<number, Pending>()
  private ports = new Map<number, Port>()
  private last = 0
  private deaths = 0
  private pinged = 0
  private watch: ReturnType<typeof setInterval> | undefined
  /** Starts the worker that thinks, until that is done. */
  private startThinking: (() => void) | null = null
  private quiet: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly files: PythonFiles) {}

  get ready(): boolean {
    return this.step === 'ready'
  }

  /** Opens it, unless it is open. `take`: another tab that plays has to stop. */
  start(take = false): void {
    if (this.worker) return
    this.trouble = ''
    this.step = 'fetching'
    const worker = new Worker(new URL('./house.worker.ts', import.meta.url), { type: 'module' })
    const thinking = new Worker(new URL('./thinking.worker.ts', import.meta.url), {
      type: 'module',
    })
    const { port1, port2 } = new MessageChannel()
    this.worker = worker
    this.thinking = thinking
    this.startThinking = () => {
      this.startThinking = null
      const begin: ToThinking = { type: 'start', files: this.files, house: port2 }
      thinking.postMessage(begin, [port2])
    }
    worker.onmessage = ({ data }: MessageEvent<FromHouse>) => {
      if (this.worker === worker) this.hear(data)
    }
    thinking.onmessage = () => {
      if (this.thinking === thinking) this.complete = true
    }
    worker.onerror = (event) => this.died(worker, event.message)
    this.say({ type: 'start', files: this.files, thinking: port1, take }, [port1])
    this.watch = setInterval(() => this.look(), PATIENCE / 3)
  }

  /** Whether no game can be played here, until the person does something about it. */
  private get stuck(): boolean {
    return FINAL.includes(this.trouble as Trouble)
  }

  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    if (!this.stuck) this.start()
    return new Promise((answer, fail) => {
      const message = {
        type: 'request' as const,
        id: ++this.last,
        method: init.method ?? 'GET',
        path,
        headers: (init.headers ?? {}) as Record<string, string>,
        body: typeof init.body === 'string' ? init.body : '',
      }
      this.pending.set(message.id, { message, answer, fail })
      this.awaited = !this.ready
      if (this.stuck) this.giveUp()
      else this.say(message)
    })
  }

  /** A connection to a table, in the shape of a WebSocket. */
  connect(url: string): WebSocket {
    if (!this.stuck) this.start()
    const { pathname, search } = new URL(url)
    const id = ++this.last
    const port = new Port((wish) => {
      if (wish.type === 'close') this.ports.delete(id)
      this.say({ ...wish, id } as ToHouse)
    })
    this.ports.set(id, port)
    this.awaited = !this.ready && !this.stuck
    if (this.stuck) setTimeout(() => port.end(1013, this.trouble))
    else this.say({ type: 'connect', id, path: pathname + search })
    return cast<WebSocket>(port)
  }

  /** Ends the workers, for tests and for another tab. */
  stop(): void {
    clearInterval(this.watch)
    clearTimeout(this.quiet)
    this.startThinking = null
    this.worker?.terminate()
    this.thinking?.terminate()
    this.worker = this.thinking = null
    this.step = ''
    const ports = [...this.ports.values()]
    this.ports.clear()
    for (const port of ports) port.end(1006, '')
  }

  // --- the worker -------------------------------------------------------------------------------

  private say(message: ToHouse, transfer: Transferable[] = []): void {
    this.worker?.postMessage(message, transfer)
  }

  /** Two workers that start at once would both be late: the second waits until the first has nothing to do. */
  private thinkSoon(): void {
    clearTimeout(this.quiet)
    this.quiet = setTimeout(() => {
      if (this.pending.size) this.thinkSoon()
      else this.startThinking?.()
    }, QUIET)
  }

  private hear(message: FromHouse): void {
    this.pinged = 0
    if (this.startThinking && this.ready) this.thinkSoon()
    if (message.type === 'step') {
      this.step = message.step
    } else if (message.type === 'ready') {
      this.step = 'ready'
      this.python = message.python
      this.compiled = message.compiled
      this.awaited = false
      this.deaths = 0
      this.thinkSoon()
    } else if (message.type === 'asks') {
      this.startThinking?.()
    } else if (message.type === 'trouble') {
      this.trouble = message.trouble
      this.detail = message.detail
      if (FINAL.includes(message.trouble)) {
        this.stop()
        this.giveUp()
      }
    } else if (message.type === 'recovered') {
      if (!this.stuck) this.trouble = ''
    } else if (message.type === 'answer') {
      const { id, status, headers, body } = message
      const empty = status === 204 || status === 304
      this.pending.get(id)?.answer(new Response(empty ? null : body, { status, headers }))
      this.pending.delete(id)
    } else if (message.type === 'frame') {
      this.ports.get(message.id)?.take(message.text)
    } else if (message.type === 'closed') {
      const port = this.ports.get(message.id)
      this.ports.delete(message.id)
      port?.end(message.code, message.reason)
    }
  }

  /** Whoever waits is told that nobody answers. */
  private giveUp(): void {
    for (const { fail } of this.pending.values()) fail(new Error(this.trouble))
    this.pending.clear()
    this.awaited = false
  }

  /** A worker that is killed says nothing: whoever waits long makes us ask. */
  private look(): void {
    if (!this.ready || !(this.pending.size || this.ports.size)) return
    if (document.visibilityState === 'hidden') return
    if (!this.pinged) {
      this.pinged = Date.now()
      this.say({ type: 'ping', id: ++this.last })
    } else if (Date.now() - this.pinged > PATIENCE) {
      this.died(this.worker, 'no answer')
    }
  }

  private died(worker: Worker | null, detail: string): void {
    if (!worker || this.worker !== worker) return
    this.stop()
    this.pinged = 0
    if (++this.deaths >= STARTS) {
      this.trouble = 'failed'
      this.detail = detail
      this.giveUp()
      return
    }
    // What only asked is asked again. Whether anything else was done is not known: who asked is told.
    const again = [...this.pending.values()]
    this.pending.clear()
    this.start()
    for (const each of again) {
      if (each.message.method === 'GET') {
        this.pending.set(each.message.id, each)
        this.say(each.message)
      } else each.fail(new Error(detail))
    }
  }
}

/** As much of a WebSocket as a table's connection uses. */
class Port {
  readyState = 0
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number; reason: string }) => void) | null = null

  constructor(private readonly say: (wish: Wish<ToHouse & { type: 'frame' | 'close' }>) => void) {}

  send(text: string): void {
    this.say({ type: 'frame', text })
  }

  close(): void {
    if (this.readyState === 3) return
    this.readyState = 3
    this.say({ type: 'close' })
  }

  take(text: string): void {
    if (this.readyState === 3) return
    this.readyState = 1
    this.onmessage?.({ data: text })
  }

  end(code: number, reason: string): void {
    if (this.readyState === 3) return
    this.readyState = 3
    this.onclose?.({ code, reason })
  }
}
