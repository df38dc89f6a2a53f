/** A coach at the table, and what those see who watch. */
import assert from 'node:assert/strict'
import { Player, whoMeets } from './player.mjs'
import { scene } from './scene.mjs'

scene(
  'a coach where the host allows it: everybody sees it, and it weighs an offer',
  async (stage) => {
    const people = [await stage.person('Ada'), await stage.person('Ben')]
    const table = await stage.table(people, { game: 'oltremare', coach: true })
    await Promise.all(people.map((person) => person.go(`/t/${table}`)))
    const players = people.map((person) => new Player(person))
    const seller = await whoMeets(players, 'trade')
    const buyer = players.find((player) => player !== seller)
    // Each of the three is switched on by itself.
    for (const { page, person } of players) {
      await person.button('Menu').click()
      await page.getByLabel('Value: what each offer is worth to you').check()
      await page.keyboard.press('Escape')
    }
    const { page } = seller
    await page.waitForFunction(() =>
      document.body.innerText.includes('it says what offers are worth'),
    )
    for (const { person } of players)
      await person.until(() => document.querySelectorAll('.strip .coach').length >= 2)
    await page.locator('.prompt').getByRole('button', { name: 'New offer' }).click()
    const composer = page.getByRole('region', { name: 'Make an offer' })
    const to = composer.getByRole('group', { name: 'To whom' })
    await to.getByRole('button', { name: buyer.person.name }).click()
    await composer.locator('.cards button.hand-card').first().click()
    await composer.getByRole('button', { name: /^Ask for one more card of any goods/ }).click()
    assert.match(
      await composer.locator('.gain').innerText(),
      /[+−-]?\d+ ± \d+ points of win chance/,
    )
    await composer.getByRole('button', { name: 'Make the offer' }).click()
    const ticket = buyer.page.locator('.ticket.forme')
    assert.match(await ticket.locator('.gain').innerText(), /± [\d.]+ ducats/)
  },
  { long: true },
)

scene('who plays alone takes a hint and is asked before a grave mistake', async (stage) => {
  const ada = await stage.person('Ada')
  const table = await stage.table([ada], { game: 'batavia', bot: 'random' })
  await ada.go(`/t/${table}`)
  const player = new Player(ada)
  await player.meet('bid')
  // Where others bid more than one has, one can only pass: of that nobody is warned.
  while (ada.state().view.moves.length < 2) {
    await player.act()
    await player.meet('bid')
  }
  await ada.button('What would you do?').click()
  const advice = ada.page.getByRole('status').filter({ hasText: 'My advice' })
  await advice.getByRole('button', { name: 'Close' }).click()
  await ada.button('Menu').click()
  const tick = ada.page.getByLabel('Warn me before a serious mistake')
  await tick.check()
  const warned = () => ada.state().seats[ada.state().you].coach.includes('warning')
  for (let tries = 0; !warned() && tries < 200; tries++) await ada.page.waitForTimeout(25)
  await ada.page.keyboard.press('Escape')
  await tick.waitFor({ state: 'hidden' })
  // Whatever the coach thinks of it, the answer is what was chosen.
  await ada.page.route('**/doubt', (route) =>
    route.fulfill({
      json: { grave: true, gain: { chance: -12, chance_error: 3, money: -2, money_error: 0.5 } },
    }),
  )
  const before = ada.state().view.ply
  const pass = ada.page.getByRole('button', { name: 'Pass', exact: true })
  await pass.click()
  const dialog = ada.page.getByRole('dialog', { name: 'Are you sure?' })
  assert.match(await dialog.innerText(), /about 12 percentage points/)
  await dialog.getByRole('button', { name: 'Think again' }).click()
  assert.equal(ada.state().view.ply, before)
  await pass.click()
  await dialog.getByRole('button', { name: 'Do it anyway' }).click()
  await ada.until((ply) => document.querySelector('.frame') && ply >= 0, before)
  for (let tries = 0; ada.state().view.ply === before && tries < 100; tries++)
    await ada.page.waitForTimeout(50)
  assert.ok(ada.state().view.ply > before)
})

scene('the coach names a whole line, points at it, gives a reason and does it', async (stage) => {
  const ada = await stage.person('Ada')
  const table = await stage.table([ada], { game: 'oltremare', bot: 'random', coach: true })
  await ada.page.setViewportSize({ width: 1440, height: 900 })
  await ada.go(`/t/${table}`)
  const player = new Player(ada)
  await player.meet('play')
  assert.deepEqual(ada.state().seats[0].coach, ['advice', 'worth', 'warning'])
  // What it thinks depends on the cards: the answer is given here, the rest is real.
  const { view } = ada.state()
  const line = view.moves.filter((move) => move.startsWith('play')).slice(0, 1)
  await ada.page.route('**/advice?*', (route) =>
    route.fulfill({
      json: {
        line,
        words: 'play this card.',
        money: 40,
        chance: 30,
        why: 'It brings two ships.',
        expects: ['Your cargo should sell for about 3 ducats more.'],
        only: false,
        other: 'play another card.',
        gain: { chance: 6, chance_error: 2, money: 3, money_error: 0.5 },
        rival: 'Zorzi',
        rival_gain: 2,
      },
    }),
  )
  await ada.button('What would you do?').click()
  const advice = ada.page.locator('.advice')
  const told = await advice.innerText()
  for (const part of [
    'My advice: play this card.',
    'It brings two ships. Your cargo should sell for about 3 ducats more.',
    'Compared with: play another card. Otherwise Zorzi gains 2 ducats.',
    '+6 ± 2 points of win chance',
  ])
    assert.ok(told.includes(part), told)
  // A card that is chosen already is framed in both places.
  await ada.page.locator('[data-advice="1"]').first().waitFor()
  // It takes room of its own: the seats and the hand stay free.
  const covered = await ada.page.evaluate(() => {
    const { top, bottom } = document.querySelector('.advice').getBoundingClientRect()
    return [...document.querySelectorAll('[data-part~="seats"], [data-part~="hand"]')].filter(
      (each) => {
        const box = each.getBoundingClientRect()
        return box.height > 0 && box.top < bottom - 1 && box.bottom > top + 1
      },
    ).length
  })
  assert.equal(covered, 0)
  await advice.getByRole('button', { name: 'Do it' }).click()
  await advice.waitFor({ state: 'detached' })
  await ada.page.locator('[data-advice]').waitFor({ state: 'detached' })
  for (let tries = 0; ada.state().view.ply === view.ply && tries < 100; tries++)
    await ada.page.waitForTimeout(50)
  assert.ok(ada.state().view.ply > view.ply)
})

scene(
  'who watches sees the chances, and all hands a round later',
  async (stage) => {
    const [ada, ben] = [await stage.person('Ada'), await stage.person('Ben')]
    const table = await stage.table([ada], {
      game: 'batavia',
      bot: 'greedy',
      open_after: 1,
      calm: true,
    })
    await ada.go(`/t/${table}`)
    await ada.ask(`/api/tables/${table}/leave`, {}) // a bot plays on
    await ben.go(`/t/${table}`)
    await ben.page.locator('.strip .chance').first().waitFor()
    const shares = await ben.page
      .locator('.frame header .chance > span[aria-hidden]')
      .allTextContents()
    const sum = shares.reduce((all, each) => all + Number.parseInt(each), 0)
    assert.ok(Math.abs(sum - 100) <= 2, shares.join(' '))
    assert.equal(await ada.page.locator('.chance').count(), 0, 'who plays is not told')
    await ben.page
      .getByText(/starts round 2/)
      .first()
      .waitFor({ state: 'attached' })
    await ben.button('Show all hands').click()
    await ben.page.getByText('One round ago, all hands open').waitFor()
    await ben.page.locator('.hands li').nth(2).waitFor() // how a hand is drawn comes by itself
    assert.equal(await ben.page.locator('.hands li').count(), 3)
    await ben.button('Back to now').click()
    await ben.page.locator('.hands').waitFor({ state: 'detached' })
    assert.equal(await ada.button('Show all hands').count(), 0)
  },
  { long: true },
)
