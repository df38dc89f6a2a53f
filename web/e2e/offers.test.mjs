/** Offers that nobody misses, prices that one press pays, and drafts that nothing loses. */
import assert from 'node:assert/strict'
import { Player, whoMeets } from './player.mjs'
import { PHONE, scene } from './scene.mjs'

/** Two people at a table, in the talks of one of them. */
async function talks(stage, how = {}) {
  const people = [await stage.person('Ada', how), await stage.person('Ben', how)]
  const table = await stage.table(people, { game: 'oltremare', players: 2 })
  await Promise.all(people.map((person) => person.go(`/t/${table}`)))
  const players = people.map((person) => new Player(person))
  const seller = await whoMeets(players, 'trade')
  return { table, seller, buyer: players.find((player) => player !== seller) }
}

const composerOf = (page) => page.getByRole('region', { name: 'Make an offer' })

/** Writes the first card for any card, and does not send it. */
async function write({ page }) {
  await page.locator('.prompt').getByRole('button', { name: 'New offer' }).click()
  const composer = composerOf(page)
  await composer.locator('.cards button.hand-card').first().click()
  await composer.getByRole('button', { name: /^Ask for one more card of any goods/ }).click()
  return composer
}

async function offer(player) {
  const composer = await write(player)
  await composer.getByRole('button', { name: 'Make the offer' }).click()
  await composer.waitFor({ state: 'detached' })
}

const answers = (where) =>
  Promise.all(
    ['Accept', 'Counter', 'Decline'].map((name) => where.getByRole('button', { name }).waitFor()),
  )

scene('an offer to me is a card with its answers, in every tab of a phone', async (stage) => {
  const { seller, buyer } = await talks(stage, { viewport: PHONE, hasTouch: true })
  const { page } = buyer
  const tabs = page.locator('nav.tabs button')
  const card = page.locator('.ticket.forme:visible')
  await offer(seller)
  await answers(card)
  await page.locator('.prompt .sheet.primary', { hasText: '1 offer for you' }).waitFor()
  for (const tab of [1, 2, 3]) {
    await tabs.nth(tab).click()
    await answers(card)
    await tabs.first().locator('.dot').waitFor()
  }
  // The prompt is there too, in one line, and leads back.
  await page.locator('.elsewhere .line').click()
  await answers(card)

  // While I write an offer of my own it lies above what I write.
  const composer = await write(buyer)
  await answers(composer.locator('.ticket.forme'))
  await composer.getByRole('button', { name: 'Cancel' }).click()

  // The sheet stays open when the last offer goes, and I can go on with what I do there.
  await page.locator('.prompt .sheet').click()
  await card.getByRole('button', { name: 'Decline' }).click()
  await card.waitFor({ state: 'detached' })
  assert.ok(await page.getByRole('heading', { name: 'Offers on the table' }).isVisible())
})

scene(
  'a declined offer stays at hand, to be changed and sent again',
  async (stage) => {
    const { seller, buyer } = await talks(stage)
    const { page } = seller
    await offer(seller)
    const given = seller.person.state().view.offers[0].give[0].card
    await buyer.page.locator('.ticket.forme').getByRole('button', { name: 'Decline' }).click()
    const told = page.locator('.declined', { hasText: `${buyer.person.name} declined` })
    await told.getByRole('button', { name: 'Change it and send it again' }).click()
    const composer = composerOf(page)
    await composer.getByRole('button', { name: 'One ducat more' }).click()
    await composer.getByRole('button', { name: 'Make the offer' }).click()
    await buyer.page.locator('.ticket.forme').waitFor()
    while (!seller.person.state().view.offers.length) await page.waitForTimeout(20)
    const [sent] = seller.person.state().view.offers
    assert.deepEqual([sent.give[0].card, sent.give_ducats, sent.ask], [given, 1, { any: 1 }])
    await told.waitFor({ state: 'detached' })
  },
  { long: true },
)

scene('a reload keeps an offer that is being written', async (stage) => {
  const { seller } = await talks(stage)
  const { page } = seller
  const before = await (await write(seller)).locator('footer p').textContent()
  await page.reload()
  const composer = composerOf(page)
  await composer.getByText(before.trim()).waitFor()
  await composer.getByRole('button', { name: 'Make the offer' }).click()
  await composer.waitFor({ state: 'detached' })
  await page.reload()
  await page.locator('.prompt').getByRole('button', { name: 'New offer' }).waitFor()
  assert.equal(await composer.count(), 0)
})

scene('one press makes just the offer that a price asks for', async (stage) => {
  const { seller, buyer } = await talks(stage)
  const { page, person } = seller
  const { view } = person.state()
  const move = `offer ${1 - view.seat}: ${view.hand[0]} + 3d for 1 any`
  const text = '3 ducats more, and we have a deal.'
  // No bot names a price when a scene wants it: the state of the house gets one on its way here.
  const sent = []
  await page.routeWebSocket(/\/ws\//, (socket) => {
    const house = socket.connectToServer()
    house.onMessage((message) => {
      const frame = JSON.parse(String(message))
      if (frame.type === 'welcome') frame.state.ask.replies = [{ seat: 1 - view.seat, text, move }]
      socket.send(JSON.stringify(frame))
    })
    socket.onMessage((message) => {
      const frame = JSON.parse(String(message))
      if (frame.type === 'move') sent.push(frame.move)
      house.send(message)
    })
  })
  await page.reload()
  const price = page.locator('.price', { hasText: text })
  await price
    .getByRole('button', { name: /^Deal: 1 .* \+ 3 ducats for 1 card of any goods/ })
    .click()
  await buyer.page.locator('.ticket.forme').waitFor()
  assert.deepEqual(sent, [move])
  assert.equal(buyer.person.state().view.offers[0].give_ducats, 3)
})

scene(
  'without a network the app says so at once, and that a move is not sent yet',
  async (stage) => {
    const ada = await stage.person('Ada', {
      fresh: true,
      expects: /ERR_INTERNET_DISCONNECTED|WebSocket/,
    })
    const table = await stage.table([ada], { game: 'oltremare' })
    await ada.go(`/t/${table}`)
    const player = new Player(ada)
    const goOn = ada.page.locator('.prompt [aria-keyshortcuts="G"]')
    await player.meet('trade')
    // With too few cards in hand she has to buy before she may go on.
    while (!(await goOn.count())) {
      await player.act()
      await player.meet('trade')
    }
    await ada.context.setOffline(true)
    await ada.page.locator('.notices .lost').waitFor({ timeout: 3000 })
    await goOn.click()
    const confirm = ada.page.locator('dialog[open] .button.primary')
    await ada.page.locator('.notices .lost', { hasText: 'hasn’t been sent yet' }).waitFor()
    assert.equal(await confirm.count(), 0)
    await ada.context.setOffline(false)
    await ada.page.locator('.notices .lost').waitFor({ state: 'detached' })
    await ada.page.locator('[data-ask="play"]').waitFor()
  },
)

scene(
  'a pause says whose it is, and has its button',
  async (stage) => {
    const { seller, buyer } = await talks(stage)
    await buyer.person.button('Menu').click()
    await buyer.page.getByRole('dialog').getByRole('button', { name: 'Pause' }).click()
    const told = seller.page.locator('.notices .paused', {
      hasText: `${buyer.person.name} has paused the game`,
    })
    await told.getByRole('button', { name: 'Resume' }).click()
    await told.waitFor({ state: 'detached' })
    // Somebody who leaves is seen to be away at the seat itself.
    await buyer.page.goto('about:blank')
    await seller.page.locator('.seats .seat .away').waitFor()
  },
  { long: true },
)
