/** Every language, on a phone: whole words everywhere, and nothing is too long for the screen. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../tools/browser.mjs'
import { SCREENS, fits, spelledOut, visit } from './inspect.mjs'
import { GAMES, Player } from './player.mjs'
import { PHONE, scene } from './scene.mjs'

/** Somebody looks at all screens and plays a turn of each game in a language. */
function reads(language) {
  scene(
    `${language}: every screen and a turn of each game in whole words, on a phone`,
    async (stage) => {
      const ada = await stage.person('Ada', {
        locale: language,
        viewport: PHONE,
        hasTouch: true,
        isMobile: true,
      })
      const check = async (where) => {
        await spelledOut(ada, language, where)
        await fits(ada, where)
      }
      for (const path of SCREENS) {
        await visit(ada, path)
        await check(path)
      }
      for (const { title, game, last } of GAMES) {
        const table = await stage.table([ada], game)
        await ada.go(`/t/${table}`)
        await new Player(ada).until(
          (what, sent) => sent && what === last,
          (what) => check(`${title}: ${what}`),
        )
      }
    },
    { long: true },
  )
}

for (const language of readdirSync(join(ROOT, 'src', 'fondaco', 'locale'))) reads(language)
