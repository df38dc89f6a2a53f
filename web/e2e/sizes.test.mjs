/** Every screen and every moment of every game, over all sizes and languages: everything fits. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { ROOT } from '../tools/browser.mjs'
import { SIZES, exhibits, hang, moments, resize, show } from './gallery.mjs'
import { SCREENS } from './inspect.mjs'
import { faults } from './measure.mjs'
import { Player, leaveToBots } from './player.mjs'
import { scene } from './scene.mjs'

/** What `make test` has time for: a phone both ways, and a few moments. */
const FEW = SIZES.filter(({ width, height }) => [740, 390].includes(height) && width !== 390)
const TELLING = /2005-5-(trade-talk|cargo-load)$|trade-talk composer$|batavia-5-(bid-bid|lay-lay)$/
/**
 * The other languages need not see twice what differs only in cards, nor the widest screen; and each thing
 * is looked at in every third of the other eight sizes, the next one in other ones.
 */
const ONCE = /^(oltremare-2005|batavia)-5-(?!.* (plain|log|seats|menu)$)/
const MOST = SIZES.filter(({ width }) => width < 2000)
const third = (at) => MOST.filter((_, k) => (k + at) % 3 === 0)
const CLOCK = { kind: 'live', bank: 5400, increment: 10 }
const SHOWS = ['/shows/oltremare-2005/60', '/shows/oltremare-2005/60?seat=1']
/** The first puzzle of each of these rulesets. */
const PUZZLES = ['oltremare/data/puzzles-oltremare-2005', 'batavia/data/puzzles-batavia'].map(
  (name) => {
    const book = gunzipSync(readFileSync(join(ROOT, `src/fondaco/games/${name}.jsonl.gz`)))
    return `/puzzles/${JSON.parse(String(book).split('\n', 1)[0]).id}`
  },
)
const LIGHT = SCREENS.filter((path) => !/^\/rules(\/OM.*)?$/.test(path))

/** Looks at these in their sizes, and tells what is wrong, each fault once. */
async function walk(page, wanted, sizes) {
  const found = new Map()
  for (const [at, each] of wanted.entries()) {
    await resize(page, SIZES[0])
    await show(page, each)
    for (const size of sizes(at)) {
      await resize(page, size)
      const where = `${each.name} at ${size.width}×${size.height}`
      for (const fault of await faults(page, size))
        found.set(fault, [...(found.get(fault) ?? []), where])
    }
  }
  return [...found].map(([fault, places]) => `${fault}: ${places.length} times, ${places[0]}`)
}

/** A game of five with clocks that is over, and the screens that tell of it. */
async function ended(stage, ada, language) {
  const table = await stage.table([ada], { game: 'batavia', players: 5, clock: CLOCK })
  await ada.go(`/t/${table}`)
  await leaveToBots([new Player(ada)], table)
  const login = `ada-${language}`
  await ada.ask('/api/me/register', { login, password: 'a long word for Ada' })
  // Its review, when all of it is there.
  const review = `/api/tables/${table}/review`
  await ada.ask(`${review}?later=true`, {})
  while ((await ada.ask(review)).status !== 'done') await pause(250)
  return [`/t/${table}/review`, `/t/${table}/replay/20`, `/t/${table}/compare`, `/players/${login}`]
}

const visitor =
  (language, gallery, { sizes = () => SIZES, screens = SCREENS, fits = /./, over = true }) =>
  async (stage) => {
    const hung = await gallery()
    const ada = await stage.person('Ada', { serviceWorkers: 'block', fresh: true })
    await hang(ada.context, hung)
    const told = over ? await ended(stage, ada, language) : []
    await ada.go('/')
    await ada.page.evaluate(
      (settings) => localStorage.setItem('fondaco-settings', settings),
      JSON.stringify({ language }),
    )
    await ada.page.reload()
    await ada.until((language) => document.documentElement.lang === language, language)
    await ada.page.locator('main h1').first().waitFor()
    const paths = [...screens, ...told].map((path) => ({ name: path, address: path, clicks: [] }))
    const shown = exhibits(hung).filter(({ name }) => fits.test(name))
    assert.ok(paths.length + shown.length, 'there is something to look at')
    const found = await walk(ada.page, [...paths, ...shown], sizes)
    assert.ok(!found.length, [language, ...found].join('\n'))
  }

scene(
  'de: a phone and a phone on its side show what is asked, and all of it',
  visitor('de', () => moments(['de']), {
    sizes: () => FEW,
    screens: ['/'],
    fits: TELLING,
    over: false,
  }),
  { long: true },
)
/** In all languages, so that bots play the games once. */
let all
const everyMoment = () => (all ??= moments())
const LONG = { long: true, minutes: 15 } // only a walk that hangs takes so long

for (const language of ['en', 'fr', 'nl', 'it'])
  scene(
    `${language}: every screen and every moment fits its sizes`,
    visitor(language, everyMoment, { sizes: third, screens: LIGHT, fits: ONCE, over: false }),
    LONG,
  )
// The longest language meets everything in every size, a part at a time.
scene(
  'de: every screen fits every size',
  visitor('de', everyMoment, { screens: [...SCREENS, ...SHOWS, ...PUZZLES], fits: /^$/ }),
  LONG,
)
for (const game of ['oltremare-2005', 'oltremare-2004', 'batavia'])
  scene(
    `de: every moment of ${game} fits every size`,
    visitor('de', everyMoment, { screens: [], fits: new RegExp(`^${game}-`), over: false }),
    LONG,
  )
