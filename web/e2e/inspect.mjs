/** What every screen must stand up to: axe in both themes, a narrow phone, words in every language. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { paint } from './scene.mjs'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf-8')

/** Every screen that has an address of its own, but for tables. */
export const SCREENS = [
  '/',
  '/new',
  '/new/batavia',
  '/rules',
  '/rules/batavia',
  '/rules/OM-2.2.4',
  '/day',
  '/puzzles',
  '/mistakes',
  '/watch',
  '/games',
  '/ratings',
  '/settings',
  '/account',
  '/guide/batavia',
  '/guide/oltremare-2004',
  '/learn',
  '/learn/oltremare-2005/1',
  '/learn/oltremare-2004/1',
  '/learn/batavia/1',
  '/learn/oltremare-2005-2/4',
  '/shows/batavia/60',
  '/nowhere',
]

/** Goes to a screen, and waits until it stands there with what it asked the house for. */
export async function visit(person, path) {
  await person.go(path)
  await person.page.locator('main h1, main h2, main .coach, main .prompt').first().waitFor()
  await person.page.waitForLoadState('networkidle')
}

/** axe finds nothing, in either theme: all but the colours is the same in both. */
export async function accessible({ page }, where) {
  await paint(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  const found = await page.evaluate(async () => {
    const root = document.documentElement
    const { theme } = root.dataset
    const look = async (/** @type {import('axe-core').RunOptions} */ options = {}) =>
      (await window.axe.run(document, { resultTypes: ['violations'], ...options })).violations
    const found = await look()
    root.dataset.theme = theme === 'daylight' ? 'lamplight' : 'daylight'
    found.push(...(await look({ runOnly: ['color-contrast'] })))
    root.dataset.theme = theme
    return found.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map(({ target, any }) => `${target.join(' ')} (${any[0]?.message ?? ''})`)
          .join(' | ')}`,
    )
  })
  assert.deepEqual(found, [], `axe at ${where}`)
}

/** Nothing scrolls sideways. */
export async function fits({ page }, where) {
  assert.equal(
    await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    ),
    0,
    `${where} scrolls sideways`,
  )
}

/** No id of a message stands where its words should: `{web-play-now}`, `web-play-now`. */
export async function spelledOut({ page }, language, where) {
  assert.equal(await page.evaluate(() => document.documentElement.lang), language)
  const raw = await page.evaluate(() => {
    const said = [document.title, document.body.innerText]
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      for (const each of document.querySelectorAll(`[${name}]`)) said.push(each.getAttribute(name))
    return said.flatMap(
      (text) =>
        text.match(
          /\{\s*\$?[a-z][\w-]*\s*\}|\b(?:web|oltremare|batavia|server|learn|bots)-[a-z][a-z0-9-]+/g,
        ) ?? [],
    )
  })
  assert.deepEqual(raw, [], `words at ${where}`)
}
