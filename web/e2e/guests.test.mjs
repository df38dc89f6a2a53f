/** A game that came in a package of its own, which the app has never heard of. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ROOT } from '../tools/browser.mjs'
import { findFondaco } from './house.mjs'
import { accessible, fits } from './inspect.mjs'
import { scene } from './scene.mjs'

const folder = mkdtempSync(join(tmpdir(), 'fondaco-e2e-guests-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))

/** The example is installed for this house alone. */
function environment() {
  const beside = join(dirname(findFondaco()), 'python')
  const python = existsSync(beside) ? beside : 'python3'
  const site = join(folder, 'site')
  if (existsSync(site)) return { PYTHONPATH: site }
  execFileSync(python, [join(ROOT, 'tests/examples/installed.py'), site])
  return { PYTHONPATH: site }
}

const GAME = 'traghetto'
const SMALL = { viewport: { width: 360, height: 740 } }

scene(
  'it stands in the lobby with its words, in every language',
  async (stage) => {
    const ada = await stage.person('Ada', SMALL)
    await ada.go('/')
    await ada.page.getByText('Bid for the crates of a ferry').waitFor()
    await fits(ada, 'the lobby')
    await ada.go(`/rules/${GAME}`)
    await ada.page.getByText('seven each of glass, lace, wax').waitFor()
    await fits(ada, 'the rules')
    const otto = await stage.person('Otto', { locale: 'de-DE' })
    await otto.go('/')
    await otto.page.getByText('Auf die Kisten einer Fähre bieten').waitFor()
    await fits(otto, 'the German lobby')
    await otto.go('/ratings')
    await otto.page.getByText('Traghetto').first().waitFor()
    await otto.go(`/new?game=${GAME}`)
    await otto.page.getByText('Traghetto').first().waitFor()
    await fits(otto, 'a new table')
  },
  { environment, long: true },
)

/** In the page: clicks whatever there is to click, and says so; 'over' when the game is. */
function clickAny({ seen }) {
  const frame = document.querySelector('.frame')
  if (!frame) return null
  if (frame.dataset.status === 'over') return 'over'
  const sure = document.querySelector('dialog[open] .button.primary')
  const moves = [...document.querySelectorAll('.plain-table .move:not([disabled])')].slice(0, 5)
  const next = sure ?? moves[Math.floor(Math.random() * moves.length)]
  if (!(next instanceof HTMLElement) || (!sure && Number(frame.dataset.number) <= seen)) return null
  next.click()
  return sure ? 'sure' : frame.dataset.number
}

async function playOn(person) {
  let seen = -1
  for (let moves = 0; ; moves++) {
    const found = await (await person.until(clickAny, { seen })).jsonValue()
    person.note(`clicked at ${found}`)
    if (found === 'over') break
    if (found !== 'sure') seen = Number(found)
    if (moves < 4) await fits(person, `move ${moves}`)
  }
  await person.page.getByRole('region', { name: 'Score sheet' }).waitFor()
  await fits(person, 'the end')
}

scene(
  'two people play it to the end, at a desk and on a small phone',
  async (stage) => {
    const ada = await stage.person('Ada')
    const bob = await stage.person('Bob', SMALL)
    const table = await stage.table([ada, bob], {
      game: GAME,
      players: 3,
      bot: 'merchant',
      options: { turns: '3' },
    })
    await Promise.all([ada.go(`/t/${table}`), bob.go(`/t/${table}`)])
    await ada.page.locator('.plain-table .move').first().waitFor()
    await accessible(ada, 'the table')
    // What cannot be listed is written; the prompt says how.
    const goods = Object.keys(ada.state().view.hand)[0]
    await ada.page.getByLabel('Or write a move').fill(`sell ${goods} for 2`)
    await ada.page.getByLabel('Or write a move').press('Enter')
    await bob.page.getByRole('button', { name: `Accept ${goods} for 2` }).waitFor()
    await fits(bob, 'an offer')
    await Promise.all([playOn(ada), playOn(bob)])
  },
  { environment, minutes: 6, long: true },
)
