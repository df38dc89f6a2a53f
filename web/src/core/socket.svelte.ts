/**
 * A table over its WebSocket: what it looks like now, what was told, what was said.
 * A lost connection heals itself: what was missed comes after, what was asked is asked again.
 */
import { backend } from './backend.svelte'
import { localAnswer } from './local-answer'
import { changed } from './changes'
import { ENTRY_NEEDED, gate } from './gate.svelte'
import type { GameEvent, Orders } from './board'
import { restart } from './restart.svelte'
import { share } from './share'
import type { Talk } from './types/answers'
import type {
  Answer,
  AnyFrame,
  Chances,
  Presence,
  Speech,
  State,
  StoryLine,
  Update,
  Waiting,
} from './types/frames'
import type { AnyRequest, Coach } from './types/requests'

export type Connection = 'opening' | 'open' | 'lost' | 'ended'
type Wish<T> = T extends unknown ? Omit<T, 'id'> : never

interface Pending {
  request: AnyRequest
  resolve: (answer: Answer) => void
}

const FIRST_WAIT = 400
const LONGEST_WAIT = 15_000
const PING_EVERY = 25_000
const PING_PATIENCE = 10_000
/** A request that waits so long is said to be on its way; and after twice that we ask who is there. */
const LATE = 1_000
const LATE_PATIENCE = 4_000
/** A frame that seems later than this was not held up: somebody has set a clock. */
const LONGEST_DELAY = 120_000
/** Requests of which nobody is told: they wait for nothing that a person did. */
const SILENT = ['ping', 'check', 'busy', 'whole']
/** With these the house says that coming again is of no use: banned, or no such table. */
const FINAL = [4403, 4404]

export class TableSocket {
  state: State | null = $state.raw(null)
  events: GameEvent[] = $state.raw([]) // of the newest update
  story: StoryLine[] = $state.raw([])
  speech: Speech[] = $state.raw([])
  earlier: Speech['channel'][] = $state.raw([]) // where more was said before that
  presence: Presence | null = $state.raw(null)
  chances: Chances | null = $state.raw(null) // to win, for a watcher
  /** A bot waits for people: how long, and by our clock since when we know. */
  waiting: (Waiting & { since: number }) | null = $state.raw(null)
  connection: Connection = $state('opening')
  fault = $state('') // why the house ended the connection
  late = $state(false) // something a person did has not been answered for a while
  receivedAt = $state(0) // by our clock, when the state was made: clocks tick from there

  private socket: WebSocket | null = null
  private pending = new Map<string, Pending>()
  private last = -1 // the number of the newest update
  private tries = 0
  private held: GameEvent[] = [] // events of updates that came without a state
  private retry: ReturnType<typeof setTimeout> | undefined
  private heart: ReturnType<typeof setInterval> | undefined
  private heard = 0
  private welcomed = false
  private astray = false // we have asked for the whole state
  private ahead = Infinity // of the server's clock ours is by so much, by the quickest frame so far

  constructor(
    readonly table: string,
    private language: string,
    private connect: (url: string) => WebSocket = (url) => backend.connect(url),
  ) {
    this.open()
    globalThis.addEventListener?.('online', this.hurry)
    globalThis.addEventListener?.('offline', this.cut)
    globalThis.document?.addEventListener('visibilitychange', this.hurry)
  }

  // --- asking -----------------------------------------------------------------------------------

  ask(wish: Wish<AnyRequest>): Promise<Answer> {
    const request = { ...wish, id: newId() } as AnyRequest
    return new Promise((resolve) => {
      this.pending.set(request.id, { request, resolve })
      this.transmit(request)
      if (!SILENT.includes(request.type)) setTimeout(() => this.overdue(request.id), LATE)
    })
  }

  move = (move: string) => this.ask({ type: 'move', move })
  check = (move: string) => this.ask({ type: 'check', move })
  undo = (count = 1) => this.ask({ type: 'undo', count })
  done = () => this.ask({ type: 'done' })
  hold = () => this.ask({ type: 'hold' })
  busy = (busy: boolean) => this.ask({ type: 'busy', busy })
  pace = (pace: 'quick' | 'calm' | 'slow') => this.ask({ type: 'pace', pace })
  coach = (aids: Coach['aids']) => this.ask({ type: 'coach', aids })
  remark = (phrase: string, values: Record<string, string | number>) =>
    this.ask({ type: 'say', phrase, values })
  order = (orders: Orders) => this.ask({ type: 'order', orders })
  say = (text: string, channel: Speech['channel']) => this.ask({ type: 'say', text, channel })
  stand = (bot?: string) => this.ask(bot ? { type: 'stand', bot } : { type: 'stand' })
  comeBack = () => this.ask({ type: 'return' })
  pause = () => this.ask({ type: 'pause' })
  resume = () => this.ask({ type: 'resume' })

  relieve = (seat: number) => this.ask({ type: 'relieve', seat })
  grant = (seat: number) => this.ask({ type: 'grant', seat })

  /** The same table in other words. */
  speak(language: string): void {
    if (language === this.language) return
    this.language = language
    this.startAgain()
  }

  /** Everything is told again: we have sat down, or speak another language. */
  startAgain(): void {
    this.last = -1
    this.drop()
    this.open()
  }

  close(): void {
    this.connection = 'ended'
    clearTimeout(this.retry)
    this.drop()
    globalThis.removeEventListener?.('online', this.hurry)
    globalThis.removeEventListener?.('offline', this.cut)
    globalThis.document?.removeEventListener('visibilitychange', this.hurry)
    for (const { request, resolve } of this.pending.values()) resolve(refused(request.id))
    this.pending.clear()
    this.late = false
  }

  /** Old talk: a page more of each channel that has any. */
  async lookBack(
    page: (channel: Speech['channel'], before: number) => Promise<Talk>,
  ): Promise<void> {
    for (const channel of this.earlier) {
      const known = this.speech.filter((each) => each.channel === channel)
      const before = Math.min(...known.map((each) => each.number))
      const { talk, earlier } = await page(channel, before)
      if (!earlier) this.earlier = this.earlier.filter((each) => each !== channel)
      this.speech = [...talk, ...this.speech].sort((one, other) => one.at - other.at)
    }
  }

  // --- the connection ---------------------------------------------------------------------------

  private open(): void {
    clearTimeout(this.retry)
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const last = this.last >= 0 ? `last=${this.last}&` : ''
    const socket = this.connect(
      `${scheme}://${location.host}/ws/${encodeURIComponent(this.table)}?${last}lang=${this.language}`,
    )
    this.socket = socket
    this.welcomed = false
    if (this.connection !== 'lost') this.connection = 'opening'
    socket.onmessage = (message) => {
      if (this.socket !== socket) return
      this.heard = Date.now()
      this.hear(JSON.parse(String(message.data)) as AnyFrame)
    }
    socket.onclose = (event) => this.socket === socket && this.lose(event.code)
  }

  private lose(code = 0): void {
    this.drop()
    if (this.connection === 'ended') return
    if (this.fault && (!this.state || FINAL.includes(code))) {
      this.close() // there is no such table, or it is not for us
      return
    }
    this.connection = 'lost'
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++)
    this.retry = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2))
  }

  private drop(): void {
    clearInterval(this.heart)
    const socket = this.socket
    this.socket = null
    socket?.close()
  }

  private hurry = (): void => {
    if (globalThis.document?.visibilityState === 'hidden') return
    if (this.connection === 'lost') this.open()
    else if (this.connection === 'open') this.ping()
  }

  /** The device says that it has no network: there is nothing to wait for. */
  private cut = (): void => {
    if (backend.alone) return // and needs none
    if (this.connection === 'open' || this.connection === 'opening') this.lose()
  }

  private ping(patience = PING_PATIENCE): void {
    const sent = Date.now()
    void this.ask({ type: 'ping' })
    setTimeout(() => {
      if (this.connection === 'open' && this.heard < sent) this.lose()
    }, patience)
  }

  private overdue(id: string): void {
    if (!this.pending.has(id)) return
    this.late = true
    // Whether anybody is there shows soon, not when it is next asked in any case.
    setTimeout(() => {
      if (this.pending.has(id) && this.connection === 'open') this.ping(LATE_PATIENCE)
    }, LATE)
  }

  private settle(id: string): void {
    this.pending.delete(id)
    this.late &&= [...this.pending.values()].some(({ request }) => !SILENT.includes(request.type))
  }

  private transmit(request: AnyRequest): void {
    if (this.welcomed && this.socket?.readyState === 1) this.socket.send(JSON.stringify(request))
  }

  // --- listening --------------------------------------------------------------------------------

  private hear(frame: AnyFrame): void {
    if (frame.type === 'welcome') {
      this.connection = 'open'
      this.fault = ''
      this.waiting = null // if somebody waits, that is told next
      restart.told({ left: null, message: '' }) // and so is a restart
      this.tries = 0
      this.ahead = Infinity
      this.welcomed = true
      if (frame.whole || this.last < 0) {
        this.story = frame.story
        this.speech = frame.talk
        this.earlier = frame.earlier
      }
      for (const update of frame.missed) this.take(update)
      this.show(frame.state, this.held)
      for (const { request } of this.pending.values()) this.transmit(request)
      clearInterval(this.heart)
      this.heart = setInterval(() => this.ping(), PING_EVERY)
    } else if (frame.type === 'update') {
      this.take(frame)
    } else if (frame.type === 'overheard') {
      this.speech = [...this.speech, frame.speech]
    } else if (frame.type === 'presence') {
      this.presence = frame
    } else if (frame.type === 'chances') {
      this.chances = frame
    } else if (frame.type === 'waiting') {
      this.waiting = frame.left === null ? null : { ...frame, since: Date.now() }
    } else if (frame.type === 'restart') {
      restart.told(frame)
    } else if (frame.type === 'answer') {
      this.pending.get(frame.id)?.resolve(frame)
      this.settle(frame.id)
    } else {
      this.fault = frame.reason
      if (frame.name === ENTRY_NEEDED) gate.outside = true
    }
  }

  private take(update: Update): void {
    if (update.number > this.last) this.note(update)
    else if (update.number < this.last) return
    // Even if nothing is new in the log, something may be in what only we may see.
    const fresh = this.follow(update)
    if (fresh) this.show(fresh, this.held)
  }

  private note(update: Update): void {
    this.last = update.number
    const gone = update.taken_back
    if (gone.length) this.story = this.story.filter((line) => !gone.includes(line.number))
    const lines = update.lines.map((line) => ({ ...line, number: update.number }))
    if (lines.length) this.story = [...this.story, ...lines]
    if (update.speech) this.speech = [...this.speech, update.speech]
    this.held = [...this.held, ...update.events]
  }

  /** The state after an update. One that builds on another than ours is of no use: we ask for all. */
  private follow(update: Update): State | null {
    if (update.state || !update.changes) return update.state
    if (this.state?.number === update.after) return changed(this.state, update.changes)
    if (!this.astray) {
      this.astray = true
      void this.ask({ type: 'whole' }).then(() => (this.astray = false))
    }
    return null
  }

  private show(fresh: State, events: GameEvent[]): void {
    this.held = []
    const state = share(this.state, fresh) // what did not change need not be drawn again
    this.last = Math.max(this.last, state.number)
    this.receivedAt = this.madeAt(state)
    this.events = events
    this.state = state
  }

  /** By our clock, when the house made a state: frames that were held up on their way come late. */
  private madeAt({ at }: State): number {
    const now = Date.now()
    const heldUp = now - at - this.ahead
    if (!(heldUp > 0 && heldUp < LONGEST_DELAY)) this.ahead = now - at
    return at + this.ahead
  }
}

function refused(id: string): Answer {
  return localAnswer({ id })
}

/** Not every page has a secure context, and randomUUID wants one. */
export function newId(): string {
  if (globalThis.isSecureContext) return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
