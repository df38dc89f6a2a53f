/** How the table treats people: it explains itself, hears single keys, and its bots wait. */
import assert from 'node:assert/strict'
import { Player, whoMeets } from './player.mjs'
import { scene } from './scene.mjs'

scene('single keys: cards by their numbers, an offer, what there is to know', async (stage) => {
  const people = [await stage.person('Ada'), await stage.person('Ben')]
  const table = await stage.table(people, { game: 'oltremare', players: 2 })
  await Promise.all(people.map((person) => person.go(`/t/${table}`)))
  const { page } = await whoMeets(
    people.map((person) => new Player(person)),
    'trade',
  )
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keys' })
  await help.getByText('Your cards, from left to right').waitFor()
  await page.keyboard.press('Escape')
  await help.waitFor({ state: 'hidden' })

  await page.keyboard.press('o')
  const composer = page.getByRole('region', { name: 'Make an offer' })
  await composer.waitFor()
  await page.keyboard.press('1')
  await page.locator('[data-part="hand"] .hand-card.chosen').first().waitFor()
  await page.keyboard.press('Escape')
  await composer.waitFor({ state: 'detached' })

  // What a card is and does, with its rule.
  await page.locator('[data-part="hand"] .held .hand-card').first().hover()
  const told = page.locator('.anatomy')
  await told.getByText('on top of your cargo, you play exactly').waitFor()
  await told.getByRole('button', { name: 'OM-2.3.1' }).click()
  await page.getByRole('dialog', { name: /OM-2\.3\.1/ }).waitFor()
  await page.keyboard.press('Escape')
})

scene('a bot waits while somebody composes, and the draft outlives its talks', async (stage) => {
  const ada = await stage.person('Ada')
  const table = await stage.table([ada], {
    game: 'oltremare',
    players: 2,
    bot: 'merchant',
    calm: true,
    talk: 3,
  })
  await ada.go(`/t/${table}`)
  const { page } = ada
  const prompt = page.locator('.prompt')
  const offer = prompt.getByRole('button', { name: 'New offer' })
  const player = new Player(ada)
  while (!(await offer.isVisible())) {
    // Our own turns come first, if the lot says so.
    if (await page.locator('.prompt.asked').isVisible()) await player.act()
    else await page.waitForTimeout(50)
  }
  const number = () => page.locator('.frame').getAttribute('data-number').then(Number)
  await offer.click()
  const composer = page.getByRole('region', { name: 'Make an offer' })
  await composer.locator('.cards button.hand-card').first().click()
  const before = await number()
  await page.waitForTimeout(4500) // longer than the bot would have waited
  assert.ok(await composer.isVisible(), 'the composer is still open')
  assert.equal(await number(), before, 'nobody went on meanwhile')
  await page.keyboard.press('Escape')
  await composer.waitFor({ state: 'detached' })
})
