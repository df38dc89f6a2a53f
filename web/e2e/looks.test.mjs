/** Every screen in both themes without a finding of axe, and in every language without a raw message. */
import assert from 'node:assert/strict'
import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { ROOT } from './house.mjs'
import { Player, leaveToBots } from './player.mjs'
import { scenes } from './scene.mjs'

const scene = scenes()
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf-8')
const languages = readdirSync(join(ROOT, 'src', 'fondaco', 'locale'))

/** What axe finds in both themes: only colours differ between them. */
async function findings(page, where) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  const violations = await page.evaluate(async () => {
    const root = document.documentElement
    const found = []
    const theme = root.dataset.theme
    found.push(...(await window.axe.run(document, { resultTypes: ['violations'] })).violations)
    root.dataset.theme = theme === 'daylight' ? 'lamplight' : 'daylight'
    found.push(...(await window.axe.run(document, { resultTypes: ['violations'], runOnly: ['color-contrast'] })).violations)
    root.dataset.theme = theme
    return found.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ target, any }) => `${target.join(' ')} (${any[0]?.message ?? ''})`).join(' | ')}`)
  })
  if (process.env.E2E_TELL) console.log(new Date().toISOString().slice(14, 23), where, violations.length)
  return violations.map((each) => `${where}: ${each}`)
}

const SCREENS = ['/', '/new', '/rules', '/rules/batavia', '/games', '/ratings', '/settings', '/account', '/learn', '/learn/oltremare/1', '/learn/batavia/1', '/nowhere']

scene('axe finds nothing on any screen, in either theme', async (stage) => {
  const ada = await stage.person('Ada')
  const { page } = ada
  const found = []
  for (const path of SCREENS) {
    await ada.go(path)
    await page.locator('main h1, main h2, main .coach').first().waitFor()
    await page.waitForLoadState('networkidle')
    found.push(...(await findings(page, path)))
  }
  const { table } = await ada.ask('/api/tables', { game: 'oltremare', players: 4, bots: { 1: 'merchant:sly' } })
  await ada.go(`/t/${table}`)
  await ada.button('Fill up with bots').waitFor()
  found.push(...(await findings(page, 'lobby')))
  assert.deepEqual(found, [])
}, { minutes: 6 })

for (const game of [{ game: 'oltremare' }, { game: 'oltremare', options: { edition: '2004' } }, { game: 'batavia' }])
  scene(`axe finds nothing at a table of ${game.game} ${game.options?.edition ?? ''}, its result and its replay`, async (stage) => {
    const ada = await stage.person('Ada')
    const { page } = ada
    const found = []
    const table = await stage.table([ada], game)
    await ada.go(`/t/${table}`)
    const player = new Player(ada)
    const seen = new Set()
    const last = game.game === 'batavia' ? 'exchange' : 'load'
    // Each thing that is asked in the first turn, before it is done.
    for (let what = ''; what !== last || !player.sent; ) {
      what = (await player.look()).what
      if (!seen.has(what)) {
        seen.add(what)
        found.push(...(await findings(page, `${game.game}: ${what}`)))
        if (what === 'trade' && !game.options) {
          await ada.button('New offer').click()
          await page.locator('.composer button.hand-card').first().click()
          found.push(...(await findings(page, 'composer')))
          await ada.button('Never mind').click()
        }
      }
      await player.act()
    }
    await player.settle()
    if (!game.options) {
      await ada.button('Menu').click()
      found.push(...(await findings(page, 'menu')))
      await page.keyboard.press('Escape')
      await leaveToBots([player], table)
      found.push(...(await findings(page, 'result')))
      await page.getByRole('link', { name: 'Replay' }).click()
      await page.getByRole('region', { name: 'Replay' }).waitFor()
      await page.locator('[data-ask]').waitFor()
      found.push(...(await findings(page, 'replay')))
    }
    assert.deepEqual(found, [])
  }, { minutes: 6 })

scene('the theme is chosen with a click, and stays', async (stage) => {
  const ada = await stage.person('Ada')
  const { page } = ada
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await ada.go('/')
  const day = await paper()
  await ada.button('Turn to lamplight').click()
  await ada.button('Turn to daylight').waitFor()
  assert.notEqual(await paper(), day)
  await page.reload()
  await ada.button('Turn to daylight').waitFor()
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), 'lamplight')
})

/** Ids of messages that stand where their words should: `{web-play-now}`, `web-play-now`. */
function raw() {
  const said = [document.title, document.body.innerText]
  for (const name of ['aria-label', 'title', 'placeholder', 'alt']) for (const each of document.querySelectorAll(`[${name}]`)) said.push(each.getAttribute(name))
  return said.flatMap((text) => text.match(/\{\s*\$?[a-z][\w-]*\s*\}|\b(?:web|oltremare|batavia|server|learn|bots)-[a-z][a-z0-9-]+/g) ?? [])
}

for (const language of languages)
  scene(`${language}: home, tables and lessons in whole words`, async (stage) => {
    const ada = await stage.person('Ada', { locale: language })
    const { page } = ada
    const check = async (where) => {
      assert.equal(await page.evaluate(() => document.documentElement.lang), language)
      assert.deepEqual(await page.evaluate(raw), [], where)
    }
    for (const path of ['/', '/new', '/settings', '/account', '/learn', '/learn/oltremare/1', '/learn/batavia/1']) {
      await ada.go(path)
      await page.locator('main h1, main h2, main .coach').first().waitFor()
      await check(path)
    }
    for (const game of [{ game: 'oltremare' }, { game: 'batavia' }]) {
      const table = await stage.table([ada], game)
      await ada.go(`/t/${table}`)
      const player = new Player(ada)
      for (let step = 0; step < 6; step++) {
        await player.look()
        await check(game.game)
        await player.act()
      }
    }
  })
