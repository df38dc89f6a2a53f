/**
 * Pictures of moments of games, to look at:
 *   node tools/gallery.mjs FOLDER [WORDS of a moment …] [390x844 …] [de …] [lamplight]
 *
 * Without words every moment is taken, without a size each of those that the walk goes over, without a
 * language English, by daylight unless lamplight is asked for. Faults are told, and with - for a folder
 * nothing else is done. GALLERY names a file of tools/moments.py that was made before.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SIZES, exhibits, hang, moments, picture, resize, show } from '../e2e/gallery.mjs'
import { SCREENS } from '../e2e/inspect.mjs'
import { faults } from '../e2e/measure.mjs'
import { launch, openHouse } from './browser.mjs'

const LAMP = 'lamplight'
const [folder, ...said] = process.argv.slice(2)
if (!folder) throw new Error('say where the pictures go')
const asked = said.filter((each) => each !== LAMP)
const sized = asked.filter((each) => /^\d+x\d+$/.test(each))
const spoken = asked.filter((each) => /^[a-z][a-z]$/.test(each))
const words = asked.filter((each) => !sized.includes(each) && !spoken.includes(each))
const sizes = SIZES.filter(
  ({ width, height }) => !sized.length || sized.includes(`${width}x${height}`),
)
if (folder !== '-') mkdirSync(folder, { recursive: true })

const languages = spoken.length ? spoken : ['en']
const found = process.env.GALLERY
  ? JSON.parse(readFileSync(process.env.GALLERY, 'utf-8'))
  : await moments(languages)
const house = await openHouse()
const browser = await launch()
try {
  for (const language of languages) {
    const context = await browser.newContext({
      locale: language,
      colorScheme: said.includes(LAMP) ? 'dark' : 'light',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
    await hang(context, found)
    const page = await context.newPage()
    page.on('pageerror', (error) => console.log('error:', error.message))
    await resize(page, sizes[0])
    await page.goto(house.base)
    await page.locator('main h1').first().waitFor()
    if (folder === '-') await page.addStyleTag({ content: 'html { opacity: 0 }' })
    const wanted = [
      ...exhibits(found),
      ...SCREENS.map((address) => ({ name: address, address, clicks: [] })),
    ].filter(({ name }) =>
      words.length ? words.some((word) => name.includes(word)) : !name.startsWith('/'),
    )
    for (const each of wanted) {
      await resize(page, sizes[0])
      await show(page, each)
      for (const size of sizes) {
        await resize(page, size)
        const { width, height } = size
        const name = `${each.name} ${width}x${height} ${language}`
        for (const fault of await faults(page, size)) console.log(name, fault)
        if (folder === '-') continue
        const file = join(folder, `${name.replaceAll(/[ /]/g, '_')}.png`)
        writeFileSync(file, await picture(page), 'base64')
      }
    }
    await context.close()
  }
} finally {
  await browser.close()
  await house.close()
}
