/** Every screen and every moment of every game, over all sizes and languages: everything fits. */
import assert from 'node:assert/strict'
import { SIZES, exhibits, hang, moments, resize, show } from './gallery.mjs'
import { SCREENS } from './inspect.mjs'
import { faults } from './measure.mjs'
import { scene } from './scene.mjs'

const FIRST = SIZES[0]
/** What `make test` has time for: the longest words, a phone both ways and a short laptop. */
const SAMPLE = SIZES.filter(({ width }) => [360, 844, 1366].includes(width)).slice(1)
const TELLING = /2005-5-(trade-talk|cargo-load|sailing-sail)|batavia-5-(bid-bid|lay-lay)$/

/** Looks at these with every size, and tells what is wrong, each fault once. */
async function walk(page, wanted, sizes, language) {
  const found = new Map()
  for (const each of wanted) {
    await resize(page, FIRST)
    await show(page, each)
    for (const size of sizes) {
      await resize(page, size)
      for (const fault of await faults(page, size)) {
        const where = `${each.name} at ${size.width}×${size.height}`
        found.set(fault, [...(found.get(fault) ?? []), where])
      }
    }
  }
  return [...found].map(([fault, [first, ...more]]) =>
    more.length
      ? `${language}: ${fault}: ${first}, and ${more.length} more`
      : `${language}: ${fault}: ${first}`,
  )
}

/** Somebody walks past these screens, and past the moments that fit. */
const visitor = (language, sizes, screens, fits) => async (stage) => {
  const hung = await moments([language])
  const ada = await stage.person('Ada', { locale: language, serviceWorkers: 'block' })
  await hang(ada.context, hung)
  await ada.go('/')
  await ada.page.locator('main h1').first().waitFor()
  // Nobody looks at it, and painting is most of the work.
  await ada.page.addStyleTag({ content: 'html { opacity: 0 }' })
  const paths = screens.map((address) => ({ name: address, address, clicks: [] }))
  const shown = exhibits(hung).filter(({ name }) => fits.test(name))
  const found = await walk(ada.page, [...paths, ...shown], sizes, language)
  assert.ok(!found.length, found.join('\n'))
}

scene(
  'de: a phone, a phone on its side and a short laptop show what is asked, and all of it',
  visitor('de', SAMPLE, ['/', '/new/batavia'], TELLING),
)
for (const language of ['en', 'fr', 'nl', 'de', 'it'])
  scene(
    `${language}: every screen and every moment fits every size`,
    visitor(language, SIZES, SCREENS, /./),
    { long: true, minutes: 10 },
  )
