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
    await ada.page.getByText('Bid for crates from a canal ferry').waitFor()
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
function clickAny({ seen, among }) {
  const frame = document.querySelector('.frame')
  if (!frame) return null
  if (frame.dataset.status === 'over') return 'over'
  const sure = document.querySelector('dialog[open] .button.primary')
  const moves = [...document.querySelectorAll(among)].slice(0, 5)
  const next = sure ?? moves[Math.floor(Math.random() * moves.length)]
  if (!(next instanceof HTMLElement) || (!sure && Number(frame.dataset.number) <= seen)) return null
  next.click()
  return sure ? 'sure' : frame.dataset.number
}

const PLAIN = '.plain-table .move:not([disabled])'
const OWN = '.traghetto:not(.traghetto-busy) .traghetto-actions button:not([data-sells])'

async function playOn(person, among) {
  let seen = -1
  for (let moves = 0; ; moves++) {
    const found = await (await person.until(clickAny, { seen, among })).jsonValue()
    person.note(`clicked at ${found}`)
    if (found === 'over') break
    if (found !== 'sure') seen = Number(found)
    if (moves < 4) await fits(person, `move ${moves}`)
  }
  await person.page.getByRole('region', { name: 'Score sheet' }).waitFor()
  await fits(person, 'the end')
}

function small(stage, people) {
  return stage.table(people, { game: GAME, players: 3, bot: 'merchant', options: { turns: '3' } })
}

scene(
  'two people play it to the end on the board that its package brings',
  async (stage) => {
    const ada = await stage.person('Ada')
    const bob = await stage.person('Bob', SMALL)
    const table = await small(stage, [ada, bob])
    await Promise.all([ada.go(`/t/${table}`), bob.go(`/t/${table}`)])
    await ada.page.locator('.traghetto-actions button').first().waitFor()
    await accessible(ada, 'its board')
    // It shows what its View says, and nothing of another's cellar.
    const [goods] = Object.keys(ada.state().view.hand)
    await ada.page.locator(`.traghetto-cellar .traghetto-${goods}`).click()
    await ada.page.getByLabel('Price').fill('2')
    await ada.page.getByRole('button', { name: `Sell ${goods}` }).click()
    await bob.page.getByRole('button', { name: `Buy ${goods} for 2` }).waitFor()
    await fits(bob, 'an offer')
    await Promise.all([playOn(ada, OWN), playOn(bob, OWN)])
  },
  { environment, minutes: 6, long: true },
)

scene(
  'where its board cannot be loaded, the plain table says so and the game goes on',
  async (stage) => {
    const ada = await stage.person('Ada', { expects: /boards\// })
    await ada.page.route('**/boards/**', (route) => route.abort())
    const table = await small(stage, [ada])
    await ada.go(`/t/${table}`)
    await ada.page.getByText('This game’s own board could not be loaded').waitFor()
    let seen = -1
    for (let clicks = 0; clicks < 3; clicks++) {
      const found = await (await ada.until(clickAny, { seen, among: PLAIN })).jsonValue()
      if (found !== 'sure') seen = Number(found)
    }
  },
  { environment, minutes: 3, long: true },
)

scene(
  'two people play it to the end on the plain table, at a desk and on a small phone',
  async (stage) => {
    const ada = await stage.person('Ada')
    const bob = await stage.person('Bob', SMALL)
    const table = await small(stage, [ada, bob])
    await Promise.all([ada.go(`/t/${table}?plain`), bob.go(`/t/${table}?plain`)])
    await ada.page.locator('.plain-table .move').first().waitFor()
    await accessible(ada, 'the table')
    // What cannot be listed is written; the prompt says how.
    const goods = Object.keys(ada.state().view.hand)[0]
    await ada.page.getByLabel('Or type a move').fill(`sell ${goods} for 2`)
    await ada.page.getByLabel('Or type a move').press('Enter')
    await bob.page.getByRole('button', { name: `Accept ${goods} for 2` }).waitFor()
    await fits(bob, 'an offer')
    await Promise.all([playOn(ada, PLAIN), playOn(bob, PLAIN)])
  },
  { environment, minutes: 6, long: true },
)
