/** Somebody comes by: what the house has to show, a game to watch, a friend to invite. */
import assert from 'node:assert/strict'
import { accessible, fits } from './inspect.mjs'
import { PHONE, scene } from './scene.mjs'

scene(
  'every game on the shelf shows its board, for whom it is, and a way in',
  async (stage) => {
    const ada = await stage.person('Ada', { viewport: PHONE, hasTouch: true, isMobile: true })
    const { page } = ada
    await ada.go('/')
    const games = page.locator('.shelf > li')
    await games.first().waitFor()
    for (const game of await games.all()) {
      await game.scrollIntoViewIfNeeded()
      await game.locator('.picture .board svg').first().waitFor()
      assert.match(await game.innerText(), /\d to \d players/)
      assert.match(await game.innerText(), /Start here if/)
    }
    await fits(ada, 'the shelf')
  },
  { long: true },
)

scene(
  'when nobody plays there is a recorded game of bots, and it runs by itself',
  async (stage) => {
    const ada = await stage.person('Ada')
    const { page } = ada
    await ada.go('/shows/batavia')
    await page.getByText('A recorded game between bots').waitFor()
    await page.waitForURL(/\/shows\/batavia\/[2-9]/)
    await ada.button('Stop').click()
    assert.equal(await page.getByRole('button', { name: 'Play from here' }).count(), 0)
    await accessible(ada, 'the show')
  },
)

scene(
  'a table of a house that only this machine reaches offers no dead link',
  async (stage) => {
    const ada = await stage.person('Ada')
    const { page } = ada
    const { table } = await ada.ask('/api/tables', { game: 'batavia', players: 3 })
    await ada.go(`/t/${table}`)
    await page.getByRole('region', { name: 'Only this computer can connect' }).waitFor()
    assert.equal(await ada.button('Open to this network').count(), 0) // nobody owns a house that serves
    await page.getByText('Link for this computer').click()
    const link = page.getByRole('textbox', { name: 'Link to this table' })
    assert.match(await link.inputValue(), new RegExp(`/t/${table}$`))
    await accessible(ada, 'the invitation')
  },
  { long: true },
)

scene(
  'a lesson begins with its welcome, and the coach stands at what it speaks of',
  async (stage) => {
    const ada = await stage.person('Ada', { viewport: { width: 1366, height: 900 } })
    const { page } = ada
    await ada.go('/learn/oltremare-2005/1')
    const coach = page.getByRole('region', { name: 'Coach' })
    await coach.getByText('You are a merchant of Venice').waitFor()
    assert.ok((await coach.innerText()).startsWith('You are a merchant'))
    await ada.button('Continue').click()
    await coach.getByText('on top of your cargo').waitFor()
    await page.waitForFunction(() => {
      const box = (which) => document.querySelector(which)?.getBoundingClientRect()
      const [card, part] = [box('.coach'), box('[data-part~="top"]')]
      if (!card || !part) return false
      const away = Math.max(part.top - card.bottom, card.top - part.bottom, card.left - part.right)
      return away >= 0 && away < 40
    })
  },
)

scene(
  'a first lesson shows the card behind a lie, says you, and ends without a reproach',
  async (stage) => {
    const ada = await stage.person('Ada', { viewport: { width: 1366, height: 900 } })
    const { page } = ada
    await ada.go('/learn/oltremare-2005/5')
    await page.locator('[data-cards="salt9"] svg').first().waitFor()
    await page.locator('[data-part~="seats"]').getByText('You', { exact: true }).first().waitFor()
    // The offer of the lesson, composed as at any table.
    await ada.go('/learn/oltremare-2005/11')
    await page.locator('.prompt').getByRole('button', { name: 'New offer' }).click()
    const composer = page.getByRole('region', { name: 'Make an offer' })
    await composer
      .getByRole('group', { name: 'To whom' })
      .getByRole('button', { name: 'Bianca' })
      .click()
    await composer.locator('.cards button.hand-card', { hasText: 'Pottery' }).first().click()
    await composer.getByRole('button', { name: /^Ask for one more salt/ }).click()
    await composer.getByRole('button', { name: 'Make the offer' }).click()
    const coach = page.getByRole('region', { name: 'Coach' })
    await coach.getByText('She accepted').waitFor()
    assert.equal(await page.getByText('Your offer is kept').count(), 0)
    // The last step leads to the second lesson, which plays on to the end of a game.
    await ada.go('/learn/oltremare-2005/14')
    await page.getByRole('link', { name: 'Next lesson' }).click()
    await coach.getByText('You know how a turn works').waitFor()
    await ada.button('Continue').click()
    await coach.getByText('Buy a card from the pile').waitFor()
    await ada.go('/learn/oltremare-2005-2/17')
    await coach.getByText('Now you know the whole game').waitFor()
    assert.equal(await ada.button('Play on from here').count(), 0)
  },
)
