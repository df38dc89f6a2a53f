/** A house of its own for a test file, and the Chromium that visits it. */
import { spawn } from 'node:child_process'
import { accessSync, constants, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium } from 'playwright-core'

export const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const ARGS = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync']
/** How long anything may take. Generous: the machine may be busy with other things. */
export const PATIENCE = 60_000

function which(name, folders = process.env.PATH ?? '') {
  for (const folder of folders.split(delimiter)) {
    const file = join(folder, name)
    try {
      accessSync(file, constants.X_OK)
      return file
    } catch {
      // the next one
    }
  }
  return ''
}

export function findChromium() {
  return process.env.CHROMIUM || which('chromium') || which('chromium-browser') || which('google-chrome')
}

export const openBrowser = () => chromium.launch({ executablePath: findChromium(), args: ARGS })

function findFondaco() {
  const ours = join(ROOT, '.venv', 'bin', 'fondaco')
  return process.env.FONDACO || (existsSync(ours) ? ours : which('fondaco'))
}

const freePort = () =>
  new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => done(port))
    })
  })

export class House {
  static async open() {
    const house = new House()
    house.folder = mkdtempSync(join(tmpdir(), 'fondaco-e2e-'))
    house.port = await freePort()
    house.base = `http://127.0.0.1:${house.port}`
    await house.start()
    return house
  }

  /** Opens it, or opens it again with what it has written down. */
  async start() {
    const database = `sqlite:///${join(this.folder, 'house.sqlite')}`
    this.said = ''
    this.child = spawn(findFondaco(), ['serve', '--port', `${this.port}`, '--database', database, '--minds', '1'], { stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [this.child.stdout, this.child.stderr]) stream.on('data', (words) => (this.said = (this.said + words).slice(-4000)))
    this.ended = new Promise((done) => this.child.once('exit', done))
    const end = Date.now() + PATIENCE
    while (Date.now() < end && this.child.exitCode === null) {
      try {
        if ((await fetch(`${this.base}/healthz`)).ok) return
      } catch {
        // not open yet
      }
      await pause(50)
    }
    await this.stop('SIGKILL')
    throw new Error(`The house does not open.\n${this.said}`)
  }

  async stop(signal = 'SIGTERM') {
    if (this.child.exitCode === null && this.child.signalCode === null) this.child.kill(signal)
    await this.ended
  }

  async close() {
    const kill = setTimeout(() => this.child.kill('SIGKILL'), 15_000)
    await this.stop()
    clearTimeout(kill)
    rmSync(this.folder, { recursive: true, force: true })
  }
}
