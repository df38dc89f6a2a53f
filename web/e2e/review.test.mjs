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
    await page.getByLabel('Whose eyes').selectOption('As a watcher could know')
    const watched = await chart.innerHTML()
    assert.notEqual(watched, open, 'a watcher knows less')
    await page.getByLabel('Whose eyes').selectOption('As Ada could know')
    assert.notEqual(await chart.innerHTML(), watched, 'and a seat knows something else')
    await page.getByText('As a table').click()
    assert.ok((await page.locator('figure tbody tr').count()) > 5)
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
    // What became of it stands beside the original.
    const fork = page.url().split('/').at(-1)
    await leaveToBots([new Player(ada)], fork)
    await page.getByRole('link', { name: 'Beside the original' }).click()
    await page.getByText('Played differently').first().waitFor()
    await ada.button('Review this game').click()
    await page.getByRole('img', { name: 'Chances to win' }).waitFor()
    assert.equal(await page.locator('tbody tr').first().locator('td').count(), 3)
    // What could have been known, beside what was so.
    await page.goto(`${stage.house.base}/t/${table}/replay/12?seat=0`)
    await ada.button('What could be known').click()
    await page.getByText('What was in them').waitFor()
    assert.equal(await page.locator('.known li').count(), 4)
  },
  { minutes: 5, long: true },
)
