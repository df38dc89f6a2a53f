/** The daily challenge: played in two processes of one house, and everybody meets in its table. */
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { PATIENCE, findFondaco } from './house.mjs'
import { PHONE, scene } from './scene.mjs'

/** The shortest game for today, whichever it is, in a house that is a few days old. */
const SHORTEST = `
import asyncio, sys
from datetime import UTC, datetime, timedelta
from msgspec import json
from fondaco.games import make
from fondaco.server.daily.deal import DayDeal
from fondaco.store import open_store

async def work(url):
    store = await open_store(url)
    today = datetime.now(UTC).date()
    rules = make("batavia", 3, setup="quick")
    deal = DayDeal("batavia", 3, rules.options(), rules.version, 0, "deckhand")
    await store.setting("day first", str(today - timedelta(2)))
    for day in range(2):
        await store.setting(f"day {today + timedelta(day)}", json.encode(deal).decode())
    await store.close()

asyncio.run(work(sys.argv[1]))
`

/**
 * In the page: plays a game to its end by the first move that is listed. Nobody listens meanwhile, so the
 * bots take no time.
 */
async function playOn(table) {
  const look = async () => (await fetch(`/api/tables/${table}`)).json()
  const end = Date.now() + 180_000
  for (let state = await look(); state.status !== 'over'; state = await look()) {
    if (Date.now() > end) throw new Error('The game does not come to an end.')
    if (!state.ask?.waited_for) {
      await new Promise((done) => setTimeout(done, 100))
      continue
    }
    await new Promise((done, fail) => {
      const line = new WebSocket(`${location.origin.replace('http', 'ws')}/ws/${table}`)
      line.onerror = () => fail(new Error('The line broke.'))
      line.onmessage = ({ data }) => {
        const frame = JSON.parse(data)
        const { ask, view } = frame.state ?? {}
        if (frame.type === 'welcome' && ask?.waited_for)
          line.send(JSON.stringify({ type: 'move', id: crypto.randomUUID(), move: view.moves[0] }))
        if (frame.type === 'answer' || (frame.type === 'welcome' && !ask?.waited_for)) line.close()
      }
      line.onclose = done
    })
  }
}

/** Begins today's deal with a click, and plays it from elsewhere. */
async function playToday(person) {
  await person.button('Play', { exact: true }).click()
  await person.page.waitForURL(/\/t\/\w+$/)
  await person.page.locator('.prompt').waitFor()
  const table = person.page.url().split('/').at(-1)
  const state = await person.ask(`/api/tables/${table}`)
  assert.ok(state.counted && state.day)
  await person.go('/day')
  await person.button('Continue').waitFor()
  await person.page.evaluate(playOn, table)
  return table
}

scene(
  'two people play the daily challenge and meet in its table',
  async (stage) => {
    const { house } = stage
    const database = `sqlite:///${join(house.folder, 'house.sqlite')}`
    const python = join(dirname(findFondaco()), 'python')
    execFileSync(python, ['-c', SHORTEST, database])
    const ada = await stage.person('Ada')
    const ben = await stage.person('Ben', { viewport: PHONE })
    await ada.go('/')
    await ada.page.getByRole('heading', { name: 'Daily challenge' }).waitFor()
    const mine = ada.page.locator('section', { has: ada.page.locator('#day-title') })
    await mine.getByText('Next one in').waitFor()
    await ben.go('/day')
    await ben.page.getByText('You’ll see the results after your own try.').waitFor()
    const [adas] = await Promise.all([playToday(ada), playToday(ben)])
    // Both are in its table; the same moves have met the same answers.
    for (const person of [ada, ben]) {
      await person.go('/day')
      await person.page.getByText('2 players have finished.').waitFor()
      const rows = person.page.locator('table tbody tr')
      assert.equal(await rows.count(), 2)
      assert.deepEqual(await rows.locator('td:first-child').allInnerTexts(), ['1', '1'])
      assert.equal(await person.page.locator('tr.you').count(), 1)
      await person.page.getByText('Place 1 of 2, better than 50% of the others').waitFor()
    }
    // What one shares tells nothing of the cards, and is a picture, too.
    const text = await ada.page.getByRole('textbox', { name: 'Share' }).inputValue()
    assert.match(text, /^Fondaco, daily challenge, .* \(Batavia\)\nPlace 1 of 2/)
    const saved = ada.page.waitForEvent('download', { timeout: PATIENCE })
    await ada.button('Save the picture').click()
    assert.match((await saved).suggestedFilename(), /^fondaco-\d{4}-\d\d-\d\d\.png$/)
    // Once more does not count.
    await ada.button('Play again (doesn’t count)').click()
    await ada.page.waitForURL(
      (url) => /\/t\/\w+$/.test(url.pathname) && !url.pathname.includes(adas),
    )
    await ada.page.locator('.prompt').waitFor()
    assert.equal(ada.state().counted, false)
    // At home there is the result, and past days can be played.
    await ada.go('/')
    await ada.page.getByText('Place 1 of 2').waitFor()
    await ada.page.getByRole('link', { name: 'Results' }).click()
    await ada.page.getByRole('heading', { name: 'Past days' }).waitFor()
    await ada.page.locator('section[aria-labelledby="day-past"] a').first().click()
    await ada.button('Play (doesn’t count)').click()
    await ada.page.locator('.prompt').waitFor()
  },
  { own: true, long: true },
)

scene('somebody begins the daily challenge, comes back to it, and gives it up', async (stage) => {
  const eva = await stage.person('Eva')
  await eva.go('/')
  await eva.page.getByRole('link', { name: 'Daily challenge' }).first().click()
  await eva.page.getByText('You’ll see the results after your own try.').waitFor()
  await eva.button('Play', { exact: true }).click()
  await eva.page.locator('.prompt').waitFor()
  const { table, counted, day } = eva.state()
  assert.ok(counted)
  // It is the same one from everywhere, and nobody else can look at it.
  await eva.go('/')
  await eva.button('Continue').click()
  await eva.page.waitForURL(`**/t/${table}`)
  const fay = await stage.person('Fay', { expects: /400/ })
  await assert.rejects(fay.ask(`/api/tables/${table}`), /Play yours first/)
  await eva.button('Menu').click()
  const menu = eva.page.getByRole('dialog', { name: 'Menu' })
  await menu.getByText('this try counts').waitFor()
  await menu.getByRole('button', { name: 'Close the table for good' }).click()
  await eva.go(`/day/${day}`)
  await eva.page.getByText('Not finished, so it doesn’t count.').waitFor()
  await eva.button('Play again (doesn’t count)').waitFor()
})
