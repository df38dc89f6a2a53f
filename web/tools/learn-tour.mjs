/** Goes through a guided first game as a learner would: node tools/learn-tour.mjs [folder for pictures]. HOUSE names an open house. */
import { mkdirSync } from 'node:fs'
import { launch, openHouse } from './browser.mjs'
import { games } from './games.mjs'

const folder = process.argv[2] ?? ''
const only = process.argv.slice(3)
if (folder) mkdirSync(folder, { recursive: true })
const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }

const press = (page, name) => page.getByRole('button', { name }).first().click()
/** What to click for each move that is asked for. */
async function obey(page, moves, size) {
  const verb = moves[0].split(' ')[0]
  const reach = page.locator('.prompt')
  switch (verb) {
    case 'discard':
    case 'play':
      for (const card of await page.locator('[data-part="hand"] button.hand-card').all())
        await card.click()
      return reach.locator('.button.primary').click()
    case 'load':
      for (let left = moves.length; left; left--) {
        const cards = page.locator('.loading').locator('button.hand-card[aria-pressed="false"]')
        if (!(await cards.count())) break // the last one follows by itself
        const goods = (move) => /load ([a-z]+)/.exec(move)[1]
        const next = cards.filter({ hasText: goods(moves.at(-left)) })
        const spared = left > 1 && goods(moves.at(-left)) === goods(moves.at(-1)) // the one for the top
        await (spared ? next.filter({ hasNotText: 'power 5' }) : next).first().click()
      }
      return reach.locator('.button.primary').click()
    case 'decline':
    case 'accept':
      if (!(await page.locator('.ticket:visible').count())) await reach.locator('.sheet').click()
      await page
        .locator('.ticket')
        .getByRole('button', { name: verb === 'accept' ? 'Accept' : 'Decline' })
        .first()
        .click()
      if (verb === 'accept') await page.locator('.accepting .button.primary').click()
      return
    case 'sail':
      await page
        .locator(`[data-part="chart"] [role="button"][aria-label*="${moves.at(-1).split(' ')[1]}"]`)
        .first()
        .click()
      return reach.locator('.button.primary').click()
    case 'offer': {
      const [, given, wanted] = /: ([a-z]+)\d+ for 1 ([a-z]+)/.exec(moves[0])
      const goods = page.locator('.composer .goods button').filter({ hasText: wanted }).first()
      await press(page, /^(New|Make .*) offer/)
      await page
        .locator('.composer button.hand-card')
        .filter({ hasText: new RegExp(given, 'i') })
        .first()
        .click()
      await goods.evaluate((button) => button.scrollIntoView({ block: 'center' }))
      await goods.click()
      return page.locator('.composer footer .button.primary').click()
    }
    case 'done':
    case 'pass':
    case 'bid':
    case 'keep':
    case 'exchange':
      return reach
        .getByRole('button', {
          name: {
            done: /end|done|continue/i,
            pass: /pass/i,
            bid: /bid/i,
            keep: /keep/i,
            exchange: /exchange/i,
          }[verb],
        })
        .last()
        .click()
    case 'lay':
      return page.locator('[data-part="hand"] button.glowing').first().click()
    case 'travel':
      if (size === 'phone') return reach.locator('.button:visible').first().click()
      return page.locator('button.way').first().click()
    default:
      return reach.locator('.button.primary').click()
  }
}

const house = await openHouse()
const browser = await launch()
let troubles = 0
const complain = (...words) => (troubles++, console.log(...words))
try {
  for (const game of games.flatMap(({ lessons }) => lessons)) {
    for (const [size, viewport] of Object.entries(sizes)) {
      for (const theme of ['daylight', 'lamplight']) {
        const label = `${game}-${size}-${theme}`
        if (only.length && !only.some((each) => label.includes(each))) continue
        const context = await browser.newContext({
          viewport,
          locale: 'en',
          colorScheme: theme === 'daylight' ? 'light' : 'dark',
          hasTouch: size === 'phone',
          isMobile: size === 'phone',
        })
        const page = await context.newPage()
        page.setDefaultTimeout(20000)
        page.on(
          'console',
          (message) => message.type() === 'error' && complain(label, 'console:', message.text()),
        )
        page.on('pageerror', (error) => complain(label, 'error:', error.message))
        const { steps } = await (await fetch(`${house.base}/api/learn/${game}`)).json()
        await page.goto(`${house.base}/learn/${game}`)
        for (const [at, step] of steps.entries()) {
          await page
            .getByText(step.say.split('\n').at(-1))
            .first()
            .waitFor()
            .catch(() => complain(label, at + 1, 'the step does not come'))
          await page.waitForTimeout(700)
          if (folder)
            await page.screenshot({
              path: `${folder}/${label}-${String(at + 1).padStart(2, '0')}.png`,
            })
          const wide = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
          if (wide > 0) complain(label, at + 1, 'scrolls sideways by', wide)
          try {
            if (step.moves.length) await obey(page, step.moves, size)
            else if (at < steps.length - 1) await press(page, 'Continue')
          } catch (error) {
            complain(label, at + 1, step.moves.join(), error.message.split('\n')[0])
            await page.goto(`${house.base}/learn/${game}/${at + 2}`)
          }
        }
        await press(page, 'Play on from here')
        await page.waitForURL(/\/t\//).catch(() => complain(label, 'one cannot play on'))
        await page.waitForTimeout(1500)
        if (folder) await page.screenshot({ path: `${folder}/${label}-on.png` })
        await context.close()
      }
    }
  }
} finally {
  await browser.close()
  await house.close()
}
console.log(troubles ? `${troubles} troubles` : 'all lessons can be played to their end')
process.exitCode = troubles ? 1 : 0
