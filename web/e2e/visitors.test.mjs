/** Somebody comes by: what the house has to show, a game to watch, a friend to invite. */
import assert from 'node:assert/strict'
import { accessible, fits } from './inspect.mjs'
import { PHONE, scene } from './scene.mjs'

scene('every game on the shelf shows its board, for whom it is, and a way in', async (stage) => {
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
})

scene(
  'when nobody plays there is a recorded game of bots, and it runs by itself',
  async (stage) => {
    const ada = await stage.person('Ada')
    const { page } = ada
    await ada.go('/shows/batavia')
    await page.getByText('A recorded game of our bots').waitFor()
    await page.waitForURL(/\/shows\/batavia\/[2-9]/)
    await ada.button('Stop').click()
    assert.equal(await page.getByRole('button', { name: 'Play on from here' }).count(), 0)
    await accessible(ada, 'the show')
  },
)

scene('a table of a house that only this machine reaches offers no dead link', async (stage) => {
  const ada = await stage.person('Ada')
  const { page } = ada
  const { table } = await ada.ask('/api/tables', { game: 'batavia', players: 3 })
  await ada.go(`/t/${table}`)
  await page.getByRole('region', { name: 'Open to this computer only' }).waitFor()
  assert.equal(await ada.button('Let this network in').count(), 0) // nobody owns a house that serves
  await page.getByText('Link for this computer').click()
  const link = page.getByRole('textbox', { name: 'Link to this table' })
  assert.match(await link.inputValue(), new RegExp(`/t/${table}$`))
  await accessible(ada, 'the invitation')
})

scene(
  'a lesson begins with its welcome, and the coach stands at what it speaks of',
  async (stage) => {
    const ada = await stage.person('Ada', { viewport: { width: 1366, height: 900 } })
    const { page } = ada
    await ada.go('/learn/oltremare-2005/1')
    const coach = page.getByRole('region', { name: 'Coach' })
    await coach.getByText('You are a merchant of Venice').waitFor()
    assert.ok((await coach.innerText()).startsWith('You are a merchant'))
    await ada.button('Go on').click()
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
