import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const PACKAGE = resolve(import.meta.dirname, '../../src/fondaco')
const LOCALE = resolve(PACKAGE, 'locale')
const GAMES = resolve(PACKAGE, 'games')
/** What the browser says. What the server and the terminal say comes as sentences, or not at all. */
const FILES = /^(web|web-.+|game|titles|bots)\.ftl$/
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
      const language = id.slice(ALL.length + 2)
      const games = readdirSync(GAMES).map((game) => resolve(GAMES, game, 'locale', language))
      const files = [
        resolve(LOCALE, language),
        ...games.filter((each) => existsSync(each)),
      ].flatMap((folder) =>
        readdirSync(folder)
          .filter((each) => FILES.test(each))
          .sort()
          .map((file) => resolve(folder, file)),
      )
      for (const file of files) this.addWatchFile(file)
      const text = files.map((file) => readFileSync(file, 'utf-8')).join('\n')
      return `export default ${JSON.stringify(text)}`
    },
  }
}
