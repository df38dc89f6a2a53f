/** Setting up a table, and rated games against bots. */
import assert from 'node:assert/strict'
import { scene } from './scene.mjs'

scene(
  'a table is set up by a preset, and a guest learns what a rated game needs',
  async (stage) => {
    const ada = await stage.person('Ada')
    const { page } = ada
    await page.setViewportSize({ width: 1440, height: 900 })
    await ada.go('/new/batavia')
    const preset = (name) => page.getByRole('radio', { name, exact: true })
    // By the card, as a person does: it holds still before it is clicked.
    const choose = (name) =>
      page
        .locator('.presets label')
        .filter({ has: preset(name) })
        .click()
    await choose('Learn')
    const start = ada.button('Start the game')
    const { y, height } = await start.boundingBox()
    assert.ok(y + height <= 900, 'the start button is below the fold')
    await page.getByText('Your coach gives advice').waitFor()
    await page.getByText('More settings').click()
    assert.equal(await page.getByText('Time to speak up').count(), 0, 'nobody trades in Batavia')
    const unexplained = await page
      .locator('details .field, details .tick')
      .evaluateAll((fields) => fields.filter((each) => !each.parentElement.querySelector('small')))
    assert.equal(unexplained.length, 0)
    await choose('Rated')
    await page.getByText('It counts on the ladder').waitFor()
    assert.ok(await start.isDisabled())
    await page.getByRole('link', { name: 'Create an account' }).waitFor()
    await choose('Friendly')
    await ada.button('Open the table').click()
    await page.waitForURL(/\/t\//)
  },
)

scene(
  'a rated game against bots has no coach and no undo, and there is one at a time',
  async (stage) => {
    const ada = await stage.person('Ada')
    await ada.ask('/api/me/register', {
      login: 'Ada of the ladder',
      password: 'four words are enough',
    })
    const { page } = ada
    await ada.go('/ratings/batavia')
    await page.getByText('Your next opponents: Deckhand').waitFor()
    await ada.button('Play a rated game').click()
    await page.waitForURL(/\/t\//)
    const address = page.url()
    await page.locator('.frame[data-status="playing"]').waitFor()
    assert.equal(await ada.button('What would you do?').count(), 0)
    const { seats, you, ladder } = ada.state()
    assert.ok(ladder)
    assert.deepEqual(seats[you].coach, [])
    await ada.button('Menu').click()
    await page.getByText('It counts on the ladder').waitFor()
    await ada.go('/')
    const card = page
      .locator('.game')
      .filter({ has: page.getByRole('heading', { name: 'Batavia' }) })
    await card.getByRole('radio', { name: 'Rated', exact: true }).check({ force: true })
    await page.getByText('Bots of your strength').waitFor()
    await ada.button('Play now: Batavia').first().click()
    await page.waitForURL(address)
  },
)
