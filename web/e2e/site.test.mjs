/** The static site: the whole house in the browser, without a server and without a network. */
import assert from 'node:assert/strict'
import { PATIENCE } from './house.mjs'
import { Player } from './player.mjs'
import { scene } from './scene.mjs'
import { eventually, keptAll, openSite, playNow, show, tab, visitor } from './site.mjs'

const number = (person) =>
  person.page.locator('.frame').evaluate((frame) => Number(frame.dataset.number))

for (const [title, least] of [
  ['Oltre Mare', 3],
  ['Oltremare', 3],
  ['Batavia', 3],
])
  scene(
    `the static site plays a whole game of ${title} with the network cut`,
    async (stage) => {
      const site = await openSite()
      const ada = await visitor(stage, site)
      await show(ada)
      await keptAll(ada)
      assert.deepEqual(
        site.sent.filter(({ status }) => status !== 200),
        [],
        'something was asked for that the folder lacks',
      )
      await site.close()
      await ada.context.setOffline(true)
      await ada.page.reload()
      await playNow(ada, title, Number(least))
      await new Player(ada).until()
      await ada.page.getByRole('region', { name: 'Score sheet' }).waitFor()
      // It is kept: after a reload it is there, and can be read again.
      await ada.page.reload()
      await ada.page.getByRole('region', { name: 'Score sheet' }).waitFor()
      const [file] = await Promise.all([
        ada.page.waitForEvent('download'),
        ada.page.getByRole('link', { name: 'Save the record' }).click(),
      ])
      // And it can be opened again as a game of its own, here or in another browser.
      await show(ada, '/games')
      await ada.page.locator('input[type=file]').setInputFiles(await file.path())
      await ada.until(() => /^#\/t\/[^/]+\/replay/.test(location.hash))
    },
    { minutes: 15, long: true },
  )

scene(
  'a worker that dies is started again, and the game goes on from the disk',
  async (stage) => {
    const site = await openSite()
    const ada = await visitor(stage, site)
    await show(ada)
    await playNow(ada, 'Oltre Mare', 3)
    const player = new Player(ada)
    for (let moves = 0; moves < 3; moves++) await player.act()
    const before = await number(ada)
    const workers = ada.page.workers().filter((each) => each.url().includes('house.worker'))
    assert.equal(workers.length, 1)
    await workers[0].evaluate(() => self.close())
    await ada.page.waitForEvent('worker', {
      predicate: (each) => each.url().includes('house.worker'),
    })
    for (let moves = 0; moves < 3; moves++) await player.act()
    assert.ok((await number(ada)) >= before)
    await site.close()
  },
  { minutes: 6, long: true },
)

scene(
  'one tab plays; another says so, and can take over',
  async (stage) => {
    const site = await openSite()
    const first = await visitor(stage, site)
    await show(first)
    await playNow(first, 'Batavia', 3)
    const table = await first.page.evaluate(() => location.hash.slice(1))
    const second = await tab(stage, site, first.context)
    await show(second)
    await second.page.getByText('You’re playing in another tab').waitFor()
    await second.button('Play in this tab').click()
    await first.page.getByText('You’re playing in another tab').waitFor()
    await show(second, table)
    await second.page.locator('.prompt').first().waitFor()
    assert.ok((await number(second)) >= 0)
    await site.close()
  },
  { minutes: 6, long: true },
)

/** The site with something put before the worker of the house. */
const openBroken = (script) =>
  openSite((name, body) =>
    /assets\/house\.worker-.*\.js$/.test(name) ? `${script};${body.toString()}` : body,
  )

scene(
  'a browser that may keep nothing says so, and plays all the same',
  async (stage) => {
    const site = await openBroken(
      `indexedDB.open = () => { throw new DOMException('no', 'SecurityError') }`,
    )
    const ada = await visitor(stage, site)
    await show(ada)
    await ada.page.getByText('doesn’t let Fondaco save anything').waitFor()
    await playNow(ada, 'Batavia', 3)
    await new Player(ada).act()
    await site.close()
  },
  { minutes: 5, long: true },
)

scene(
  'when the device is full a move is refused, and can be made when there is room again',
  async (stage) => {
    // Once `full` is set, every write fails as it does on a full device.
    const site = await openBroken(`
      const put = IDBObjectStore.prototype.put
      IDBObjectStore.prototype.put = function (row) {
        if (!self.full) return put.call(this, row)
        throw new DOMException('full', 'QuotaExceededError')
      }`)
    const ada = await visitor(stage, site)
    await show(ada)
    await playNow(ada, 'Batavia', 3)
    const player = new Player(ada)
    await player.look()
    const before = await number(ada)
    const [worker] = ada.page.workers().filter((each) => each.url().includes('house.worker'))
    await worker.evaluate(() => Object.assign(self, { full: true }))
    await player.act()
    await ada.page.getByText('There’s no room left on this device').waitFor()
    assert.equal(await number(ada), before)
    await worker.evaluate(() => Object.assign(self, { full: false }))
    player.seen = -1
    await player.act()
    await ada.page.getByText('There’s no room left on this device').waitFor({ state: 'hidden' })
    await site.close()
  },
  { minutes: 5, long: true },
)

scene(
  'a browser without WebAssembly is told so, and rules can be read',
  async (stage) => {
    const site = await openBroken('delete self.WebAssembly')
    const ada = await visitor(stage, site)
    await show(ada)
    await ada.page.getByText('it has no WebAssembly').waitFor()
    await show(ada, '/rules/batavia')
    await ada.page.getByRole('heading', { level: 1 }).waitFor()
    await ada.page.getByText('BA-1.1').first().waitFor()
    await site.close()
  },
  { long: true },
)

scene(
  'games that a newer version has kept are left alone',
  async (stage) => {
    const site = await openSite()
    const ada = await visitor(stage, site, /favicon|VersionError/)
    await ada.page.goto(`${site.base}icon.svg`)
    await ada.page.evaluate(
      () =>
        new Promise((done) => {
          const opening = indexedDB.open('fondaco', 99)
          opening.onupgradeneeded = () => opening.result.createObjectStore('later')
          opening.onsuccess = () => {
            opening.result.close()
            done(undefined)
          }
        }),
    )
    await show(ada)
    await ada.page.getByText('saved by a newer version').waitFor()
    const version = await ada.page.evaluate(
      async () => (await indexedDB.databases()).find(({ name }) => name === 'fondaco')?.version,
    )
    assert.equal(version, 99)
    await site.close()
  },
  { long: true },
)

scene(
  'a new version waits until the game is left',
  async (stage) => {
    let fresh = false
    const site = await openSite((name, body) =>
      name === 'sw.js' && fresh ? body.toString().replace(/(const VERSION = ")/, '$1new-') : body,
    )
    const ada = await visitor(stage, site)
    await show(ada)
    await keptAll(ada)
    await playNow(ada, 'Batavia', 3)
    fresh = true
    await ada.page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      await registration.update()
    })
    await eventually(ada, async () => !!(await navigator.serviceWorker.ready).waiting)
    const news = ada.page.getByText('A new version of Fondaco is ready')
    assert.equal(await news.count(), 0, 'nothing disturbs a game')
    await new Player(ada).act()
    await show(ada)
    await news.waitFor()
    await Promise.all([ada.page.waitForEvent('load'), ada.button('Use it now').click()])
    await ada.page.getByRole('heading', { name: 'Batavia' }).first().waitFor()
    assert.equal(await news.count(), 0)
    await site.close()
  },
  { minutes: 6, long: true },
)

scene(
  'the app of a house plays alone when its server is out of reach',
  async (stage) => {
    const ada = await stage.person('Ada', { fresh: true, expects: /./ })
    await ada.go('/settings')
    await ada.button('Keep the game on this device').click()
    await ada.page.getByText('This device is ready').waitFor()
    await stage.house.stop()
    await ada.go('/')
    await ada.page.getByText('You’re playing in this browser, without the server').waitFor()
    await playNow(ada, 'Batavia', 3)
    await new Player(ada).act()
    await stage.house.start()
    await ada.button('Back to the server').click()
    await ada.page.getByText('You’re playing in this browser').waitFor({ state: 'hidden' })
    assert.equal((await ada.ask('/api/me')).name, 'Ada')
  },
  { minutes: 6, long: true, own: true },
)

scene(
  'alone, a table of bots is set up and watched, people are not promised, and all can be deleted',
  async (stage) => {
    const site = await openSite()
    const ada = await visitor(stage, site)
    await show(ada, '/new/batavia')
    const seats = ada.page.getByLabel(/^Seat \d$/)
    await seats.first().waitFor()
    assert.deepEqual(
      await seats.first().locator('option').allTextContents(),
      await seats.nth(1).locator('option').allTextContents(),
    )
    assert.equal(await seats.first().locator('option').count(), 2, 'I or a bot')
    assert.equal(await ada.page.getByText('Rated', { exact: true }).count(), 0)
    await seats.first().selectOption('bot')
    await ada.button('Start the game').click()
    // A spectator gets live win chances.
    await ada.page
      .locator('.chance')
      .first()
      .waitFor({ timeout: 2 * PATIENCE })
    await show(ada, '/events')
    await ada.page.getByText('This page needs other people').waitFor()
    await show(ada, '/account')
    await ada.page.getByText('Delete all my data').click()
    await ada.button('Delete permanently').click()
    await ada.page.getByText('Everything is deleted.').waitFor()
    await show(ada, '/games')
    await ada.page.getByText('You haven’t finished a game yet.').waitFor()
    await site.close()
  },
  { minutes: 6, long: true },
)
