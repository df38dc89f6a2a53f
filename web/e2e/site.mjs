/** The static site, built for a run and served by a plain server under a path of its own; and its visitors. */
import { execFile } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { ROOT, soundOffered } from '../tools/browser.mjs'
import { serve } from '../tools/static-server.mjs'
import { PATIENCE, findFondaco } from './house.mjs'
import { DESK, Person } from './scene.mjs'

const PATH = '/some/folder/'

/** @type {Promise<string> | undefined} */
let built
/** The folder that `make site` would leave. */
function build() {
  built ??= (async () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'fondaco-site-')), 'site')
    const fondaco = findFondaco()
    const python = fondaco.includes('/') ? join(dirname(fondaco), 'python') : 'python3'
    const env = { ...process.env, PYTHONPATH: `${join(ROOT, 'src')}:${ROOT}` }
    await promisify(execFile)(python, ['-m', 'tools.build_site', folder], { cwd: ROOT, env })
    return folder
  })()
  return built
}

/** @param {Parameters<typeof serve>[2]} [instead]  another content for a file */
export const openSite = async (instead) => serve(await build(), PATH, instead)

/**
 * Somebody who looks at the site, with a browser of their own.
 * @param {any} stage
 * @param {{ base: string }} site
 * @param {RegExp} [expects]  complaints that belong to the scene
 * @param {import('playwright-core').BrowserContextOptions & { settings?: object }} [how]
 */
export async function visitor(stage, site, expects, { settings = {}, ...options } = {}) {
  const context = await stage.browser.newContext({
    viewport: DESK,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    ...options,
  })
  context.setDefaultTimeout(PATIENCE)
  await context.addInitScript(soundOffered)
  await context.addInitScript(
    (kept) => {
      if (!localStorage.getItem('fondaco-settings'))
        localStorage.setItem('fondaco-settings', JSON.stringify(kept))
    },
    { confirm: false, ...settings },
  )
  stage.browsings.push({ kind: '', context, keeper: null })
  return tab(stage, site, context, expects)
}

/** One more tab of a visitor. */
export async function tab(stage, site, context, expects) {
  const base = site.base.replace(/\/$/, '')
  const page = await context.newPage()
  const person = new Person(/** @type {any} */ ({ base }), context, page, 'Ada', expects)
  stage.people.push(person)
  return person
}

/** Goes to a screen of the site. */
export async function show(person, screen = '/') {
  person.note(`went to ${screen}`)
  await person.page.goto(`${person.house.base}/#${screen}`)
}

/** Waits until the page says so; unlike `until` it waits for promises. */
export async function eventually(person, says) {
  const end = Date.now() + 2 * PATIENCE
  while (!(await person.page.evaluate(says))) {
    if (Date.now() > end) throw new Error(`This never came to hold: ${says}`)
    await pause(100)
  }
}

/** Everything that the site needs is on this device. */
export const keptAll = (person) =>
  eventually(person, async () => {
    const names = await caches.keys()
    const found = names.find((name) => name.startsWith('fondaco-app-'))
    const files = found ? await (await caches.open(found)).keys() : []
    return (
      !!navigator.serviceWorker.controller && files.some(({ url }) => /house-.*\.zip/.test(url))
    )
  })

/** Begins a game from the front page, with so many players. */
export async function playNow(person, title, players = 2) {
  const card = person.page.locator('li.game', {
    has: person.page.getByRole('heading', { name: title }),
  })
  await card.locator('label').getByText(`${players}`, { exact: true }).click()
  await card.getByRole('button', { name: /^Play now/ }).click()
  await person.page
    .locator('.prompt')
    .first()
    .waitFor({ timeout: 2 * PATIENCE })
}
