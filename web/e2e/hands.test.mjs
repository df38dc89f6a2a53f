/** Other hands than a mouse: the keyboard alone, and a thumb on a phone. */
import assert from 'node:assert/strict'
import { Player } from './player.mjs'
import { PHONE, scenes } from './scene.mjs'

const scene = scenes()

/** Goes with Tab to what is marked as next in the page, and presses Enter. */
async function reach(page) {
  for (let steps = 0; steps < 150; steps++) {
    const where = await page.evaluate(() => {
      const wanted = window.e2eNext
      if (!wanted?.isConnected) return 'gone'
      const now = document.activeElement
      if (now === wanted) return 'there'
      return now && now !== document.body && now.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_PRECEDING ? 'back' : 'on'
    })
    if (where === 'gone') return
    if (where === 'there') {
      const seen = await page.evaluate(() => {
        const { outlineStyle, boxShadow } = getComputedStyle(document.activeElement)
        return outlineStyle !== 'none' || boxShadow !== 'none' || !!document.activeElement.closest('svg')
      })
      assert.ok(seen, 'the focus can be seen')
      return page.keyboard.press('Enter')
    }
    await page.keyboard.press(where === 'back' ? 'Shift+Tab' : 'Tab')
  }
  throw new Error('Tab does not lead to what is asked for')
}

for (const game of ['Batavia', 'Oltre Mare'])
  scene(`${game}: from home through the first turn with the keyboard alone`, async (stage) => {
    const ada = await stage.person('Ada', { known: false })
    const { page } = ada
    await ada.go('/')
    await ada.button(`Play now: ${game}`).first().evaluate((button) => (window.e2eNext = button))
    await reach(page)
    await page.waitForURL(/\/t\//)
    const player = new Player(ada, () => reach(page))
    await player.until((what, sent) => sent && ['load', 'exchange'].includes(what))
    await player.settle()
  }, { minutes: 5 })

const sideways = (page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

scene('a phone: every screen fits, and the first turns are tapped', async (stage) => {
  const ada = await stage.person('Ada', { viewport: PHONE, hasTouch: true, isMobile: true })
  const { page } = ada
  const fits = async (where) => assert.equal(await sideways(page), 0, `${where} scrolls sideways`)
  for (const path of ['/', '/new', '/new/batavia', '/rules', '/rules/batavia', '/games', '/ratings', '/settings', '/account', '/learn', '/learn/oltremare/1', '/learn/batavia/1', '/nowhere']) {
    await ada.go(path)
    await page.locator('main h1, main h2, main .coach').first().waitFor()
    await fits(path)
  }
  const { table } = await ada.ask('/api/tables', { game: 'oltremare', players: 4 })
  await ada.go(`/t/${table}`)
  await ada.button('Fill up with bots').waitFor()
  await fits('the lobby')
  for (const game of [{ game: 'oltremare' }, { game: 'oltremare', options: { edition: '2004' } }, { game: 'batavia' }]) {
    const opened = await stage.table([ada], game)
    await ada.go(`/t/${opened}`)
    const player = new Player(ada, ({ x, y }) => page.touchscreen.tap(x, y))
    const last = game.game === 'batavia' ? 'exchange' : 'load'
    await player.until(async (what, sent) => {
      await fits(`${game.game}: ${what}`)
      return sent && what === last
    })
    await player.settle()
    for (const tab of ['Log', 'Chat', 'Seats', 'Board']) {
      await page.getByRole('navigation', { name: 'Parts of the table' }).getByRole('button', { name: tab }).tap()
      await fits(`${game.game}: ${tab}`)
    }
  }
}, { minutes: 6 })
