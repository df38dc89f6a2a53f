/**
 * `make bench-web`: how heavy and how quick the browser app is; writes bench/web.json.
 *
 * Weight: script and style that a page loads before anybody touches it, compressed. Speed: from the
 * click of a move until its answer is painted, with three bots at the table, and what keeps the page
 * busy for more than 50 ms during play. HOUSE names a house that is already open.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { arch, cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { ROOT, ask, launch, openHouse } from './browser.mjs'
import { games } from './games.mjs'

const AIM = { kilobytes: 150, answer: 100, task: 50 }
const MOVES = Number(process.env.MOVES ?? 16) // of each game, at least
const PATIENCE = Number(process.env.PATIENCE ?? 240) // seconds for each game: the bots take their time

const house = await openHouse()
const browser = await launch()
/** @type {import('playwright-core').BrowserContextOptions} */
const options = { locale: 'en', viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' }

// In the page: from the click that sends a move until the table with that move made is painted. Where
// one click sends several moves, the later ones count from when they are sent.
function meter() {
  const times = (globalThis.benchTimes = [])
  const tasks = (globalThis.benchTasks = [])
  let clicked = 0
  let sent = null
  addEventListener('click', (event) => (clicked = event.timeStamp), true)
  const Plain = WebSocket
  globalThis.WebSocket = class extends Plain {
    constructor(address, protocols) {
      super(address, protocols)
      // Ours hears first; the app changes the page in the same task, and the frame after shows it.
      this.addEventListener('message', ({ data }) => {
        if (!sent || !data.includes('"type":"update"')) return
        const { what, seat, state } = JSON.parse(data)
        if (what !== 'moved' || seat !== state?.you) return
        const { move, from } = sent
        sent = null
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => times.push({ move, time: performance.now() - from })
          port2.postMessage(0)
        })
      })
    }
    send(data) {
      const { type, move } = JSON.parse(data)
      if (type === 'move') {
        sent = { move: move.split(' ')[0], from: clicked || performance.now() }
        clicked = 0
      }
      super.send(data)
    }
  }
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) tasks.push({ startTime, duration })
  }).observe({ type: 'longtask', buffered: true })
}

async function weigh(path) {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const files = []
  page.on('response', (response) => {
    if (['script', 'stylesheet'].includes(response.request().resourceType()) && response.ok())
      files.push(response)
  })
  await page.goto(house.base + path, { waitUntil: 'networkidle' })
  if (path !== '/') await page.locator('.prompt').first().waitFor()
  await page.waitForLoadState('networkidle')
  const bodies = await Promise.all(files.map((file) => file.body()))
  await context.close()
  const sum = (pack) =>
    Math.round(bodies.reduce((all, body) => all + pack(body).length, 0) / 100) / 10
  return {
    files: bodies.length,
    plain: sum((body) => body),
    gzip: sum((body) => gzipSync(body, { level: 9 })),
    brotli: sum(brotliCompressSync),
  }
}

/** Whatever is asked, the first thing that can be done, by clicking. In a trade one offer is made first. */
async function step(page) {
  await page.evaluate(() => {
    const seen = (selector) =>
      [...document.querySelectorAll(selector)].find(
        (each) => each.getClientRects().length && !each.disabled,
      )
    const fresh = !globalThis.benchTimes.some(({ move }) => move === 'offer')
    const asked = document.querySelector('.prompt.asked')
    const next = document.querySelector('.composer')
      ? (seen('.composer footer .primary') ??
        (!document.querySelector('.composer .chosen') && seen('.composer .hand-card')) ??
        (!document.querySelector('.composer .count') && seen('.composer .want')))
      : (seen('.scoring .button') ??
        seen('.ticket.forme .answers .decline') ??
        (asked &&
          ((fresh && seen('[data-ask="trade"] .prompt .button[aria-expanded]:not(.sheet)')) ||
            (seen('.prompt .button.primary') ??
              seen('.prompt .button.pass') ??
              seen('.loading button.hand-card[aria-pressed="false"]') ??
              seen('[data-part="hand"] button.hand-card[aria-pressed="false"]') ??
              seen('[data-part="hand"] button.glowing') ??
              seen('button.way') ??
              seen('.port[role="button"]') ??
              seen('.prompt .button')))))
    if (next instanceof SVGElement) {
      next.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    } else if (next) next.click()
  })
}

async function play({ name: game, moves: wanted }) {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  await page.addInitScript(() =>
    localStorage.setItem('fondaco-settings', JSON.stringify({ confirm: false })),
  )
  await page.addInitScript(meter)
  await page.goto(house.base)
  await ask(page, '/api/me', { name: 'Marina' })
  const { table } = await ask(page, '/api/quick', { game, players: 4, name: 'Marina' })
  await page.goto(`${house.base}/t/${table}`, { waitUntil: 'networkidle' })
  await page.locator('.prompt').first().waitFor()
  await page.waitForTimeout(1000)
  const loaded = await page.evaluate(() => performance.now())
  const end = Date.now() + PATIENCE * 1000
  const enough = async () => {
    const made = await page.evaluate(() => globalThis.benchTimes.map(({ move }) => move))
    return made.length >= MOVES && wanted.every((kind) => made.includes(kind))
  }
  while (Date.now() < end && !(await enough())) {
    await step(page)
    await page.waitForTimeout(250)
  }
  const { made, tasks } = await page.evaluate(() => ({
    made: globalThis.benchTimes,
    tasks: globalThis.benchTasks,
  }))
  await context.close()
  const times = made.map(({ time }) => time).sort((a, b) => a - b)
  const kinds = Object.fromEntries(
    [...new Set(made.map(({ move }) => move))].map((kind) => [
      kind,
      Math.round(Math.max(...made.filter(({ move }) => move === kind).map(({ time }) => time))),
    ]),
  )
  const after = tasks
    .filter((task) => task.startTime > loaded)
    .map((task) => Math.round(task.duration))
  const part = (share) =>
    Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0)
  return {
    table,
    moves: times.length,
    median: part(0.5),
    slow: part(0.9),
    slowest: part(1),
    slowest_by_kind: kinds,
    long_tasks: after.length,
    longest_task: Math.max(0, ...after),
  }
}

try {
  const load = loadavg()[0]
  const played = {}
  for (const game of games) played[game.name] = await play(game)
  const first = { home: await weigh('/') }
  for (const [name, { table }] of Object.entries(played)) {
    first[name] = await weigh(`/t/${table}`)
    delete played[name].table
  }
  const found = {
    date: new Date().toISOString().slice(0, 10),
    machine: { arch: arch(), cores: cpus().length, load: Math.round(load * 10) / 10 },
    first_load_kilobytes: first,
    answer_milliseconds: played,
  }
  const told = (good) => (good ? 'good' : 'over the aim')
  console.log(`first load, KB of script and style (aim ${AIM.kilobytes}):`)
  for (const [name, { files, plain, gzip, brotli }] of Object.entries(first)) {
    console.log(
      `  ${name.padEnd(10)} ${gzip} gzip, ${brotli} brotli, ${plain} plain, ${files} files: ${told(gzip <= AIM.kilobytes)}`,
    )
  }
  console.log(
    `from click to painted answer, three bots (aim ${AIM.answer} ms; load of this machine ${load.toFixed(1)} on ${cpus().length} cores):`,
  )
  for (const [
    name,
    { moves, median, slow, slowest, slowest_by_kind, long_tasks, longest_task },
  ] of Object.entries(found.answer_milliseconds)) {
    console.log(
      `  ${name.padEnd(10)} median ${median} ms, nine in ten ${slow} ms, slowest ${slowest} ms of ${moves} moves: ${told(moves > 0 && slowest <= AIM.answer)}`,
    )
    console.log(
      `             the slowest of each kind: ${Object.entries(slowest_by_kind)
        .map(([kind, time]) => `${kind} ${time}`)
        .join(', ')}`,
    )
    console.log(
      `             ${long_tasks} tasks over ${AIM.task} ms after load, the longest ${longest_task} ms: ${told(!long_tasks)}`,
    )
  }
  const file = join(ROOT, 'bench/web.json')
  const { alone } = JSON.parse(readFileSync(file, 'utf-8')) // of bench-site.mjs
  writeFileSync(file, `${JSON.stringify({ ...found, alone }, null, 2)}\n`)
} finally {
  await browser.close()
  await house.close()
}
