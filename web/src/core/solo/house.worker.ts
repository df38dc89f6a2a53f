/** The worker in which the house runs: Python, its rows in IndexedDB, and nothing that takes long. */
import type { PyProxy } from 'pyodide/ffi'
import { NotLoaded, startPython } from './python'
import type { FromHouse, PythonFiles, Question, Row, Thought, ToHouse, Trouble } from './messages'
import { Rows, StorageError } from './rows'

/** What the Python side offers, in `fondaco.solo.browser`. */
interface House extends PyProxy {
  load: (rows: [string, string, string][]) => Promise<void>
  request: (
    method: string,
    path: string,
    headers: Record<string, string>,
    body: string,
  ) => Promise<Answer>
  connect: (
    path: string,
    send: (text: string) => void,
    close: (code: number, reason: string) => void,
  ) => Connection
}
interface Answer {
  status: number
  headers: Record<string, string>
  body: string
}
interface Connection extends PyProxy {
  receive: (text: string) => Promise<void>
  closed: () => void
}

const LOCK = 'fondaco-house'
const CHANNEL = 'fondaco-house'

const tell = (message: FromHouse) => postMessage(message)
const trouble = (trouble: Trouble, error: unknown = '') =>
  tell({ type: 'trouble', trouble, detail: String(error) })

/** Questions to the worker that thinks, and who waits for the answer. */
class Thinking {
  private waiting = new Map<number, (thought: Thought) => void>()
  private last = 0

  constructor(private readonly port: MessagePort) {
    port.onmessage = ({ data }: MessageEvent<Thought>) => {
      this.waiting.get(data.id)?.(data)
      this.waiting.delete(data.id)
    }
  }

  ask = (line: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const id = ++this.last
      if (id === 1) tell({ type: 'asks' })
      this.waiting.set(id, (thought) =>
        thought.error ? reject(new Error(thought.error)) : resolve(thought.line),
      )
      this.port.postMessage({ id, line } satisfies Question)
    })
}

/** What is kept, where this browser keeps anything; else it lasts as long as the page. */
class Keeping {
  private failing = false

  constructor(private readonly rows: Rows | null) {}

  save = (kind: string, key: string, text: string) =>
    this.keep((rows) => rows.save({ kind, key, text }))
  remove = (kind: string, key: string) => this.keep((rows) => rows.remove(kind, key))

  private async keep(what: (rows: Rows) => Promise<void>): Promise<void> {
    if (!this.rows) return
    try {
      await what(this.rows)
      if (this.failing) tell({ type: 'recovered' })
      this.failing = false
    } catch (error) {
      this.failing = true
      trouble(error instanceof StorageError ? error.trouble : 'failed', error)
      throw error
    }
  }
}

/** How long a tab that plays may take to stop: also this one, if its page was loaded again. */
const STOPPING = 3_000

/** Whether we may open the house: one tab plays. `take`: another tab has to stop. */
async function mayOpen(take: boolean): Promise<boolean> {
  if (!navigator.locks) return true // the page was not loaded securely: there is no lock
  const channel = new BroadcastChannel(CHANNEL)
  if (take) channel.postMessage('stop')
  // The page ends this worker then, and the lock goes with it. What was played is on the disk.
  channel.onmessage = () => trouble('elsewhere')
  const ask = (how: LockOptions) =>
    new Promise<boolean>((resolve) => {
      const held = () => {
        resolve(true)
        return new Promise(() => {}) // for as long as the worker lives
      }
      navigator.locks.request(LOCK, how, held).catch((error: DOMException) => {
        resolve(false)
        if (error.name === 'AbortError') trouble('elsewhere') // somebody has taken it from us
      })
    })
  const free = await ask({ signal: AbortSignal.timeout(STOPPING) })
  // A tab that the browser has put to sleep does not hear us: its lock is taken away.
  return free || (take && ask({ steal: true }))
}

async function keptRows(): Promise<[Rows | null, Row[]]> {
  try {
    const rows = await Rows.open()
    return [rows, await rows.all()]
  } catch (error) {
    if (error instanceof StorageError && error.trouble === 'newer') throw error
    trouble('forbidden', error)
    return [null, []]
  }
}

async function open(files: PythonFiles, port: MessagePort, take: boolean): Promise<House | null> {
  if (!(await mayOpen(take))) {
    trouble('elsewhere')
    return null
  }
  if (typeof WebAssembly !== 'object') {
    trouble('no-wasm')
    return null
  }
  try {
    const [python, [rows, kept]] = await Promise.all([
      startPython(files, (step) => tell({ type: 'step', step })),
      keptRows(),
    ])
    tell({ type: 'step', step: 'opening' })
    const { save, remove } = new Keeping(rows)
    const host = { save, remove, think: new Thinking(port).ask }
    const module = python.pyimport('fondaco.solo.browser') as PyProxy & {
      open_house: (host: unknown) => House
    }
    const house = module.open_house(host)
    await house.load(kept.map(({ kind, key, text }) => [kind, key, text]))
    const about = python.runPython(
      'import platform, fondaco.contract.chance as c; (platform.python_version(), c.__file__)',
    ) as PyProxy & { get: (at: number) => string }
    tell({ type: 'ready', python: about.get(0), compiled: about.get(1).endsWith('.so') })
    return house
  } catch (error) {
    const text = String(error)
    console.error(error) // for whoever looks why
    if (error instanceof StorageError) trouble(error.trouble, error)
    else if (error instanceof NotLoaded) trouble('not-loaded', error)
    else trouble(text.includes('NewerVersion') ? 'newer' : 'failed', error)
    return null
  }
}

let house: Promise<House | null> | undefined
const connections = new Map<number, Connection>()
/** Frames of one connection are taken in one after the other. */
const taken = new Map<number, Promise<unknown>>()

async function request(asked: ToHouse & { type: 'request' }): Promise<void> {
  const { id, method, path, headers, body } = asked
  try {
    const found = await house
    if (!found) throw new Error('There is no house.')
    const answer = await found.request(method, path, headers, body)
    tell({ type: 'answer', id, status: answer.status, headers: answer.headers, body: answer.body })
  } catch (error) {
    const reason = JSON.stringify({ reason: '', detail: String(error).slice(-500) })
    tell({ type: 'answer', id, status: 500, headers: {}, body: reason })
  }
}

async function connect(id: number, path: string): Promise<void> {
  const send = (text: string) => tell({ type: 'frame', id, text })
  const end = (code: number, reason: string) => {
    connections.delete(id)
    taken.delete(id)
    tell({ type: 'closed', id, code, reason })
  }
  try {
    const found = await house
    if (!found) throw new Error('There is no house.')
    connections.set(id, found.connect(path, send, end))
  } catch (error) {
    end(1011, String(error).slice(-100))
  }
}

function receive(id: number, text: string): void {
  const before = taken.get(id) ?? Promise.resolve()
  const next = before.then(() => connections.get(id)?.receive(text))
  taken.set(
    id,
    next.catch((error) => console.error(error)),
  )
}

function leave(id: number): void {
  connections.get(id)?.closed()
  connections.delete(id)
  taken.delete(id)
}

onmessage = ({ data }: MessageEvent<ToHouse>) => {
  if (data.type === 'start') house = open(data.files, data.thinking, data.take)
  else if (data.type === 'request') void request(data)
  else if (data.type === 'connect') void connect(data.id, data.path)
  else if (data.type === 'frame') receive(data.id, data.text)
  else if (data.type === 'close') leave(data.id)
  else tell({ type: 'pong', id: data.id })
}
