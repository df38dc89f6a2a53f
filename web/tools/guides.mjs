/**
 * `make guides`: every guide in every language as a PDF of A4 pages, into build/guides.
 *
 *     node tools/guides.mjs [word …]      only those whose name has such a word: 2004, de
 *
 * HOUSE names a house that is already open, OUT another folder.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, launch, openHouse } from './browser.mjs'

const wanted = process.argv.slice(2)
const folder = process.env.OUT ?? join(ROOT, 'build/guides')
const PAPER = { width: 740, height: 1000 } // pictures are then as wide as on paper

const browser = await launch()
const house = await openHouse()
try {
  mkdirSync(folder, { recursive: true })
  const { games, languages } = await (await fetch(`${house.base}/api/house`)).json()
  const guides = games.flatMap(({ rulesets }) =>
    rulesets.filter(({ guide }) => guide).map(({ name }) => name),
  )
  for (const locale of languages) {
    const context = await browser.newContext({ locale, viewport: PAPER, reducedMotion: 'reduce' })
    const page = await context.newPage()
    for (const guide of guides) {
      const name = `${guide}-${locale}`
      if (wanted.length && !wanted.some((word) => name.split('-').includes(word))) continue
      await page.goto(`${house.base}/guide/${guide}`)
      await page.locator(`article[lang="${locale}"] figure`).first().waitFor()
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => document.fonts.ready)
      await page.pdf({ path: join(folder, `${name}.pdf`), preferCSSPageSize: true })
      console.log(`${name}.pdf`)
    }
    await context.close()
  }
} finally {
  await browser.close()
  await house.close()
}
