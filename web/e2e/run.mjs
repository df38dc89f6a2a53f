/**
 * The browser tests: node e2e/run.mjs [--long | --all] [words of a title or a file …]
 *
 * Two scenes at a time, in one browser and one house. Without Chromium they are left out. Without `--long`
 * those are played that `make test` has time for, with it the others; who names some gets just those.
 */
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ROOT, findChromium, launch } from '../tools/browser.mjs'
import { House } from './house.mjs'
import { SCENES, perform } from './scene.mjs'

const LANES = 2

if (!findChromium()) {
  const must = Boolean(process.env.CI)
  console.log(
    `No Chromium: the browser tests ${must ? 'cannot run, and with CI set they must' : 'are left out'}. To get it: apt install chromium, or CHROMIUM=/path/to/chrome.`,
  )
  process.exit(must ? 1 : 0)
}

const flags = process.argv.slice(2)
const named = flags.filter((each) => !each.startsWith('--'))
for (const name of readdirSync(fileURLToPath(new URL('.', import.meta.url)))) {
  if (!name.endsWith('.test.mjs')) continue
  const before = SCENES.length
  await import(`./${name}`)
  for (const scene of SCENES.slice(before)) scene.file = name
}
const wanted = SCENES.filter(({ title, file, long }) => {
  if (named.length) return named.some((each) => file.includes(each) || title.includes(each))
  return flags.includes('--all') || long === flags.includes('--long')
})
// The longest first, so that no lane waits for the other in the end.
const waiting = [...wanted].sort((one, other) => other.minutes - one.minutes)

// The app as it is now: a build in the meantime must not pull it from under the tests.
const copy = mkdtempSync(join(tmpdir(), 'fondaco-e2e-app-'))
if (!process.env.FONDACO_STATIC) {
  cpSync(join(ROOT, 'src/fondaco/server/static'), copy, { recursive: true })
  process.env.FONDACO_STATIC = copy
}

const [shared, browser] = await Promise.all([House.open(), launch()])
const failures = []
let done = 0

async function lane() {
  for (let scene = waiting.shift(); scene; scene = waiting.shift()) {
    const began = Date.now()
    let failed = false
    try {
      const house = scene.own ? await House.open(scene.environment?.()) : shared
      await perform(scene, house, browser).finally(() => scene.own && house.close())
    } catch (error) {
      failed = true
      failures.push(error)
      console.error(error) // and again at the end: a run may be stopped before
    }
    const seconds = ((Date.now() - began) / 1000).toFixed(1).padStart(5)
    console.log(
      `  ${`${++done}`.padStart(3)} of ${wanted.length} ${seconds} s  ${failed ? 'FAILED: ' : ''}${scene.title}`,
    )
  }
}

await Promise.all(Array.from({ length: LANES }, lane))
await browser.close()
await shared.close()
rmSync(copy, { recursive: true, force: true })
for (const error of failures) console.error('\n', error)
process.exit(failures.length ? 1 : 0)
