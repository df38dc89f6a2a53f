import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const LOCALE = resolve(import.meta.dirname, '../../src/fondaco/locale')
/** What the browser says. What the server and the terminal say comes as sentences, or not at all. */
const FILES = /^(web|web-.+|oltremare|batavia|bots|bots-.+)\.ftl$/
const ALL = 'virtual:words'

/**
 * The messages of each language as one module: `virtual:words/de` is its text, and `virtual:words`
 * says how to fetch each language but English, which is part of the app.
 */
export function words(): Plugin {
  return {
    name: 'words',
    resolveId: (id) => (id === ALL || id.startsWith(`${ALL}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${ALL}`) {
        const others = readdirSync(LOCALE).filter((each) => each !== 'en' && !each.includes('.'))
        const lines = others.map((each) => `  ${each}: () => import('${ALL}/${each}'),`)
        return `export default {\n${lines.join('\n')}\n}`
      }
      if (!id.startsWith(`\0${ALL}/`)) return undefined
      const folder = resolve(LOCALE, id.slice(ALL.length + 2))
      const files = readdirSync(folder).filter((each) => FILES.test(each)).sort()
      for (const file of files) this.addWatchFile(resolve(folder, file))
      const text = files.map((file) => readFileSync(resolve(folder, file), 'utf-8')).join('\n')
      return `export default ${JSON.stringify(text)}`
    },
  }
}
