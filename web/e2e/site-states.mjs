/** Every state in which somebody can meet the static site, reached as quickly as possible. */
import { setTimeout as pause } from 'node:timers/promises'
import { PATIENCE } from './house.mjs'
import { eventually, keptAll, openSite, show, tab, visitor } from './site.mjs'

/** Put before the worker of the house: a scene can ask the house what the page does not. */
const EAR = `
  self.heard = new Map()
  const post = self.postMessage.bind(self)
  self.postMessage = (message, ...more) =>
    message.id < 0 ? self.heard.get(message.id)?.(message) : post(message, ...more);`

/** What is wrong with a browser, put before the worker of the house. */
const BROKEN = {
  loading: 'self.fetch = () => new Promise(() => {})',
  'not-loaded': `self.fetch = () => Promise.reject(new TypeError('no network'))`,
  'no-wasm': 'delete self.WebAssembly',
  forbidden: `indexedDB.open = () => { throw new DOMException('no', 'SecurityError') }`,
  newer: `indexedDB.open = () => {
    const request = { error: new DOMException('later', 'VersionError') }
    setTimeout(() => request.onerror?.({ target: request }))
    return request
  }`,
}
/** Every write fails once `full` is set. */
const FULL = `
  const put = IDBObjectStore.prototype.put
  IDBObjectStore.prototype.put = function (row) {
    if (!self.full) return put.call(this, row)
    throw new DOMException('full', 'QuotaExceededError')
  };`

/** The browser keeps the worker's file, so a worker that is started again asks what is wrong by then. */
const LATER_FILE = 'icon.svg'
const LATER = `
  const asked = new XMLHttpRequest()
  asked.open('GET', new URL('../${LATER_FILE}?' + Math.random(), self.location.href), false)
  asked.send()
  if (asked.responseText === 'hang') self.fetch = () => new Promise(() => {})
  if (asked.responseText === 'fail') throw new Error('broken');`

/** The site with this before the worker of the house, and what is wrong later. */
const openChanged = (script, later = () => '') =>
  openSite((name, body) => {
    if (name === LATER_FILE) return later()
    return /assets\/house\.worker-.*\.js$/.test(name) ? `${script};${body.toString()}` : body
  })

const houseWorker = (person) => {
  const found = person.page.workers().filter((each) => each.url().includes('house.worker'))
  return found.at(-1)
}

/** What the house in this person's browser answers. */
export async function askHouse(person, method, path, body) {
  const asked = { type: 'request', method, path, headers: {}, body: JSON.stringify(body ?? {}) }
  const end = Date.now() + PATIENCE
  for (;;) {
    const answer = await houseWorker(person)?.evaluate(
      (message) =>
        new Promise((done) => {
          const id = -1 - self['heard'].size
          self['heard'].set(id, done)
          self.onmessage(new MessageEvent('message', { data: { ...message, id } }))
        }),
      asked,
    )
    // It may not be open yet.
    const open = answer && !answer.body.includes('There is no house')
    if (open && answer.status < 400) return answer.body ? JSON.parse(answer.body) : null
    if (open || Date.now() > end)
      throw new Error(`${path}: ${answer?.status ?? 0} ${answer?.body ?? 'no house'}`)
    await pause(50)
  }
}

/** A table that begins at once. `sit`: the person has the first seat, bots have the others. */
async function openTable(person, game, players, sit, more = {}) {
  const seats = Array.from({ length: players }, (_, seat) => seat).slice(sit ? 1 : 0)
  const bots = Object.fromEntries(seats.map((seat) => [seat, 'deckhand']))
  const wish = { game, players, bots, sit, start: true, calm: false, talk: 0, ...more }
  const { table } = await askHouse(person, 'POST', '/api/tables', wish)
  return table
}

/** The person gives their seat to a bot, through a connection that the page does not know. */
const standUp = (person, table) =>
  houseWorker(person).evaluate(async (table) => {
    const say = (data) => self.onmessage(new MessageEvent('message', { data }))
    say({ type: 'connect', id: -999_999, path: `/ws/${table}?last=-1&lang=en` })
    await new Promise((done) => setTimeout(done, 50))
    const text = JSON.stringify({ type: 'stand', id: 'stand', bot: 'deckhand' })
    say({ type: 'frame', id: -999_999, text })
  }, table)

async function over(person, table) {
  const end = Date.now() + 2 * PATIENCE
  while ((await askHouse(person, 'GET', `/api/tables/${table}?lang=en`)).status !== 'over') {
    if (Date.now() > end) throw new Error('The bots do not come to an end.')
    await pause(100)
  }
}

const READY = 'main :is(h1, h2, .coach, .prompt, [data-ask], .lobby, .result)'
const there = (person) => person.page.locator(READY).first().waitFor()

/** The screens of the site that have an address, but for tables. */
export const SITE_SCREENS = [
  ...['/', '/new', '/new/batavia', '/day', '/puzzles', '/mistakes', '/watch', '/ratings'],
  ...['/settings', '/account', '/learn', '/events', '/rules/batavia', '/guide/batavia'],
]

/**
 * Goes through all states, and lets somebody look at each.
 * @param {any} stage
 * @param {string} language
 * @param {(person: any, name: string) => Promise<unknown>} look
 * @param {RegExp} wanted  which of them; the others are not reached
 */
export async function siteStates(stage, language, look, wanted = /./) {
  const how = { serviceWorkers: /** @type {const} */ ('block'), settings: { language } }
  const come = (site, expects) => visitor(stage, site, expects, how)
  const some = (...names) => names.some((name) => wanted.test(name))

  // What goes wrong at the start.
  for (const [name, script] of Object.entries(BROKEN)) {
    if (!some(name)) continue
    const site = await openChanged(script)
    const ada = await come(site, /./)
    await show(ada, '/games')
    const role = name === 'loading' ? 'status' : 'alert'
    await ada.page.locator(`.notice[role=${role}]`).first().waitFor()
    await look(ada, `${name}: my games`)
    await show(ada)
    await there(ada)
    await look(ada, name)
    await ada.context.close()
    await site.close()
  }

  // A worker that dies, and one that dies again and again; both in the middle of a game.
  if (some('killed', 'failed', 'full', 'table')) {
    let broken = ''
    const site = await openChanged(LATER + EAR + FULL, () => broken)
    const ada = await come(site, /./)
    await show(ada)
    await named(ada)
    const table = await openTable(ada, 'batavia', 5, true)
    await show(ada, `/t/${table}`)
    await ada.page.locator('.prompt').first().waitFor()
    if (some('table')) await look(ada, 'table')
    if (some('full')) {
      await houseWorker(ada).evaluate(() => Object.assign(self, { full: true }))
      await askHouse(ada, 'POST', `/api/tables/${table}/pause`).catch(() => {})
      await ada.page.locator('.notice').first().waitFor()
      await look(ada, 'full')
      await houseWorker(ada).evaluate(() => Object.assign(self, { full: false }))
    }
    if (some('killed')) {
      broken = 'hang'
      await Promise.all([
        ada.page.waitForEvent('worker', {
          predicate: (each) => each.url().includes('house.worker'),
          timeout: PATIENCE,
        }),
        houseWorker(ada).evaluate(() => {
          setTimeout(() => {
            throw new Error('out of memory')
          })
        }),
      ])
      await ada.page.locator('.notice').first().waitFor()
      await look(ada, 'killed')
    }
    if (some('failed')) {
      broken = 'fail'
      await ada.page.reload()
      await ada.page.getByRole('alert').first().waitFor()
      await look(ada, 'failed')
    }
    await ada.context.close()
    await site.close()
  }

  // One browser in which all is well.
  if (some('screen', 'games', 'watch', 'result', 'replay', 'review', 'set-aside', 'elsewhere')) {
    const site = await openChanged(EAR)
    const ada = await come(site, /favicon/)
    await show(ada)
    await there(ada)
    if (some('screen')) await look(ada, 'screen / of a newcomer')
    await named(ada)
    if (some('watch')) await watched(ada, look)
    if (some('games', 'result', 'replay', 'review')) await finished(ada, look, some)
    for (const path of some('screen') ? SITE_SCREENS : []) {
      await show(ada, path)
      await there(ada)
      await ada.page.waitForLoadState('networkidle')
      await look(ada, `screen ${path}`)
    }
    if (some('elsewhere')) {
      const other = await tab(stage, site, ada.context)
      await show(other)
      await other.page.locator('.notice button').first().waitFor()
      await look(other, 'elsewhere')
      await other.page.close()
    }
    if (some('set-aside')) await setAside(ada, look)
    await ada.context.close()
    await site.close()
  }

  // A new version of the site.
  if (some('update')) {
    let fresh = false
    const site = await openSite((name, body) =>
      name === 'sw.js' && fresh ? body.toString().replace(/(const VERSION = ")/, '$1new-') : body,
    )
    const ada = await visitor(stage, site, undefined, { settings: { language } })
    await show(ada)
    await keptAll(ada)
    fresh = true
    await ada.page.evaluate(async () => (await navigator.serviceWorker.ready).update())
    await eventually(ada, async () => !!(await navigator.serviceWorker.ready).waiting)
    await ada.page.locator('.notice').first().waitFor()
    await look(ada, 'update')
    await ada.context.close()
    await site.close()
  }
}

/** The person has said a name, as whoever plays for the first time does. */
async function named(person) {
  await askHouse(person, 'POST', '/api/me', { name: 'Ada' })
  await person.page.reload()
  await there(person)
  await askHouse(person, 'GET', '/api/me')
}

/** A game of bots, with live win chances and open hands. */
async function watched(person, look) {
  const more = { open_after: 1, calm: true }
  const table = await openTable(person, 'oltremare', 4, false, { ...more })
  await show(person, `/t/${table}`)
  await person.page.locator('.frame').first().waitFor()
  await person.until(() => document.querySelector('.chance') !== null)
  await askHouse(person, 'POST', `/api/tables/${table}/pause`)
  await look(person, 'watch')
}

/** A game that is over, and the screens that tell of it. */
async function finished(person, look, some) {
  const table = await openTable(person, 'batavia', 3, true, { options: { setup: 'quick' } })
  await standUp(person, table)
  await over(person, table)
  await openTable(person, 'oltremare', 4, true)
  if (some('games')) {
    await show(person, '/games')
    await person.page.locator('main a[href*="/t/"]').first().waitFor()
    await look(person, 'games')
  }
  if (some('result')) {
    await show(person, `/t/${table}`)
    await person.page.locator('.result').first().waitFor()
    await look(person, 'result')
  }
  if (some('replay')) {
    await show(person, `/t/${table}/replay/20`)
    await person.page.locator('main [data-ask]').first().waitFor()
    await look(person, 'replay')
  }
  if (some('review')) {
    await show(person, `/t/${table}/review`)
    await person.page.locator('main h1').first().waitFor()
    await look(person, 'review in the making')
    const end = Date.now() + 2 * PATIENCE
    while ((await askHouse(person, 'GET', `/api/tables/${table}/review`)).status !== 'done') {
      if (Date.now() > end) break
      await pause(250)
    }
    await look(person, 'review')
  }
}

/** A table that a newer version has written, among others. */
async function setAside(person, look) {
  const table = await openTable(person, 'batavia', 3, true)
  await person.page.goto(`${person.house.base}/icon.svg`) // the house is closed
  await person.page.evaluate(
    (table) =>
      new Promise((done, fail) => {
        const opening = indexedDB.open('fondaco')
        opening.onerror = fail
        opening.onsuccess = () => {
          const rows = opening.result.transaction('rows', 'readwrite').objectStore('rows')
          const entry = JSON.stringify({ kind: 'levitated' })
          const text = JSON.stringify({ at: 1, entry })
          const lines = rows.getAllKeys()
          lines.onsuccess = () => {
            const mine = lines.result
              .map((row) => String(/** @type {unknown[]} */ (row)[1]))
              .filter((key) => key.startsWith(`${table}/`))
            const next = 1 + Math.max(...mine.map((key) => Number(key.split('/')[1])))
            rows.put({ kind: 'log', key: `${table}/${next}`, text }).onsuccess = () => {
              opening.result.close()
              done(undefined)
            }
          }
        }
      }),
    table,
  )
  await show(person, `/t/${table}`)
  await person.page.locator('main [role=alert]').first().waitFor()
  await look(person, 'set-aside')
}
