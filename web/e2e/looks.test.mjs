/** Every screen without a finding of axe, in both themes. */
import assert from 'node:assert/strict'
import { SCREENS, accessible, visit } from './inspect.mjs'
import { GAMES, Player, leaveToBots } from './player.mjs'
import { scene } from './scene.mjs'

/** axe looks at these screens, and at a table before it has begun. */
const inspect = (screens) => async (stage) => {
  const ada = await stage.person('Ada')
  for (const path of screens) {
    await visit(ada, path)
    await accessible(ada, path)
  }
  const { table } = await ada.ask('/api/tables', {
    game: 'oltremare',
    players: 4,
    bots: { 1: 'merchant:sly' },
  })
  await ada.go(`/t/${table}`)
  await ada.button('Fill with bots').waitFor()
  await accessible(ada, 'the lobby')
}

scene('axe finds nothing at home, nor on the way to a table', inspect(['/']))
scene('axe finds nothing on any screen', inspect(SCREENS), { long: true })

for (const { title, game, last } of GAMES)
  scene(
    `axe finds nothing at a table of ${title}, nor afterwards`,
    async (stage) => {
      const ada = await stage.person('Ada')
      const { page } = ada
      const table = await stage.table([ada], game)
      await ada.go(`/t/${table}`)
      const player = new Player(ada)
      // Each thing that is asked in the first turn, before it is done.
      await player.until(
        (what, sent) => sent && what === last,
        async (what) => {
          await accessible(ada, `${title}: ${what}`)
          if (what !== 'trade') return
          await ada.button('New offer').click()
          await page.locator('.composer button.hand-card').first().click()
          await accessible(ada, `${title}: the composer`)
          await ada.button('Cancel').click()
        },
      )
      await player.settle()
      for (const name of ['Menu', /^Read the rule/]) {
        await ada.button(name).click()
        await page.locator('dialog[open]').waitFor()
        await accessible(ada, `${title}: ${name}`)
        await page.keyboard.press('Escape')
      }
      await ada.ask('/api/me/register', {
        login: `ada-${game.game}-${game.options?.edition ?? ''}`,
        password: 'a long word for Ada',
      })
      await leaveToBots([player], table)
      await accessible(ada, `${title}: the result`)
      await page.getByRole('link', { name: 'Replay' }).click()
      await page.getByRole('region', { name: 'Replay' }).waitFor()
      await page.locator('[data-ask]').waitFor()
      await accessible(ada, `${title}: the replay`)
      const { login } = await ada.ask('/api/me')
      for (const path of ['/games', '/ratings', '/account', `/players/${login}`]) {
        await visit(ada, path)
        await accessible(ada, `${title}: ${path}`)
      }
    },
    { long: true },
  )

scene('the theme is chosen with a click, and stays', async (stage) => {
  const ada = await stage.person('Ada')
  const { page } = ada
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await ada.go('/')
  const day = await paper()
  await ada.button('Switch to lamplight').click()
  await ada.button('Switch to daylight').waitFor()
  assert.notEqual(await paper(), day)
  await page.reload()
  await ada.button('Switch to daylight').waitFor()
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), 'lamplight')
})
