/** A Chromium for the tools, and a house of their own to look at. */
import { execSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'

export const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const ARGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--process-per-site', // of one person; people are apart anyway
]

/** Where it is; empty if there is none. */
export function findChromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM
  for (const name of ['chromium', 'chromium-browser', 'google-chrome']) {
    try {
      return execSync(`command -v ${name}`, {
        encoding: 'utf-8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim()
    } catch {
      // the next one
    }
  }
  return ''
}

export function launch() {
  const executablePath = findChromium()
  if (executablePath) return chromium.launch({ executablePath, args: ARGS })
  console.error('This needs Chromium, and there is none on this machine.')
  process.exit(2)
}

/** In a page, before it loads: it was asked already whether the table may be heard. */
export function soundOffered() {
  try {
    localStorage.setItem('fondaco-sound-offered', 'yes')
  } catch {
    // a page that may keep nothing
  }
}

export const freePort = () =>
  new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address())
      probe.close(() => done(port))
    })
  })

/** A house with a fresh store on a free port, or the one that HOUSE names. */
export async function openHouse() {
  if (process.env.HOUSE)
    return { base: process.env.HOUSE.replace(/\/$/, ''), close: async () => {} }
  const folder = mkdtempSync(join(tmpdir(), 'fondaco-'))
  const port = await freePort()
  const base = `http://127.0.0.1:${port}`
  const child = spawn(
    join(ROOT, '.venv/bin/fondaco'),
    ['serve', '--port', `${port}`, '--database', `sqlite:///${join(folder, 'house.sqlite')}`],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const ended = new Promise((done) => child.once('exit', done))
  const close = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  for (let tries = 0; tries < 600; tries++) {
    try {
      if ((await fetch(`${base}/healthz`)).ok) return { base, close }
    } catch {
      // not yet
    }
    await new Promise((done) => setTimeout(done, 200))
  }
  await close()
  throw new Error('the house does not open')
}

/** What the house answers to a browser's own request: its cookie counts. */
export async function ask(page, path, body) {
  return page.evaluate(
    async ([to, what]) => {
      const answer = await fetch(
        to,
        what === undefined
          ? {}
          : {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify(what),
            },
      )
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${to}: ${answer.status} ${text.slice(0, 200)}`)
      return text ? JSON.parse(text) : null
    },
    [path, body],
  )
}
