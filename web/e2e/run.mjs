/** npm run e2e [file …]: the browser tests, two files at a time; without Chromium they are left out. */
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findChromium } from './house.mjs'

const folder = fileURLToPath(new URL('.', import.meta.url))
const wanted = process.argv.slice(2)
if (!findChromium()) {
  console.log('There is no Chromium on this machine: the browser tests are left out.')
  process.exit(process.env.CI ? 1 : 0)
}
const files = readdirSync(folder).filter((name) => name.endsWith('.test.mjs') && (!wanted.length || wanted.some((each) => name.includes(each))))
const { status } = spawnSync(process.execPath, ['--test', '--test-concurrency=2', '--test-reporter=spec', ...files.map((name) => join(folder, name))], { stdio: 'inherit' })
process.exit(status ?? 1)
