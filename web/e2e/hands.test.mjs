/** Other hands than a mouse: the keyboard alone, and a thumb on a phone. */
import assert from 'node:assert/strict'
import { SCREENS, accessible, fits, visit } from './inspect.mjs'
import { GAMES, Player, leaveToBots } from './player.mjs'
import { PHONE, scene } from './scene.mjs'

/** Goes with Tab to what is marked as next in the page, and presses Enter. */
async function reach(page) {
  for (let steps = 0; steps < 150; steps++) {
    const where = await page.evaluate(() => {
      const wanted = window.e2eNext
      if (!wanted?.isConnected) return 'gone'
      const now = document.activeElement
      if (now === wanted) return 'there'
      return now &&
        now !== document.body &&
        now.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_PRECEDING
        ? 'back'
        : 'on'
    })
    if (where === 'gone') return
    if (where === 'there') {
      const seen = await page.evaluate(() => {
        const { outlineStyle, boxShadow } = getComputedStyle(document.activeElement)
        return (
          outlineStyle !== 'none' || boxShadow !== 'none' || !!document.activeElement.closest('svg')
        )
      })
      assert.ok(seen, 'the focus can be seen')
      return page.keyboard.press('Enter')
    }
    await page.keyboard.press(where === 'back' ? 'Shift+Tab' : 'Tab')
  }
  throw new Error('Tab does not lead to what is asked for')
}
/** The same for something that the scene names. */
async function press(locator) {
  await locator.evaluate((element) => (window.e2eNext = element))
  await reach(locator.page())
}

scene('with the keyboard alone: from home to a table, and a first move', async (stage) => {
  const ada = await stage.person('Ada', { known: false })
  await ada.go('/')
  await press(ada.button('Play now: Batavia').first())
  await ada.page.waitForURL(/\/t\//)
  await new Player(ada, () => reach(ada.page)).until((_what, sent) => sent)
})

for (const { title, game, last } of GAMES)
  scene(
    `with the keyboard alone: a whole turn of ${title}`,
    async (stage) => {
      const ada = await stage.person('Ada')
      const table = await stage.table([ada], game)
      await ada.go(`/t/${table}`)
      const player = new Player(ada, () => reach(ada.page))
      await player.until(
        (what, sent) => sent && what === last,
        async (what) => {
          if (what !== 'trade') return
          // An offer is composed, and left again.
          await press(ada.button('New offer'))
          const composer = ada.page.getByRole('region', { name: 'Make an offer' })
          await press(composer.locator('button.hand-card').first())
          await composer.locator('button.hand-card[aria-pressed="true"]').first().waitFor()
          await ada.page.keyboard.press('Escape')
          await composer.waitFor({ state: 'hidden' })
        },
      )
      await player.settle()
    },
    { long: title !== 'Batavia' },
  )

const onPhone = { viewport: PHONE, hasTouch: true, isMobile: true }

// In other words than English they have to fit too: words.test.mjs.
scene(
  'on a phone: every screen fits, and axe finds nothing',
  async (stage) => {
    const ada = await stage.person('Ada', onPhone)
    for (const path of SCREENS) {
      await visit(ada, path)
      await fits(ada, path)
      await accessible(ada, path)
    }
    const { table } = await ada.ask('/api/tables', { game: 'oltremare', players: 4 })
    await ada.go(`/t/${table}`)
    await ada.button('Fill with bots').waitFor()
    await fits(ada, 'the lobby')
    await accessible(ada, 'the lobby')
  },
  { long: true },
)

/** A turn is tapped; axe looks at what `inspects` says. */
function tapped({ title, game, last }, what, inspects) {
  scene(
    `on a phone: a turn of ${title} is tapped, ${what}`,
    async (stage) => {
      const ada = await stage.person('Ada', onPhone)
      const { page } = ada
      const check = async (where) => {
        await fits(ada, `${title}: ${where}`)
        if (inspects(where)) await accessible(ada, `${title}: ${where}`)
      }
      const table = await stage.table([ada], game)
      await ada.go(`/t/${table}`)
      const player = new Player(ada, ({ x, y }) => page.touchscreen.tap(x, y))
      await player.until(
        (what, sent) => sent && what === last,
        async (what) => {
          await check(what)
          if (what !== 'trade') return
          await ada.button('New offer').tap()
          await page.locator('.composer button.hand-card').first().tap()
          await check('the composer')
          await ada.button('Cancel').tap()
        },
      )
      await player.settle()
      const tabs = page.getByRole('navigation', { name: 'Parts of the table' })
      for (const tab of ['Log', 'Chat', 'Seats', 'Board']) {
        await tabs.getByRole('button', { name: tab }).tap()
        await check(tab)
      }
      await leaveToBots([player], table)
      await check('the result')
      await page.getByRole('link', { name: 'Replay' }).tap()
      await page.locator('[data-ask]').waitFor()
      await check('the replay')
    },
    { long: true },
  )
}

// axe takes longer than the turn
tapped(GAMES.at(-1), 'and every part of the table fits', (where) => where === 'bid')
for (const game of GAMES) tapped(game, 'and axe finds nothing in any part', () => true)
