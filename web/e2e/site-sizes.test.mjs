/** Every state of the static site over all sizes, in the longest language: everything fits. */
import assert from 'node:assert/strict'
import { SIZES, resize } from './gallery.mjs'
import { faults } from './measure.mjs'
import { scene } from './scene.mjs'
import { siteStates } from './site-states.mjs'

/** Screens with an address are walked on a server, too: each is looked at in every third size here. */
const third = (at) => SIZES.filter((_, k) => (k + at) % 3 === 0)

const walk = (wanted) => async (stage) => {
  const found = new Map()
  let screens = 0
  const look = async ({ page }, name) => {
    for (const size of name.startsWith('screen ') ? third(screens++) : SIZES) {
      await resize(page, size)
      const where = `${name} at ${size.width}×${size.height}`
      for (const fault of await faults(page, size))
        found.set(fault, [...(found.get(fault) ?? []), where])
    }
  }
  await siteStates(stage, 'de', look, wanted)
  const told = [...found].map(([fault, at]) => `${fault}: ${at.length} times, ${at[0]}`)
  assert.ok(!told.length, told.join('\n'))
}

const LONG = { long: true, minutes: 8 } // only a walk that hangs takes so long
const TROUBLES = /^(loading|not-loaded|no-wasm|forbidden|newer|table|full|killed|failed|update)$/
const GAMES = /^(watch|games|result|replay|review|set-aside|elsewhere)$/
scene('de: the static site fits every size when something goes wrong', walk(TROUBLES), LONG)
scene('de: the games of the static site fit every size', walk(GAMES), LONG)
scene('de: the screens of the static site fit their sizes', walk(/^screen$/), LONG)
