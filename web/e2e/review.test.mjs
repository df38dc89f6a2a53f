/** What a finished game was worth: reviewed in the background, looked at, and played differently. */
import assert from 'node:assert/strict'
import { Player, leaveToBots } from './player.mjs'
import { scene } from './scene.mjs'

scene(
  'a finished game is reviewed, a moment looked at, and another choice tried',
  async (stage) => {
    const ada = await stage.person('Ada')
    const table = await stage.table([ada], { game: 'batavia', options: { setup: 'quick' } })
    await ada.go(`/t/${table}`)
    await leaveToBots([new Player(ada)], table)
    const { page } = ada
    await page.getByRole('link', { name: 'Review' }).click()
    await ada.button('Review this game').click()
    await page.getByRole('heading', { name: 'Chances to win' }).waitFor()
    const chart = page.getByRole('img', { name: 'Chances to win' })
    await chart.waitFor()
    const open = await chart.innerHTML()
    await ada.button('As a watcher could know').click()
    assert.notEqual(await chart.innerHTML(), open, 'a watcher knows less')
    // It is kept: whoever has the link finds it.
    const ben = await stage.person('Ben')
    await ben.go(`/t/${table}/review`)
    await ben.page.getByRole('heading', { name: 'Chances to win' }).waitFor()
    const row = page.locator('[data-section="decisions"]')
    await row.locator('summary').click()
    await row.getByRole('button', { name: 'Play it differently' }).first().click()
    await page.waitForFunction(
      (old) => /^\/t\/[^/]+$/.test(location.pathname) && !location.pathname.includes(old),
      table,
    )
    await page.locator('.prompt').waitFor()
  },
  { minutes: 5, long: true },
)
