/** A house for scenes: one for most of them, and one of its own for each that closes it. */
import { execFile, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { ROOT, freePort } from '../tools/browser.mjs'

/** How long anything may take. Generous: the machine may be busy with other things. */
export const PATIENCE = 60_000

export function findFondaco() {
  const ours = join(ROOT, '.venv', 'bin', 'fondaco')
  return process.env.FONDACO || (existsSync(ours) ? ours : 'fondaco')
}

export class House {
  folder = ''
  port = 0
  base = ''
  /** @type {Record<string, string>} */
  environment = {}

  /** @param {Record<string, string>} environment  in which it is started, beside ours */
  static async open(environment = {}) {
    const house = new House()
    house.environment = environment
    house.folder = mkdtempSync(join(tmpdir(), 'fondaco-e2e-'))
    house.port = await freePort()
    house.base = `http://127.0.0.1:${house.port}`
    await house.start()
    return house
  }

  get database() {
    return `sqlite:///${join(this.folder, 'house.sqlite')}`
  }

  /** What the host does on the command line. */
  async admin(...words) {
    await promisify(execFile)(findFondaco(), ['admin', '--database', this.database, ...words])
  }

  /** Opens it, or opens it again with what it has written down. */
  async start() {
    const database = this.database
    this.said = ''
    this.child = spawn(
      findFondaco(),
      [
        ...['serve', '--port', `${this.port}`, '--database', database],
        ...['--minds', '2', '--review-worlds', '2'],
      ],
      { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...this.environment } },
    )
    for (const stream of [this.child.stdout, this.child.stderr])
      stream.on('data', (words) => (this.said = (this.said + words).slice(-4000)))
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

  /** @param {NodeJS.Signals} signal */
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
