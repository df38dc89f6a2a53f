/**
 * `make bench-web`, second part: the static site, where everything runs in the browser. Says every figure as soon as
 * it is known, and adds it to bench/web.json under `alone`. Every part has a limit: what takes longer is not known.
 * Needs `make site`. Files come from loopback, compressed by gzip.
 *
 *     node web/tools/bench-site.mjs [PART...]     only these parts: visit, reading, answers, review, blocks
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { arch, cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ROOT, launch, soundOffered } from './browser.mjs'
import { blocksDuring } from './blocks.mjs'
import { serve } from './static-server.mjs'
import { Player } from '../e2e/player.mjs'
import { keptAll, playNow } from '../e2e/site.mjs'

const AIMS = {
  first_move_empty_cache_s: 9,
  first_visit_megabytes: 10,
  first_move_offline_s: 6,
  first_move_after_reading_s: 2,
  deckhand_slowest_s: 1,
  merchant_slowest_s: 1,
  captain_slowest_s: 1, // as long as it thinks
  key_moments_s: 60,
  longest_task_ms: 50,
  longest_task_cpu_ms: 50,
}
const READING = 10_000
const GAME = { name: 'oltremare', title: 'Oltre Mare' }
const PLAYERS = 3
const BOTS = ['deckhand', 'merchant', 'captain']
const GAMES = ['oltremare', 'batavia']
const ANSWERS = 60 // of each bot in each game, at least
const FILE = join(ROOT, 'bench/web.json')
const parts = process.argv.slice(2)

const browser = await launch()
const open = async () => {
  const site = await serve(join(ROOT, 'build/site'), '/play/')
  await site.pack() // as a host does it once, before anybody comes
  return site
}

/**
 * In the page: tasks that keep it busy, how long bots take, and a way to ask the house in its worker. A bot's answer
 * counts from the last thing that happened before it: another move, our own request, or the end of the time in
 * which the bots waited for us. They wait while our page says that we read an offer.
 */
function meter() {
  const bench = { tasks: [], answers: [], house: null, asked: new Map() }
  const ask = (method, path, body) =>
    new Promise((done) => {
      const id = -1 - bench.asked.size
      bench.asked.set(id, done)
      const text = body ? JSON.stringify(body) : ''
      bench.house.postMessage({ type: 'request', id, method, path, headers: {}, body: text })
    })
  globalThis.bench = { ...bench, ask }
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      bench.tasks.push({ at: Math.round(startTime), took: Math.round(duration) })
  }).observe({ type: 'longtask', buffered: true })
  let [since, you, held] = [0, -1, false]
  function hear(frame) {
    const now = performance.now()
    if (frame.type === 'welcome') [since, you, held] = [now, frame.state.you, false]
    else if (frame.type === 'waiting') {
      if (held && !frame.busy.length) since = now
      held = frame.busy.length > 0
    } else if (frame.type === 'update' && frame.what !== 'refreshed') {
      if (frame.what === 'moved' && frame.seat !== you && !held) bench.answers.push(now - since)
      since = now
    }
  }
  const Plain = Worker
  globalThis.Worker = class extends Plain {
    constructor(address, options) {
      super(address, options)
      if (/house\.worker/.test(String(address))) bench.house = this
      this.addEventListener('message', ({ data }) => {
        if (data.type === 'answer') bench.asked.get(data.id)?.(data)
        if (data.type === 'frame') hear(JSON.parse(data.text))
      })
    }
    postMessage(message, transfer) {
      if (message.type === 'frame' && /"type":"(move|done)"/.test(message.text))
        since = performance.now()
      super.postMessage(message, transfer)
    }
  }
  localStorage.setItem('fondaco-settings', JSON.stringify({ confirm: false }))
}

/** In the worker of the house: how long each bot thinks that thinks in the other worker. */
function thinkingTimes() {
  const times = (globalThis.thinkingTimes = [])
  const post = MessagePort.prototype.postMessage
  MessagePort.prototype.postMessage = function (message, ...rest) {
    if (message?.line?.includes('"kind":"think"')) {
      const began = performance.now()
      const heard = ({ data }) => {
        if (data.id !== message.id) return
        this.removeEventListener('message', heard)
        times.push(performance.now() - began)
      }
      this.addEventListener('message', heard)
    }
    return post.call(this, message, ...rest)
  }
}

async function visitor(site) {
  const context = await browser.newContext({ locale: 'en', viewport: { width: 1440, height: 900 } })
  context.setDefaultTimeout(60_000)
  await context.addInitScript(soundOffered)
  await context.addInitScript(meter)
  const page = await context.newPage()
  page.on('worker', (worker) => {
    if (/house\.worker/.test(worker.url())) void worker.evaluate(thinkingTimes).catch(() => {})
  })
  const until = (says, arg) => page.waitForFunction(says, arg, { timeout: 60_000, polling: 50 })
  const button = (name) => page.getByRole('button', { name })
  return { context, page, until, button, name: 'Ada', note: () => {}, house: { base: site.base } }
}

/** Seconds from the click on *Play now* until the table asks for something, or somebody has moved. */
async function firstMove(person) {
  const play = person.page.getByRole('button', { name: /^Play now/ })
  await play.first().waitFor()
  const began = Date.now()
  await playNow(person, GAME.title, PLAYERS)
  await person.until(() => Number(document.querySelector('.frame')?.dataset.number) > 0)
  return (Date.now() - began) / 1000
}

/** A table with bots of a level that do not wait for people to follow; we sit at it. */
async function tableWith(person, bot, game = GAME.name) {
  const table = await person.page.evaluate(
    async ([players, name, level]) => {
      const bots = Object.fromEntries(
        Array.from({ length: players - 1 }, (_, at) => [at + 1, level]),
      )
      const body = { game: name, players, bots, seat: 0, calm: false, talk: 0, start: true }
      const answer = await globalThis.bench.ask('POST', '/api/tables', { ...body, name: 'Ada' })
      return JSON.parse(answer.body).table
    },
    [PLAYERS, game, bot],
  )
  await person.page.goto(`${person.house.base}#/t/${table}`)
  await person.page.locator('.prompt').first().waitFor()
  return table
}

const found = {}
const notes = {}

function save() {
  const whole = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf-8')) : {}
  const load = Math.round(loadavg()[0] * 10) / 10
  const alone = {
    ...(parts.length ? whole.alone : {}),
    date: new Date().toISOString().slice(0, 10),
    machine: { arch: arch(), cores: cpus().length, load },
    ...found,
    ...notes,
  }
  writeFileSync(FILE, `${JSON.stringify({ ...whole, alone }, null, 2)}\n`)
}

function say(name, value) {
  found[name] = Math.round(value * 100) / 100
  const told = found[name] <= AIMS[name] ? 'good' : 'over the aim'
  const load = loadavg()[0].toFixed(1)
  console.log(`  ${name.padEnd(28)} ${found[name]} (aim ${AIMS[name]}): ${told}, at load ${load}`)
  save()
}

/** One part of the measurement, which may fail or take too long without the others. */
async function part(name, limit_s, action) {
  if (parts.length && !parts.includes(name)) return
  const late = new AbortController()
  const tooLong = pause(limit_s * 1000, 'late', { signal: late.signal }).catch(() => '')
  try {
    if ((await Promise.race([action(), tooLong])) === 'late')
      console.log(`  ${name}: not measured within ${limit_s} s`)
  } catch (error) {
    console.log(`  ${name}: not measured, ${String(error).split('\n')[0]}`)
  } finally {
    late.abort()
  }
}

const tasksOf = (person) => person.page.evaluate(() => globalThis.bench.tasks)
const worst = []
const remember = async (person) => worst.push(...(await tasksOf(person)).map(({ took }) => took))

async function visit() {
  const site = await open()
  const person = await visitor(site)
  await person.page.goto(site.base)
  say('first_move_empty_cache_s', await firstMove(person))
  await remember(person)
  await keptAll(person)
  const files = new Map(site.sent.map(({ name, bytes }) => [name, bytes]))
  say('first_visit_megabytes', [...files.values()].reduce((all, bytes) => all + bytes, 0) / 1e6)
  await site.close()
  await person.context.setOffline(true)
  await person.page.goto(site.base)
  say('first_move_offline_s', await firstMove(person))
  await remember(person)
  await person.context.close()
}

async function reading() {
  const site = await open()
  const person = await visitor(site)
  await person.page.goto(site.base)
  await person.page
    .getByRole('button', { name: /^Play now/ })
    .first()
    .waitFor()
  await person.page.waitForTimeout(READING)
  say('first_move_after_reading_s', await firstMove(person))
  await remember(person)
  await person.context.close()
  await site.close()
}

/** Somebody whose house has started, for the parts that measure something else. */
async function started(site) {
  const person = await visitor(site)
  await person.page.goto(site.base)
  await firstMove(person)
  return person
}

/** How long bots of a level take in a game. Captains play it to its end: there they think longest. */
async function answersOf(person, game, bot) {
  const end = Date.now() + (bot === 'captain' ? 150_000 : 75_000)
  const times = []
  let mine = 0
  while (Date.now() < end && times.length < ANSWERS) {
    await tableWith(person, bot, game)
    const player = new Player(person)
    player.declines = true
    try {
      for (let done = ''; done !== 'over' && Date.now() < end; done = await player.act()) {
        const now = await person.page.evaluate(() => globalThis.bench.answers.length)
        if (bot !== 'captain' && times.length + now >= ANSWERS) break
      }
    } catch (error) {
      console.log(`  ${game}, ${bot}: ${String(error).split('\n')[0]}`)
    }
    times.push(...(await person.page.evaluate(() => globalThis.bench.answers.splice(0))))
    mine += player.moves
  }
  times.sort((a, b) => a - b)
  const at = (share) => Math.round(times[Math.floor(share * (times.length - 1))] ?? 0)
  console.log(
    `  ${game}, ${bot}: ${times.length} moves after ${mine} of ours, ` +
      `half of them within ${at(0.5)} ms, 95 of 100 within ${at(0.95)} ms, all within ${at(1)} ms`,
  )
  return times
}

/** How long each captain took, from its question to its answer. */
const thoughts = async (person) => {
  const house = person.page.workers().find((worker) => /house\.worker/.test(worker.url()))
  return await house.evaluate(() => globalThis.thinkingTimes.splice(0))
}

/**
 * Deckhands and merchants: the time between two moves at the table. A captain has its time for itself, so it is the
 * time between its question and its answer; several captains that may speak think one after the other.
 */
async function answers() {
  const site = await open()
  const person = await started(site)
  for (const bot of BOTS) {
    const times = []
    for (const game of GAMES) times.push(...(await answersOf(person, game, bot)))
    times.sort((a, b) => a - b)
    notes[`${bot}_moves`] = times.length
    notes[`${bot}_median_s`] = Math.round(times[Math.floor(times.length / 2)] ?? 0) / 1000
    const slowest = Math.round(times.at(-1) ?? 0)
    if (bot === 'captain') {
      const thought = await thoughts(person)
      notes.captain_thoughts = thought.length
      notes.captain_slowest_move_s = slowest / 1000
      say('captain_slowest_s', Math.max(...thought) / 1000)
    } else say(`${bot}_slowest_s`, slowest / 1000)
  }
  await remember(person)
  await person.context.close()
  await site.close()
}

/** A game that bots have played to its end. */
async function playedByBots(person, site, game) {
  const began = Date.now()
  const table = await tableWith(person, 'deckhand', game)
  await new Player(person).standUp()
  // Nobody looks on: the bots need not wait for the page.
  await person.page.goto(`${site.base}#/rules`)
  const status = () =>
    person.page.evaluate(async (at) => {
      const answer = await globalThis.bench.ask('GET', `/api/tables/${at}`)
      const { status: now, number } = JSON.parse(answer.body)
      return { now, number }
    }, table)
  let seen = await status()
  for (; seen.now !== 'over' && Date.now() < began + 240_000; seen = await status())
    await pause(500)
  console.log(
    `  bots played ${seen.number} entries in ${Math.round((Date.now() - began) / 1000)} s: ${seen.now}`,
  )
  if (seen.now !== 'over') throw new Error('the game did not end')
  return table
}

/** A game of bots is reviewed. */
async function review() {
  const site = await open()
  const person = await started(site)
  const table = await playedByBots(person, site, GAME.name)
  await person.page.goto(`${site.base}#/t/${table}/review`)
  const asked = Date.now()
  await person.page.locator('[data-moment]').first().waitFor({ timeout: 180_000 })
  say('key_moments_s', (Date.now() - asked) / 1000)
  await remember(person)
  await person.context.close()
  await site.close()
}

/** What keeps the page busy, from traces, by the processor's time. Tracing slows the page down a little. */
async function blocks() {
  const site = await open()
  const person = await visitor(site)
  const all = []
  const during = async (what, action) => {
    const told = await blocksDuring(browser, person.page, action)
    const own = told.filter(({ cpu }) => cpu > AIMS.longest_task_cpu_ms)
    console.log(
      `  ${what}: ${told.length} tasks over 50 ms, ${own.length} of them by their own time`,
    )
    for (const { at, took, cpu, parts: made } of told.slice(0, 3))
      console.log(`    ${took} ms (${cpu} ms of its own) at ${at} ms: ${made.join(', ')}`)
    all.push(...told)
  }
  const play = async (seconds) => {
    const player = new Player(person)
    player.declines = true
    const end = Date.now() + seconds * 1000
    while (Date.now() < end && (await player.act()) !== 'over');
  }
  await during('start and first move', async () => {
    await person.page.goto(site.base)
    await firstMove(person)
    await play(10)
  })
  for (const game of GAMES)
    await during(game, async () => {
      await tableWith(person, 'merchant', game)
      await play(30)
    })
  const table = await playedByBots(person, site, 'batavia')
  await during('result', async () => {
    await person.page.goto(`${site.base}#/t/${table}`)
    await person.page.getByRole('region', { name: 'Score sheet' }).waitFor()
  })
  await during('review', async () => {
    await person.page.goto(`${site.base}#/t/${table}/review`)
    await person.page.locator('[data-moment]').first().waitFor({ timeout: 180_000 })
    await pause(5_000)
  })
  await during('replay', async () => {
    await person.page.goto(`${site.base}#/t/${table}/replay`)
    await person.page.locator('.prompt').first().waitFor()
    for (let step = 0; step < 30; step++) {
      await person.page.keyboard.press('ArrowRight')
      await pause(100)
    }
  })
  const own = all.map(({ cpu }) => cpu)
  notes.tasks_over_50_ms_cpu = own.filter((cpu) => cpu > AIMS.longest_task_cpu_ms).length
  say('longest_task_cpu_ms', Math.max(0, ...own))
  await person.context.close()
  await site.close()
}

try {
  console.log(`in the browser alone, on ${cpus().length} cores:`)
  await part('visit', 180, visit)
  await part('reading', 120, reading)
  await part('answers', 900, answers)
  await part('review', 480, review)
  if (worst.length) say('longest_task_ms', Math.max(...worst))
  notes.tasks_over_50_ms = worst.length
  await part('blocks', 420, blocks)
  save()
} finally {
  await browser.close()
}
