/** Reload, restart, install: nothing is lost, the connection heals itself, and the app speaks while the house is closed. */
import assert from 'node:assert/strict'
import { Player, whoMeets } from './player.mjs'
import { scene } from './scene.mjs'

/** While the house is closed, the browser says in its own words that nobody answers. */
const closed =
  /WebSocket connection to|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_SOCKET_NOT_CONNECTED|\b503\b/

for (const game of ['oltremare', 'batavia'])
  scene(
    `${game}: a reload and a killed house in mid-turn lose nothing`,
    async (stage) => {
      const people = [
        await stage.person('Ada', { expects: closed }),
        await stage.person('Ben', { expects: closed }),
      ]
      const table = await stage.table(people, { game })
      await Promise.all(people.map((person) => person.go(`/t/${table}`)))
      const wanted = game === 'oltremare' ? 'play' : 'lay'
      const players = people.map((person) => new Player(person))
      const player = await whoMeets(players, wanted)
      const { person, page } = player
      const before = person.state()

      await page.reload()
      await page.locator(`[data-ask="${wanted}"]`).waitFor()
      assert.deepEqual(person.state().view, before.view)

      await stage.house.stop('SIGKILL')
      await page.locator('.notices .lost').waitFor()
      assert.ok(await page.locator('[data-part="hand"]').isVisible(), 'the board stays readable')
      // A move that is made now arrives when the house is open again.
      const found = await player.look()
      if (found.sends) await player.act()
      await stage.house.start()
      for (const each of people)
        await each.page.locator('.notices .lost').waitFor({ state: 'detached' })
      if (found.sends)
        await person.until(
          (number) => Number(document.querySelector('.frame').dataset.number) > number,
          before.number,
        )
      else assert.deepEqual(person.state().view, before.view)
      const { number } = person.state()
      while (person.state().number === number) await player.act()
    },
    { own: true, long: true },
  )

scene(
  'the app can be installed, and says so itself while the house is closed',
  async (stage) => {
    const ada = await stage.person('Ada', { expects: closed })
    const { page } = ada
    await ada.go('/')
    const manifest = await ada.ask(await page.locator('link[rel="manifest"]').getAttribute('href'))
    for (const { src, sizes, type } of manifest.icons) {
      const { width } = await page.evaluate(async (address) => {
        const icon = new Image()
        icon.src = address
        await icon.decode()
        return { width: icon.naturalWidth }
      }, src)
      if (type === 'image/png') assert.equal(`${width}x${width}`, sizes)
    }
    assert.equal(
      await page.evaluate(async () => (await navigator.serviceWorker.ready).active.scriptURL),
      `${stage.house.base}/sw.js`,
    )
    const browser = await ada.context.newCDPSession(page)
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
    // A test's browser keeps nothing, and so it installs nothing either.
    assert.deepEqual(
      installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito'),
      [],
    )

    await ada.until(() => navigator.serviceWorker.controller)
    await stage.house.stop('SIGKILL')
    await page.reload()
    await page.getByRole('heading', { name: 'No connection' }).waitFor()
    await stage.house.start()
    await ada.button('Play now: Batavia').first().waitFor()
  },
  { own: true, long: true },
)
