/**
 * Any moment of any game on the real table screen, without playing: `tools/moments.py` has bots play real
 * tables and keeps what the house would send, and here it is sent instead of what the house says.
 */
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { games } from '../tools/games.mjs'
import { ROOT, soundOffered } from '../tools/browser.mjs'

/**
 * @typedef {{ name: string, game: string, remarks: object[], frames: Record<string, object[]> }} Moment
 * @typedef {{ width: number, height: number, touch?: boolean }} Size
 */

/** Everything must fit these; on those with `touch` a thumb must hit what it aims at. */
export const SIZES = [
  { width: 360, height: 640, touch: true },
  { width: 360, height: 740, touch: true },
  { width: 390, height: 844, touch: true },
  { width: 844, height: 390, touch: true },
  { width: 820, height: 1180, touch: true },
  { width: 1280, height: 640 },
  { width: 1366, height: 657 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
]

/**
 * The moments of all games, in these languages or in all.
 * @returns {Promise<Moment[]>}
 */
export async function moments(languages = []) {
  const folder = mkdtempSync(join(tmpdir(), 'fondaco-gallery-'))
  const file = join(folder, 'gallery.json')
  try {
    const python = process.env.PYTHON || join(ROOT, '.venv', 'bin', 'python')
    await promisify(execFile)(python, [join(ROOT, 'tools', 'moments.py'), file, ...languages])
    return JSON.parse(readFileSync(file, 'utf-8'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const MOMENT = '~' // in an address, between a moment and what is done at it

/** What is done at a moment before somebody looks: in order, what is clicked where it is there. */
const POSES = [
  { pose: 'log', on: /trade-trade$|bid-bid$/, clicks: ['nav.tabs button:nth-child(2)'] },
  { pose: 'chat', on: /trade-trade$|bid-bid$/, clicks: ['nav.tabs button:nth-child(3)'] },
  { pose: 'seats', on: /trade-trade$|bid-bid$/, clicks: ['nav.tabs button:nth-child(4)'] },
  { pose: 'plain', on: /-5-.*(play|bid|trade)$/, clicks: [] },
  { pose: 'menu', on: /trade-trade$|bid-bid$/, clicks: ['header > button:last-child'] },
]

/** A moment and what was done at it, with an address of its own that shows it. */
export function exhibits(found) {
  return found.flatMap(({ name, game }) => {
    const posed = [...POSES, ...(games.find((each) => each.name === game)?.poses ?? [])].filter(
      ({ on }) => on.test(name),
    )
    return [{ pose: '', clicks: [] }, ...posed].map(({ pose, clicks }) => ({
      name: pose ? `${name} ${pose}` : name,
      address: `/t/${name}${MOMENT}${pose}${pose === 'plain' ? '?plain' : ''}`,
      clicks,
    }))
  })
}

/** The moment that an address means. */
const momentOf = (path) => decodeURIComponent(path).split(MOMENT)[0]

/**
 * Whoever opens `/t/NAME` in these browsers is shown the moment of that name.
 * @param {import('playwright-core').BrowserContext} context
 * @param {Moment[]} found
 */
export async function hang(context, found) {
  const by = new Map(found.map((each) => [each.name, each]))
  await context.addInitScript(soundOffered)
  await context.routeWebSocket(/\/ws\//, (socket) => {
    const url = new URL(socket.url())
    const moment = by.get(momentOf(url.pathname.split('/').at(-1)))
    if (!moment) return void socket.connectToServer()
    for (const frame of moment.frames[url.searchParams.get('lang')] ?? [])
      socket.send(JSON.stringify(frame))
    socket.onMessage((text) => {
      const { id } = JSON.parse(String(text))
      socket.send(JSON.stringify({ type: 'answer', id, ok: true, reason: '', preview: '' }))
    })
  })
  await context.route(/\/api\/tables\/[^/]+\/remarks/, (route) => {
    const moment = by.get(momentOf(route.request().url().split('/').at(-2)))
    return moment ? route.fulfill({ json: moment.remarks }) : route.continue()
  })
  // The server has no replay or rating of a moment: it is not one of its tables.
  await context.route(/\/api\/tables\/[^/]+\/(replay\?|rating$)/, (route) => {
    const moment = by.get(momentOf(route.request().url().split('/').at(-2)))
    return moment
      ? route.fulfill({ json: { money: [], rated: 'no', changes: [] } })
      : route.continue()
  })
}

/**
 * What we say to a page beside Playwright, and whether fingers touch it.
 * @type {WeakMap<import('playwright-core').Page, { cdp: import('playwright-core').CDPSession, touch: boolean }>}
 */
const known = new WeakMap()
async function wire(page) {
  if (!known.has(page))
    known.set(page, { cdp: await page.context().newCDPSession(page), touch: false })
  return known.get(page)
}

/** Changes the window's size, and whether fingers touch it. */
export async function resize(page, { width, height, touch = false }) {
  const line = await wire(page)
  if (line.touch !== touch) {
    line.touch = touch
    await line.cdp.send('Emulation.setTouchEmulationEnabled', { enabled: touch })
  }
  const metrics = { width, height, deviceScaleFactor: 1, mobile: false }
  await line.cdp.send('Emulation.setDeviceMetricsOverride', metrics)
}

/** What one sees, as it was resized: Playwright's own pictures have their own size. */
export async function picture(page) {
  const { cdp } = await wire(page)
  return (await cdp.send('Page.captureScreenshot')).data
}

/** Goes to an address without loading the page again, and clicks. */
export async function show(page, { address, clicks }) {
  await page.evaluate((to) => {
    sessionStorage.clear() // a draft of the last moment is not for this one
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  const there = /^\/t\/[^/]+$|replay/.test(address)
    ? ':is([data-ask], .lobby, .result)'
    : ':is(h1, h2, .coach)'
  await page.locator(`main ${there}`).first().waitFor()
  if (!address.includes(MOMENT)) await page.waitForLoadState('networkidle')
  for (const where of clicks) await press(page, where)
}

/** In place of a finger: what is not in view is scrolled to, and what is not there is left. */
async function press(page, where) {
  await page.evaluate(async (selector) => {
    const found = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility())
    if (found instanceof HTMLElement) found.click()
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  }, where)
}
