/** npm run e2e [file …]: the browser tests, two files at a time; without Chromium they are left out. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ROOT, findChromium } from '../tools/browser.mjs'

if (!findChromium()) {
  const must = Boolean(process.env.CI)
  console.log(
    `There is no Chromium on this machine: the browser tests ${must ? 'cannot run, and with CI set they must' : 'are left out'}.`,
  )
  process.exit(must ? 1 : 0)
}
const folder = fileURLToPath(new URL('.', import.meta.url))
const wanted = process.argv.slice(2)
const files = readdirSync(folder).filter(
  (name) =>
    name.endsWith('.test.mjs') && (!wanted.length || wanted.some((each) => name.includes(each))),
)

// The app as it is now: a build in the meantime must not pull it from under the tests.
const copy = mkdtempSync(join(tmpdir(), 'fondaco-e2e-app-'))
const app = process.env.FONDACO_STATIC || copy
if (app === copy) cpSync(join(ROOT, 'src/fondaco/server/static'), copy, { recursive: true })
const { status } = spawnSync(
  process.execPath,
  [
    '--test',
    '--test-concurrency=2',
    '--test-reporter=spec',
    ...files.map((name) => join(folder, name)),
  ],
  {
    stdio: 'inherit',
    env: { ...process.env, FONDACO_STATIC: app },
  },
)
rmSync(copy, { recursive: true, force: true })
process.exit(status ?? 1)
