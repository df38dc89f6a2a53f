/**
 * Scenes: somebody comes to the house with a browser of their own. In every scene the console stays
 * without errors and no request fails, unless the scene says which ones it expects.
 */
import assert from 'node:assert/strict'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { soundOffered } from '../tools/browser.mjs'
import { PATIENCE } from './house.mjs'

export const DESK = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }

let addresses = 0
/** Everybody has an address of their own, as a proxy would tell it, and so a share of the requests. */
const somewhere = () => ({ 'x-forwarded-for': `10.1.${++addresses >> 8}.${addresses & 255}` })

/**
 * Browsers that somebody has left, by their kind: opening one costs more than most scenes. Who comes next
 * finds nothing of theirs. A page in each keeps its process, which has the app at hand.
 * @typedef {{ context: import('playwright-core').BrowserContext, keeper: import('playwright-core').Page | null }} Browsing
 * @type {Map<string, Browsing[]>}
 */
const left = new Map()

/** A state with what has changed in it, as docs/protocol.md tells. */
function changed(state, changes) {
  for (const [path, value] of Object.entries(changes)) {
    const steps = path.split('/')
    const last = steps.pop()
    steps.reduce((at, step) => at[step], state)[last] = value
  }
  return state
}

export class Person {
  /** What the browser complained about. */
  troubles = []
  /** Every frame that came over a WebSocket. */
  frames = []
  /** The same, as far as they were read, and the newest state in them. */
  read = []
  newest = null
  /** Where the page asked the house over HTTP. */
  asked = []
  /** What this person did last, for whoever reads of a failed scene. */
  did = 'came in'

  /**
   * @param {import('./house.mjs').House} house
   * @param {import('playwright-core').BrowserContext} context
   * @param {import('playwright-core').Page} page
   * @param {string} name
   * @param {RegExp} [expects]
   */
  constructor(house, context, page, name, expects) {
    this.house = house
    this.context = context
    this.page = page
    this.name = name
    const complain = (words) => expects?.test(words) || this.troubles.push(`${name}: ${words}`)
    page.on(
      'console',
      (message) =>
        message.type() === 'error' &&
        complain(`console: ${message.text()} ${message.location().url}`),
    )
    page.on('pageerror', (error) => complain(`page: ${error.stack ?? error}`))
    page.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? ''
      // Leaving a page ends what it still asked for.
      if (why !== 'net::ERR_ABORTED') complain(`request: ${request.url()} ${why}`)
    })
    page.on('response', (response) => {
      const path = response.url().replace(house.base, '')
      if (path.startsWith('/api/')) this.asked.push(path)
      if (response.status() >= 400) complain(`response: ${response.status()} ${path}`)
    })
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => this.frames.push(String(payload))),
    )
  }

  note(did) {
    this.did = did
    if (process.env.E2E_TELL) console.log(new Date().toISOString().slice(14, 23), this.name, did)
  }

  go(path) {
    this.note(`went to ${path}`)
    return this.page.goto(this.house.base + path)
  }

  button = (name, how = {}) => this.page.getByRole('button', { name, ...how })

  /** What the house answers to this browser's own request: its cookie counts. */
  async ask(path, body) {
    const address = this.house.base + path
    const again = { maxRetries: 2 } // the house may just have hung up on a line that was kept open
    const answer =
      body === undefined
        ? await this.context.request.get(address, again)
        : await this.context.request.post(address, { data: body, ...again })
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
    const text = await answer.text()
    return text ? JSON.parse(text) : null
  }

  /** Every frame that came over the WebSocket; one that tells of changes has the state after them. */
  told() {
    while (this.read.length < this.frames.length) {
      const frame = JSON.parse(this.frames[this.read.length])
      if (frame.changes) frame.state = changed(structuredClone(this.newest), frame.changes)
      if (frame.state) this.newest = frame.state
      this.read.push(frame)
    }
    return this.read
  }

  /** The newest state of the table that came over the WebSocket. */
  state() {
    this.told()
    return this.newest
  }

  /** Wait until the page says so. */
  until = (says, arg) => this.page.waitForFunction(says, arg, { timeout: PATIENCE, polling: 60 })
}

/** Nobody looks on, and painting would be a sixth of the work: all is there, and nothing is painted … */
function unseen() {
  const hide = () => {
    document.documentElement.style.opacity = '0'
  }
  document.addEventListener('readystatechange', hide, { once: true })
}

/**
 * … but for somebody who looks at colours, or takes a picture.
 * @param {import('playwright-core').Page} page
 */
export const paint = (page) =>
  page.evaluate(() => {
    document.documentElement.style.opacity = ''
  })

class Stage {
  people = []
  /** @type {(Browsing & { kind: string })[]} */
  browsings = []

  /**
   * @param {import('./house.mjs').House} house
   * @param {import('playwright-core').Browser} browser
   * @param {boolean} own  whether the house is closed after the scene
   */
  constructor(house, browser, own) {
    this.house = house
    this.browser = browser
    this.own = own
  }

  /**
   * Somebody with a name and a browser of their own; `expects` are complaints that belong to the scene.
   * Whoever meddles with the browser itself takes a `fresh` one, which nobody has afterwards.
   * @param {string} name
   * @param {import('playwright-core').BrowserContextOptions
   *   & { expects?: RegExp, known?: boolean, settings?: object, fresh?: boolean }} how
   */
  async person(name, { expects, known = true, settings, fresh, ...options } = {}) {
    const kind = fresh || settings || this.own ? '' : JSON.stringify(options)
    const browsing = left.get(kind)?.pop() ?? (await this.open(options, kind))
    const { context } = browsing
    await context.setExtraHTTPHeaders(somewhere())
    if (settings)
      await context.addInitScript(
        (kept) =>
          localStorage.getItem('fondaco-settings') ??
          localStorage.setItem('fondaco-settings', JSON.stringify(kept)),
        settings,
      )
    const person = new Person(this.house, context, await context.newPage(), name, expects)
    this.people.push(person)
    this.browsings.push({ kind, ...browsing })
    if (known) await person.ask('/api/me', { name })
    return person
  }

  /**
   * @param {import('playwright-core').BrowserContextOptions} options
   * @param {string} kind  empty if nobody is to have it afterwards
   */
  async open(options, kind) {
    const context = await this.browser.newContext({
      viewport: DESK,
      locale: 'en-GB',
      reducedMotion: 'reduce',
      ...options,
    })
    context.setDefaultTimeout(PATIENCE)
    await context.addInitScript(unseen)
    await context.addInitScript(soundOffered)
    const keeper = kind ? await context.newPage() : null
    await keeper?.goto(`${this.house.base}/healthz`)
    return { context, keeper }
  }

  /** Everybody goes; if all went well, their browsers are tidied for others. */
  async end(well) {
    const { origin } = new URL(this.house.base)
    const tidy = async ({ kind, context, keeper }) => {
      for (const page of context.pages()) if (page !== keeper) await page.close()
      const cdp = await context.newCDPSession(keeper)
      await cdp.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
      await cdp.detach()
      await context.clearCookies()
      left.set(kind, [...(left.get(kind) ?? []), { context, keeper }])
    }
    await Promise.all(
      this.browsings.map((each) =>
        (well && each.kind ? tidy(each) : Promise.reject()).catch(() =>
          each.context.close().catch(() => {}),
        ),
      ),
    )
  }

  /** A table of these people in the first seats, with bots in the others, that has begun. */
  async table(people, { game, players = 3, bot = 'greedy', options = {}, ...more }) {
    const [host, ...guests] = people
    const bots = Object.fromEntries(
      Array.from({ length: players - people.length }, (_, at) => [people.length + at, bot]),
    )
    const { table } = await host.ask('/api/tables', {
      game,
      players,
      options,
      bots,
      seat: 0,
      calm: false,
      talk: 0,
      ...more,
    })
    for (const [at, guest] of guests.entries())
      await guest.ask(`/api/tables/${table}/sit`, { seat: at + 1, name: guest.name })
    await host.ask(`/api/tables/${table}/start`, {})
    return table
  }

  /** Where everybody was when the scene failed, with a picture of what they saw. */
  async whereabouts() {
    const folder = mkdtempSync(join(tmpdir(), 'fondaco-e2e-pictures-'))
    const told = this.people.map(async ({ name, did, page, house }) => {
      const path = join(folder, `${name}.png`)
      const words = await page
        .locator('.prompt .words')
        .innerText({ timeout: 1000 })
        .catch(() => '')
      const kept = await paint(page)
        .then(() => page.screenshot({ path, timeout: 5000 }))
        .then(
          () => path,
          () => 'no picture',
        )
      return `  ${name} is at ${page.url().replace(house.base, '')}, last: ${did}${words && `; the prompt says: ${words.replace(/\s+/g, ' ')}`}\n    ${kept}`
    })
    return (await Promise.all(told)).join('\n')
  }
}

/** Rings when a scene takes too long; the scene is then ended in good order. */
function bell(minutes) {
  let timer
  const promise = new Promise(
    (_, fail) =>
      (timer = setTimeout(
        () => fail(new Error(`This took more than ${minutes} minutes.`)),
        minutes * 60_000,
      )),
  )
  return { promise, clear: () => clearTimeout(timer) }
}

/**
 * @typedef {{
 *   title: string, play: (stage: Stage) => Promise<unknown>,
 *   minutes: number, long: boolean, own: boolean, file: string,
 *   environment?: () => Record<string, string>,
 * }} Scene
 */

/**
 * Every scene that a file has told of; run.mjs plays them.
 * @type {Scene[]}
 */
export const SCENES = []

/**
 * One more scene. `long`: only in `make test-all`. `own`: it has a house of its own, because it
 * closes it, or because nobody else may be there; all others share one. `environment`: what its own
 * house is started with.
 * @param {string} title
 * @param {(stage: Stage) => Promise<unknown>} play
 * @param {Partial<Omit<Scene, 'title' | 'play' | 'file'>>} how
 */
export function scene(title, play, { minutes = 4, long = false, environment, own } = {}) {
  SCENES.push({ title, play, minutes, long, own: own ?? !!environment, environment, file: '' })
}

/**
 * Plays a scene in a house; nobody stays from one to the next.
 * @param {Scene} scene
 * @param {import('./house.mjs').House} house
 * @param {import('playwright-core').Browser} browser
 */
export async function perform({ title, play, minutes, own }, house, browser) {
  const stage = new Stage(house, browser, own)
  const late = bell(minutes)
  let well = false
  try {
    await Promise.race([play(stage), late.promise])
    assert.deepEqual(
      stage.people.flatMap((person) => person.troubles),
      [],
      'The browser complained.',
    )
    well = true
  } catch (cause) {
    throw new Error(`${title}\n${await stage.whereabouts()}`, { cause })
  } finally {
    late.clear()
    await stage.end(well)
  }
}
