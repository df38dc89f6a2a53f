/** What a finished game was worth: reviewed in the background, looked at, and played differently. */
import assert from 'node:assert/strict'
import { accessible, fits } from './inspect.mjs'
import { PATIENCE } from './house.mjs'
import { Player, leaveToBots } from './player.mjs'
import { PHONE, scene } from './scene.mjs'

/** A review steps back behind everything else, so on busy cores it takes minutes. */
const REVIEWED = { timeout: 4 * PATIENCE }
const chartOf = (page) => page.getByRole('img', { name: 'Win chances', exact: true })

scene(
  'a finished game is reviewed by itself, a moment looked at, and another choice tried',
  async (stage) => {
    const ada = await stage.person('Ada')
    const table = await stage.table([ada], { game: 'batavia', options: { setup: 'quick' } })
    await ada.go(`/t/${table}`)
    await leaveToBots([new Player(ada)], table)
    const { page } = ada
    // It begins with her, without being asked.
    await page.getByRole('link', { name: 'Review' }).click()
    const headline = page.locator('[data-headline]')
    await headline.waitFor(REVIEWED)
    assert.match(await headline.innerText(), /^You (won|finished \d\w+) with -?\d+ gold\./)
    await page.locator('[data-ply]').waitFor()
    await page.locator('[data-section="decisions"]').waitFor(REVIEWED)
    await page.waitForFunction(
      async (id) => (await (await fetch(`/api/tables/${id}/review`)).json()).status === 'done',
      table,
      REVIEWED,
    )
    await page.reload()
    const eyes = page.locator('.eyes select')
    await eyes.waitFor()
    const chart = chartOf(page)
    const open = await chart.innerHTML()
    await eyes.selectOption('As a spectator saw it')
    const watched = await chart.innerHTML()
    assert.notEqual(watched, open, 'a watcher knows less')
    await eyes.selectOption('As Ada saw it')
    assert.notEqual(await chart.innerHTML(), watched, 'and a seat knows something else')
    await page.getByText('As a table').click()
    assert.ok((await page.locator('figure tbody tr').count()) > 5)
    // Key moments are steps; what was played and what was better never read the same.
    if (await page.locator('[data-moment]').count()) {
      const said = () => page.locator('[data-moment] .choice').allInnerTexts()
      const [did, better] = await said()
      assert.notEqual(did, better)
      const first = await page.locator('[data-ply]').getAttribute('data-ply')
      await page.keyboard.press('ArrowRight')
      if ((await page.locator('.steps li').count()) > 1)
        await page.locator(`[data-ply]:not([data-ply="${first}"])`).waitFor()
    }
    // A line and a picture to share.
    await page.getByRole('img', { name: /^Picture to share/ }).waitFor()
    // Her own mistakes wait for her, and can be tried again in place.
    const own = await ada.ask('/api/me/mistakes')
    assert.equal(own.games, 1)
    const again = page.locator('[data-moment]').getByRole('button', { name: 'Try it again' })
    if (await again.count()) {
      await again.click()
      await page
        .locator('[data-retry]')
        .getByRole('list', { name: 'Your choices' })
        .getByRole('button')
        .first()
        .click()
      await page.locator('[data-retry] .verdict').waitFor()
      await ada.button('Back to the key moment').click()
    }
    await accessible(ada, 'the review')
    await fits(ada, 'the review')
    // It is kept: whoever has the link finds it, for any player.
    const ben = await stage.person('Ben', { viewport: PHONE })
    await ben.go(`/t/${table}/review?seat=0`)
    await ben.page.locator('[data-headline]', { hasText: 'Ada' }).waitFor()
    await ben.page.getByRole('combobox', { name: /^Player/ }).selectOption({ index: 1 })
    await ben.page.locator('[data-headline]:not(:has-text("Ada"))').waitFor()
    await fits(ben, 'the review on a phone')
    // Any decision can be looked at above, and in the replay, which leads back.
    const rows = page.locator('[data-section="decisions"]')
    await rows.locator('summary').click()
    await rows.getByRole('button', { name: 'View' }).nth(3).click()
    await page.getByRole('link', { name: 'Show in the replay' }).click()
    await page.getByRole('link', { name: 'Back to the review' }).click()
    await headline.waitFor()
    await rows.locator('summary').click()
    await rows.getByRole('button', { name: 'Play it differently' }).first().click()
    await page.waitForFunction(
      (old) => /^\/t\/[^/]+$/.test(location.pathname) && !location.pathname.includes(old),
      table,
    )
    await page.locator('.prompt').waitFor()
    // What became of it stands beside the original.
    const fork = page.url().split('/').at(-1)
    await leaveToBots([new Player(ada)], fork)
    await page.getByRole('link', { name: 'Comparison with the original' }).click()
    await page.getByText('Played differently').first().waitFor()
    await chartOf(page).waitFor(REVIEWED)
    assert.equal(await page.locator('tbody tr').first().locator('td').count(), 3)
    // What could have been known, beside what was so.
    await page.goto(`${stage.house.base}/t/${table}/replay/12?seat=0`)
    await ada.button('What each player could know').click()
    await page.getByText('What the others really held').waitFor()
    await page.locator('.known li').nth(3).waitFor()
    assert.equal(await page.locator('.known li').count(), 4)
  },
  { minutes: 12, long: true },
)
