/**
 * Screens of a running house as pictures, on a desk and on a phone, by daylight and by lamplight:
 *   node tools/shots.mjs http://127.0.0.1:8765 folder [screen …]
 * Says what axe finds, what the console complains about, and where something scrolls sideways.
 */
import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium } from 'playwright-core'
import { games } from './games.mjs'

const [base, folder, ...wanted] = process.argv.slice(2)
if (!base || !folder) throw new Error('say where the house is, and where the pictures go')
mkdirSync(folder, { recursive: true })
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf-8')

const sizes = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }
const themes = ['daylight', 'lamplight']

const post = (page, path, body) =>
  page.evaluate(
    async ([to, what]) => {
      const answer = await fetch(to, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(what),
      })
      return answer.json()
    },
    [path, body],
  )

const screens = {
  home: async () => '/',
  new: async () => `/new/${games[0].lessons[0]}`,
  rules: async () => `/rules/${games.at(-1).rule}`,
  beside: async () => `/rules/${games.at(-1).name}`,
  day: async () => '/day',
  games: async () => '/games',
  ratings: async () => '/ratings',
  settings: async () => '/settings',
  account: async () => '/account',
  lost: async () => '/nowhere',
  gone: async () => '/t/nosuchtable',
  lobby: async (page) => {
    const { table } = await post(page, '/api/tables', {
      game: games.at(-1).name,
      players: 4,
      title: 'Friday at the Rialto',
      bots: { 1: 'merchant:sly' },
      name: 'Bianca',
    })
    return `/t/${table}`
  },
}
const tables = games.flatMap(({ name, titles }) =>
  titles.map((options) => ({
    name: [name, ...Object.values(options)].join(''),
    game: name,
    options,
  })),
)
for (const { name, game, options } of tables)
  screens[name] = async (page) =>
    `/t/${(await post(page, '/api/quick', { game, players: 4, options, name: 'Bianca' })).table}`
// A finished table, if somebody names one.
const over = process.env.OVER
if (over) {
  screens.result = async () => `/t/${over}`
  screens.replay = async () => `/t/${over}/replay/40`
  screens.compare = async () => `/t/${over}/compare`
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})
let troubles = 0
const complain = (...words) => {
  troubles++
  console.log(...words)
}
for (const [size, viewport] of Object.entries(sizes)) {
  for (const theme of themes) {
    const context = await browser.newContext({
      viewport,
      colorScheme: theme === 'daylight' ? 'light' : 'dark',
      hasTouch: size === 'phone',
      isMobile: size === 'phone',
      bypassCSP: true,
    })
    const page = await context.newPage()
    page.on(
      'console',
      (message) => message.type() === 'error' && complain(size, theme, 'console:', message.text()),
    )
    page.on('pageerror', (error) => complain(size, theme, 'error:', error.message))
    await page.goto(base)
    await post(page, '/api/me', { name: 'Bianca' })
    for (const [name, address] of Object.entries(screens)) {
      if (wanted.length && !wanted.includes(name)) continue
      await page.goto(base + (await address(page)))
      await page.waitForTimeout(tables.some((each) => each.name === name) ? 2500 : 900)
      if (name === 'beside') await page.getByLabel('side by side').check()
      await page.screenshot({ path: `${folder}/${name}-${size}-${theme}.png` })
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      if (wide > 0) complain(name, size, 'scrolls sideways by', wide)
      await page.evaluate(axe)
      const found = await page.evaluate(() =>
        window.axe.run(document, { resultTypes: ['violations'] }),
      )
      for (const each of found.violations)
        complain(
          name,
          size,
          theme,
          'axe:',
          each.id,
          each.nodes
            .slice(0, 3)
            .map((node) => node.target.join(' '))
            .join(' | '),
          each.nodes[0]?.any[0]?.message ?? '',
        )
    }
    await context.close()
  }
}
await browser.close()
console.log(troubles ? `${troubles} troubles` : 'no troubles')
