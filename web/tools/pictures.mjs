/**
 * `make pictures`: every screen on desktop and phone in both themes; in each language the guides, the figures
 * in them and a table of each game; and a trade as a moving picture, into docs/pictures.
 *
 *     node tools/pictures.mjs [scene …]      only those scenes; figures, trade
 *
 * HOUSE names a house that is already open, OUT another folder. Bots play a game of each kind to the
 * end; tables in all phases are forked from those games.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT, ask, launch, openHouse, soundOffered } from './browser.mjs'
import { games } from './games.mjs'
import { small } from './png.mjs'

const wanted = process.argv.slice(2)
const folder = process.env.OUT ?? join(ROOT, 'docs/pictures')
mkdirSync(folder, { recursive: true })
const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }
/** @type {Record<string, 'light' | 'dark'>} */
const themes = { daylight: 'light', lamplight: 'dark' }

const house = await openHouse()
const browser = await launch()
let troubles = 0
const complain = (...words) => (troubles++, console.log(...words))

// --- people and tables ------------------------------------------------------------------------------

const wait = (ms) => new Promise((done) => setTimeout(done, ms))
const first = await browser.newContext({ locale: 'en', viewport: sizes.desktop })
await first.addInitScript(soundOffered)
const desk = await first.newPage()
desk.setDefaultTimeout(60_000)
await desk.goto(house.base)
await ask(desk, '/api/me', { name: 'Marina' })

async function finished(game, bot) {
  const { table } = await ask(desk, '/api/tables', {
    game,
    players: 4,
    bots: { 1: bot, 2: bot, 3: bot },
    name: 'Marina',
    calm: false,
    talk: 0,
    start: true,
  })
  await desk.evaluate(
    ([id, own]) =>
      new Promise((/** @type {(none?: void) => void} */ done, fail) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws/${id}?lang=en`)
        setTimeout(() => fail(new Error(`${id} does not end`)), 420_000)
        socket.onmessage = ({ data }) => {
          const frame = JSON.parse(data)
          if (frame.type === 'welcome')
            socket.send(JSON.stringify({ type: 'stand', id: 's', bot: own }))
          if ((frame.changes?.status ?? frame.state?.status) === 'over') {
            socket.close()
            done()
          }
        }
      }),
    [table, bot],
  )
  return table
}
const kept = new Map()
/** Made once, when the first scene needs it. */
const once = (name, make) => async () => {
  if (!kept.has(name)) kept.set(name, await make())
  return kept.get(name)
}
const ended = Object.fromEntries(
  games.map(({ name, bot }) => [name, once(name, () => finished(name, bot))]),
)
const [some] = games

/** A table forked from the finished game where our seat is asked that (anything: ''), well into it. */
const at = (game, question, fits = (_view) => true) =>
  once(`${game} ${question}`, async () => {
    const id = await ended[game]()
    for (const from of [40, 0]) {
      for (let first = from; ; first += 100) {
        const { plies, steps } = await ask(
          desk,
          `/api/tables/${id}/replay?seat=0&first=${first}&lang=en`,
        )
        const found = steps.find(
          ({ view }) => [view.prompt?.ask, ''].includes(question) && view.turn === 0 && fits(view),
        )
        if (found)
          return `/t/${(await ask(desk, `/api/tables/${id}/fork`, { ply: found.ply, seat: 0 })).table}`
        if (first + 100 > plies) break
      }
    }
    throw new Error(`nobody was asked to ${question}`)
  })

// --- the scenes; home comes late, so that its lists are not empty --------------------------------------

const own = games.flatMap(({ name, pictures }) =>
  Object.entries({
    ...pictures((question, fits) => at(name, question, fits)),
    [`${name}-result`]: { open: async () => `/t/${await ended[name]()}` },
    [`${name}-replay`]: { open: async () => `/t/${await ended[name]()}/replay/60?seat=0` },
  }),
)
const scenes = {
  new: { open: async () => `/new/${games.at(-1).lessons[0]}` },
  lobby: {
    open: async () => {
      const { table } = await ask(desk, '/api/tables', {
        game: games.at(-1).name,
        players: 4,
        title: 'Friday at the Rialto',
        bots: { 1: 'merchant:sly' },
        name: 'Marina',
      })
      return `/t/${table}`
    },
  },
  invitation: {
    open: async () => {
      const { name, titles } = games.at(-1)
      const wish = { game: name, players: 4, options: titles[0], name: 'Marina' }
      return `/t/${(await ask(desk, '/api/quick', wish)).table}`
    },
    act: async (page) => {
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('heading', { name: 'Invite someone to watch' }).scrollIntoViewIfNeeded()
    },
  },
  show: { open: async () => `/shows/${games.at(-1).lessons[0]}/60` },
  learn: { open: async () => '/learn' },
  puzzles: { open: async () => '/puzzles' },
  puzzle: {
    open: async () => `/puzzles/${(await ask(desk, '/api/puzzles/next')).id}`,
    act: async (page) => {
      await page.locator('[data-move]').first().click()
      await page.locator('.verdict').waitFor()
    },
  },
  ...Object.fromEntries(own),
  rules: { open: async () => `/rules/${games.at(-1).rule}` },
  compare: { open: async () => `/t/${await ended[some.name]()}/compare` },
  review: {
    open: async () => {
      const path = `/t/${await ended[some.name]()}/review`
      let { status } = await ask(desk, `/api/tables${path.slice(2)}`, {})
      while (status !== 'done') {
        await wait(2000)
        status = (await ask(desk, `/api/tables${path.slice(2)}?lang=en`)).status
      }
      return path
    },
  },
  watch: {
    // Somebody else opened it and has left: a bot plays on, we watch.
    open: async () => {
      const other = await (await browser.newContext({ locale: 'en' })).newPage()
      await other.goto(house.base)
      await ask(other, '/api/me', { name: 'Bianca' })
      const { table } = await ask(other, '/api/tables', {
        game: some.name,
        players: 4,
        bots: { 1: 'greedy', 2: 'greedy', 3: 'greedy' },
        name: 'Bianca',
        open_after: 1,
        start: true,
      })
      await ask(other, `/api/tables/${table}/leave`, {})
      return `/t/${table}`
    },
    act: async (page) => {
      await page.locator('.strip .chance').first().waitFor()
    },
  },
  coach: {
    open: () => at(some.name, '', (view) => view.moves.length > 3)(),
    act: async (page) => {
      await page.getByRole('button', { name: 'What would you do?' }).click()
      await page.getByRole('status').getByRole('button').waitFor()
    },
  },
  player: {
    open: async () => {
      await ask(desk, '/api/me/register', {
        login: 'Marina of Ragusa',
        password: 'only for pictures',
      }).catch(() => {})
      return '/players/Marina%20of%20Ragusa'
    },
  },
  home: { open: async () => '/' },
  day: { open: async () => '/day' },
  games: { open: async () => '/games' },
  ratings: { open: async () => '/ratings' },
  settings: { open: async () => '/settings' },
  account: { open: async () => '/account' },
}

/** What is shown in every language: a guide, and a moment of a game. */
const titles = games.flatMap(({ lessons }) => lessons)
const spoken = Object.fromEntries(
  titles.flatMap((title) => [
    [`guide-${title}`, `/guide/${title}`],
    [`table-${title}`, `/shows/${title}/120`],
  ]),
)
const LANGUAGES = ['de', 'en', 'fr', 'it', 'nl']

/** The figures of the guides for the documentation, each as a small WebP. */
async function figures(language) {
  const context = await browser.newContext({
    viewport: { width: 740, height: 1000 }, // as wide as on paper
    deviceScaleFactor: 1.5,
    locale: language,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const chromium = await context.newCDPSession(page)
  mkdirSync(join(folder, 'figures'), { recursive: true })
  for (const title of titles) {
    await page.goto(`${house.base}/guide/${title}`, { waitUntil: 'networkidle' })
    await page.evaluate(() => document.fonts.ready)
    const { sections } = await ask(page, `/api/guides/${title}?lang=${language}`)
    const names = sections.flatMap(({ text }) =>
      [...text.matchAll(/\(figure:([\w-]+)\)/g)].map(([, name]) => name),
    )
    const drawn = page.locator('figure .drawn')
    if ((await drawn.count()) !== names.length) complain(title, language, 'lacks a figure')
    for (const [at, name] of names.entries()) {
      await drawn.nth(at).scrollIntoViewIfNeeded()
      const clip = await drawn.nth(at).evaluate((part) => {
        const { x, y, width, height } = part.getBoundingClientRect()
        return { x: x + scrollX, y: y + scrollY, width, height, scale: 1 }
      })
      const { data } = await chromium.send('Page.captureScreenshot', {
        format: 'webp',
        quality: 80,
        clip,
        captureBeyondViewport: true,
      })
      writeFileSync(
        join(folder, 'figures', `${title}-${name}-${language}.webp`),
        Buffer.from(data, 'base64'),
      )
    }
  }
  await context.close()
  console.log('figures', language)
}

/** Some moves of a recorded game, one after the other: people offer, refuse and agree. */
async function movingTrade({ show, from, to }) {
  const frames = mkdtempSync(join(tmpdir(), 'fondaco-frames-'))
  const context = await browser.newContext({
    viewport: sizes.desktop,
    locale: 'en',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const files = []
  for (let ply = from; ply <= to; ply++) {
    await page.goto(`${house.base}/shows/${show}/${ply}`, { waitUntil: 'networkidle' })
    await page.waitForTimeout(1200)
    files.push(join(frames, `${ply}.png`))
    await page.screenshot({ path: files.at(-1) })
  }
  await context.close()
  const assemble = ['-m', 'tools.moving_picture', join(folder, 'trade.webp'), ...files]
  execFileSync('python', assemble, { cwd: ROOT, stdio: 'inherit' })
  rmSync(frames, { recursive: true })
}

const state = await first.storageState()
const pages = []
for (const [size, viewport] of Object.entries(sizes)) {
  for (const [theme, colorScheme] of Object.entries(themes)) {
    const context = await browser.newContext({
      storageState: state,
      viewport,
      colorScheme,
      locale: 'en',
      reducedMotion: 'reduce',
      hasTouch: size === 'phone',
      isMobile: size === 'phone',
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    page.setDefaultTimeout(30_000)
    page.on(
      'console',
      (message) => message.type() === 'error' && complain(size, theme, 'console:', message.text()),
    )
    page.on('pageerror', (error) => complain(size, theme, 'error:', error.message))
    pages.push({ page, size, label: `${size}-${theme}` })
  }
}
try {
  for (const [name, { open, act }] of Object.entries(scenes)) {
    if (wanted.length && !wanted.includes(name)) continue
    try {
      const path = await open()
      for (const { page, size, label } of pages) {
        await page.goto(house.base + path, { waitUntil: 'networkidle' })
        await page.waitForTimeout(/\/(t|learn|puzzles)\//.test(path) ? 1200 : 400)
        if (act)
          await act(page, size).catch((error) =>
            complain(name, label, error.message.split('\n')[0]),
          )
        await page.waitForTimeout(150)
        writeFileSync(join(folder, `${name}-${label}.png`), small(await page.screenshot()))
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        if (wide > 0) complain(name, label, 'scrolls sideways by', wide)
      }
      console.log(name)
    } catch (error) {
      complain(name, error.message.split('\n')[0])
    }
    await wait(50)
  }
  const moving = games.find(({ trade }) => trade)?.trade
  if (moving && (!wanted.length || wanted.includes('trade'))) await movingTrade(moving)
  for (const language of LANGUAGES) {
    if (!wanted.length || wanted.includes('figures')) await figures(language)
    const context = await browser.newContext({
      viewport: sizes.desktop,
      locale: language,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    page.on('pageerror', (error) => complain(language, 'error:', error.message))
    for (const [name, path] of Object.entries(spoken)) {
      if (wanted.length && !wanted.includes(name) && !wanted.includes(language)) continue
      await page.goto(house.base + path, { waitUntil: 'networkidle' })
      await page.waitForTimeout(1200)
      writeFileSync(join(folder, `${name}-${language}.png`), small(await page.screenshot()))
      console.log(name, language)
    }
    await context.close()
  }
} finally {
  await browser.close()
  await house.close()
}
const bytes = readdirSync(folder)
  .filter((file) => file.endsWith('.png'))
  .reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
console.log(`${(bytes / 1e6).toFixed(1)} MB in all`, troubles ? `· ${troubles} troubles` : '')
process.exitCode = troubles ? 1 : 0
