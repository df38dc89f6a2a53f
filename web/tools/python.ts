import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Our Python code, as tools/build_solo.py packs it. */
const HOUSE = resolve(import.meta.dirname, '../generated/house.zip')
/** The standard library, as compile-house.mjs packs it. */
const STDLIB = resolve(import.meta.dirname, '../generated/python_stdlib.zip')
/** What else a browser needs of Pyodide. */
const FILES = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm']

/**
 * The files of Python for play in the browser alone. The app knows where they are by the constant PYTHON.
 * Their names change when they do, so that a cache may keep them for ever.
 */
export function python(): Plugin {
  const require = createRequire(import.meta.url)
  const folder = dirname(require.resolve('pyodide/package.json'))
  const { version } = require('pyodide/package.json') as { version: string }
  const read = (file: string) => (existsSync(file) ? readFileSync(file) : null)
  const digest = (content: Buffer) =>
    createHash('sha256').update(content).digest('hex').slice(0, 10)
  const [house, stdlib] = [read(HOUSE), read(STDLIB)]
  const built = house && stdlib
  const places = {
    folder: built ? `assets/pyodide-${version}-${digest(stdlib)}/` : '',
    house: built ? `assets/house-${digest(house)}.zip` : '',
  }
  return {
    name: 'python',
    config: () => ({ define: { PYTHON: JSON.stringify(places) } }),
    // The app of a house has many addresses, so its page names files from the root. The static site's page
    // names them from where it lies (tools/build_site.py).
    transformIndexHtml: { order: 'post', handler: (html) => html.replaceAll('"./', '"/') },
    generateBundle() {
      if (!built) return
      for (const file of FILES)
        this.emitFile({
          type: 'asset',
          fileName: places.folder + file,
          source: readFileSync(resolve(folder, file)),
        })
      this.emitFile({
        type: 'asset',
        fileName: `${places.folder}python_stdlib.zip`,
        source: stdlib,
      })
      // Nothing is installed by name: the long list of packages may be empty.
      const { info } = require('pyodide/pyodide-lock.json') as { info: object }
      this.emitFile({
        type: 'asset',
        fileName: `${places.folder}pyodide-lock.json`,
        source: JSON.stringify({ info, packages: {} }),
      })
      this.emitFile({ type: 'asset', fileName: places.house, source: house })
    },
  }
}
