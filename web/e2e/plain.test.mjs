/** The table of a game that brings no board: `?plain` shows any game so. */
import assert from 'node:assert/strict'
import { accessible } from './inspect.mjs'
import { scene } from './scene.mjs'

/** In the page: clicks whatever there is to click, and says so; 'over' when the game is. */
function clickAny({ seen }) {
  const frame = document.querySelector('.frame')
  if (!frame) return null
  if (frame.dataset.status === 'over') return 'over'
  const sure = document.querySelector('dialog[open] .button.primary')
  const moves = [...document.querySelectorAll('.plain-table .move:not([disabled])')]
  const next = sure ?? moves[Math.floor(Math.random() * moves.length)]
  if (!(next instanceof HTMLElement) || (!sure && Number(frame.dataset.number) <= seen)) return null
  next.click()
  return sure ? 'sure' : frame.dataset.number
}

scene(
  'a whole game on the plain table, on a small phone',
  async (stage) => {
    const ada = await stage.person('Ada', { viewport: { width: 360, height: 740 } })
    const { games } = await ada.ask('/api/house')
    const table = await stage.table([ada], { game: games.at(-1).name, players: 3 })
    await ada.go(`/t/${table}?plain`)
    await ada.page.locator('.plain-table .move').first().waitFor()
    await accessible(ada, 'the plain table')
    let seen = -1
    for (let moves = 0; ; moves++) {
      const found = await (await ada.until(clickAny, { seen })).jsonValue()
      ada.note(`clicked at ${found}`)
      if (found === 'over') break
      if (found !== 'sure') seen = Number(found)
      const wide = await ada.page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      assert.ok(wide <= 0, `after ${moves} moves the page scrolls sideways by ${wide}`)
    }
    await ada.page.getByRole('region', { name: 'Score sheet' }).waitFor()
  },
  { minutes: 6, long: true },
)
