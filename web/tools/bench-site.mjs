/**
 * `make bench-web`, second part: the static site, where everything runs in the browser. Adds what it found to
 * bench/web.json under `alone`. Needs `make site`. Files come from loopback, compressed by gzip.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { arch, cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { ROOT, launch, soundOffered } from './browser.mjs'
import { serve } from './static-server.mjs'
import { Player } from '../e2e/player.mjs'
import { keptAll, playNow } from '../e2e/site.mjs'

const AIMS = {
  first_move_empty_cache_s: 9,
  first_move_offline_s: 6,
  first_move_after_reading_s: 2,
  key_moments_s: 60,
  bot_answer_slowest_s: 1,
  longest_task_ms: 50,
  first_visit_megabytes: 10,
}
const READING = 10_000
const TITLE = 'Oltre Mare'
const PLAYERS = 3
const MOVES = 12

const browser = await launch()

// In the page: what keeps it busy, and how long a bot takes after the table has waited for it.
function meter() {
  const tasks = (globalThis.benchTasks = [])
  const answers = (globalThis.benchAnswers = [])
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(Math.round(duration))
  }).observe({ type: 'longtask', buffered: true })
  const Plain = Worker
  globalThis.Worker = class extends Plain {
    constructor(address, options) {
      super(address, options)
      let before = 0
      this.addEventListener('message', ({ data }) => {
        if (data.type !== 'frame' || !data.text.includes('"type":"update"')) return
        const { what, seat } = JSON.parse(data.text)
        const now = performance.now()
        if (what === 'moved' && seat !== 0 && before) answers.push(now - before)
        before = now
      })
    }
  }
  localStorage.setItem('fondaco-settings', JSON.stringify({ confirm: false }))
}

async function visitor(site) {
  const context = await browser.newContext({ locale: 'en', viewport: { width: 1440, height: 900 } })
  context.setDefaultTimeout(120_000)
  await context.addInitScript(soundOffered)
  await context.addInitScript(meter)
  const page = await context.newPage()
  const until = (says, arg) => page.waitForFunction(says, arg, { timeout: 120_000, polling: 100 })
  const button = (name) => page.getByRole('button', { name })
  return { context, page, until, button, name: 'Ada', note: () => {}, house: { base: site.base } }
}

/** Seconds from the click on *Play now* until the table asks for something, or somebody has moved. */
async function firstMove(person) {
  await person.page
    .getByRole('button', { name: /^Play now/ })
    .first()
    .waitFor()
  const began = Date.now()
  await playNow(person, TITLE, PLAYERS)
  await person.until(() => Number(document.querySelector('.frame')?.dataset.number) > 0)
  return (Date.now() - began) / 1000
}

const open = () => serve(join(ROOT, 'build/site'), '/play/')
const found = {}
const load = loadavg()[0]

/** Says what was found so far, and writes it down. */
function report() {
  console.log(
    `in the browser alone (load of this machine ${load.toFixed(1)} on ${cpus().length} cores):`,
  )
  for (const [name, aim] of Object.entries(AIMS)) {
    if (!(name in found)) continue
    found[name] = Math.round(found[name] * 100) / 100
    const told = found[name] <= aim ? 'good' : 'over the aim'
    console.log(`  ${name.padEnd(28)} ${found[name]} (aim ${aim}): ${told}`)
  }
  const file = join(ROOT, 'bench/web.json')
  const alone = {
    date: new Date().toISOString().slice(0, 10),
    machine: { arch: arch(), cores: cpus().length, load: Math.round(load * 10) / 10 },
    ...found,
  }
  const whole = { ...JSON.parse(readFileSync(file, 'utf-8')), alone }
  writeFileSync(file, `${JSON.stringify(whole, null, 2)}\n`)
}

try {
  let site = await open()
  const first = await visitor(site)
  await first.page.goto(site.base)
  found.first_move_empty_cache_s = await firstMove(first)
  await keptAll(first)
  const files = new Map(site.sent.map(({ name, bytes }) => [name, bytes]))
  found.first_visit_megabytes = [...files.values()].reduce((all, bytes) => all + bytes, 0) / 1e6
  await site.close()
  await first.context.setOffline(true)
  await first.page.goto(site.base)
  found.first_move_offline_s = await firstMove(first)
  const player = new Player(first)
  while (player.moves < MOVES && (await player.act()) !== 'over');
  const measured = await first.page.evaluate(() => ({
    tasks: globalThis.benchTasks,
    answers: globalThis.benchAnswers,
  }))
  found.longest_task_ms = Math.max(0, ...measured.tasks)
  found.bot_answer_slowest_s = Math.max(0, ...measured.answers) / 1000
  found.bot_moves = measured.answers.length
  report()

  site = await open()
  const reader = await visitor(site)
  await reader.page.goto(site.base)
  await reader.page.waitForTimeout(READING)
  found.first_move_after_reading_s = await firstMove(reader)
  await reader.context.close()
  await site.close()

  report()

  // The longest part last: bots play the game to its end, and it is reviewed.
  await player.standUp()
  await first.page.getByRole('region', { name: 'Score sheet' }).waitFor({ timeout: 600_000 })
  await first.page.getByRole('link', { name: 'Review' }).first().click()
  const asked = Date.now()
  await first.page
    .locator('.moment, [data-part="moments"] li')
    .first()
    .waitFor({ timeout: 300_000 })
  found.key_moments_s = (Date.now() - asked) / 1000
  await first.context.close()
  report()
} finally {
  await browser.close()
}
