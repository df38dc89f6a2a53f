/** Talks at the table: an offer with a lie in it, an auction by proxy, moves that are taken back. */
import assert from 'node:assert/strict'
import { Player, leaveToBots, whoMeets } from './player.mjs'
import { scene } from './scene.mjs'

async function sitting(stage, game) {
  const people = [await stage.person('Ada'), await stage.person('Ben')]
  const table = await stage.table(people, game)
  await Promise.all(people.map((person) => person.go(`/t/${table}`)))
  return people.map((person) => new Player(person))
}

scene(
  'a trade with a false claim: composed, seen, accepted, and told when the game is over',
  async (stage) => {
    const players = await sitting(stage, { game: 'oltremare' })
    const seller = await whoMeets(players, 'trade')
    const buyer = players.find((player) => player !== seller)
    const { page } = seller
    const name = buyer.person.name

    await page.locator('.prompt').getByRole('button', { name: 'New offer' }).click()
    const composer = page.getByRole('region', { name: 'Make an offer' })
    await composer.getByRole('group', { name: 'To whom' }).getByRole('button', { name }).click()
    await composer.locator('.cards button.hand-card').first().click()
    await composer.getByRole('button', { name: /^Ask for one more card of any goods/ }).click()
    // The first power that is a lie.
    for (const chip of await composer.locator('.said.lion').all()) {
      await chip.click()
      if (await composer.locator('.verdict.lie').count()) break
    }
    assert.equal(
      await composer
        .locator('.verdict')
        .textContent()
        .then((text) => text.trim()),
      'That is not true. You may say it anyway.',
    )
    const claimed = await composer.locator('.said.lion[aria-pressed="true"]').textContent()
    const held = seller.person.state().view.hand
    await composer.getByRole('button', { name: 'Make the offer' }).click()

    const ticket = buyer.page.locator('.ticket.forme')
    await ticket.waitFor()
    assert.match(await ticket.getAttribute('aria-label'), new RegExp(`${claimed}`))
    await ticket.getByRole('button', { name: 'Accept' }).click()
    const accepting = ticket.getByRole('group', { name: 'What changes hands' })
    await accepting.waitFor()
    if (await accepting.locator('button.hand-card').count())
      await accepting.locator('button.hand-card').first().click()
    const terms = await accepting.locator('dl').innerText()
    assert.match(terms, /You give/)
    assert.match(terms, new RegExp(`You get[^]*${claimed}`))
    const mine = buyer.person.state().view.hand
    await accepting.getByRole('button', { name: 'It’s a deal' }).click()
    await ticket.waitFor({ state: 'detached' })

    // One card for one card, and only those two have changed hands.
    await page.waitForFunction(() => !document.querySelector('.ticket'))
    const [sold] = held.filter((card) => !seller.person.state().view.hand.includes(card))
    const [paid] = mine.filter((card) => !buyer.person.state().view.hand.includes(card))
    assert.ok(
      buyer.person.state().view.hand.includes(sold) &&
        seller.person.state().view.hand.includes(paid),
    )

    await leaveToBots(players, seller.person.state().table)
    for (const player of players) {
      const told = player.page.locator('.sheet section', { hasText: 'Who told the truth?' })
      await told.waitFor()
      const lie = new RegExp(
        `${player === seller ? 'You' : seller.person.name} said “power ${claimed}” about ${sold.replace(/\d+/, ' $&')} .*power (?!${claimed})\\d.*NOT TRUE`,
        'i', // goods begin with a capital here
      )
      assert.match((await told.locator('li').allTextContents()).join('\n'), lie)
    }
  },
  { minutes: 5 },
)

scene('an offer is declined, with the reason', async (stage) => {
  const players = await sitting(stage, { game: 'oltremare', players: 2 })
  const seller = await whoMeets(players, 'trade')
  const buyer = players.find((player) => player !== seller)
  const { page } = seller
  await page.locator('.prompt').getByRole('button', { name: 'New offer' }).click()
  const composer = page.getByRole('region', { name: 'Make an offer' })
  await composer.locator('.cards button.hand-card').first().click()
  await composer.getByRole('button', { name: /^Ask for one more card of any goods/ }).click()
  await composer.getByRole('button', { name: 'Make the offer' }).click()

  const ticket = buyer.page.locator('.ticket.forme')
  await ticket.getByRole('button', { name: 'Give a reason' }).click()
  await ticket.getByRole('button', { name: 'That is not enough for me.' }).click()
  await ticket.waitFor({ state: 'detached' })
  await page.getByText('That is not enough for me.').first().waitFor()
  await page.waitForFunction(() => !document.querySelector('.ticket'))
})

scene(
  'an auction in which a proxy bids for one of them',
  async (stage) => {
    const [ada, ben] = await sitting(stage, { game: 'batavia', options: { setup: 'quick' } })
    const auction = ada.page.getByRole('region', { name: 'Auction' })
    await auction.locator('input[type="number"]').fill('9')
    await auction.locator('form button').click()
    await auction.locator('.standing').waitFor()
    // Ben bids against whatever stands, until the auction is over; Ada clicks nothing.
    ben.bold = 3
    ben.until().catch(() => {})
    await auction.waitFor({ state: 'detached' })
    const bids = ben.person.frames
      .flatMap((frame) => JSON.parse(frame).events ?? [])
      .filter(({ event, seat }) => event === 'bid' && seat === 0)
    assert.ok(bids.length > 0, 'nobody bid for Ada')
    assert.ok(
      bids.every(({ bid }) => bid <= 9),
      JSON.stringify(bids),
    )
  },
  { minutes: 3 },
)

scene(
  'a move is taken back',
  async (stage) => {
    const [ada, ben] = await sitting(stage, { game: 'batavia', options: { setup: 'quick' } })
    const other = ben.until()
    other.catch(() => {})
    await ada.until((what) => what === 'act')
    await ada.meet('lay')
    const { page, person } = ada
    const undo = page.locator('.prompt').getByRole('button', { name: 'Undo' })
    assert.equal(await undo.getAttribute('aria-disabled'), 'false')
    const before = person.state()
    await undo.click()
    await person.until(
      (number) => Number(document.querySelector('.frame').dataset.number) > number,
      before.number,
    )
    assert.equal(person.state().view.step.length, before.view.step.length - 1)
    await page.getByText('Ada takes back a move.').first().waitFor()
  },
  { minutes: 3 },
)

scene(
  'undo is refused past a reveal, with the reason',
  async (stage) => {
    const players = await sitting(stage, { game: 'oltremare', players: 2 }) // no bot comes between
    const { page, person } = await whoMeets(players, 'trade')
    const prompt = page.locator('.prompt')
    await prompt.getByRole('button', { name: 'Buy a card' }).click()
    await prompt.getByText('Bought this turn: 1 of').waitFor()
    const undo = prompt.getByRole('button', { name: 'Undo', disabled: true })
    const why = await undo.getAttribute('title')
    assert.match(why, /revealed something/)
    const { hand } = person.state().view
    await prompt.locator('.buttons:not(.fresh)').waitFor()
    await undo.click({ force: true }) // it can be asked, and says why not
    await page.locator('.notices .told').getByText(why).waitFor()
    // Even if it is asked for without the button, it is refused, and the card stays.
    const { reason } = await page.evaluate(
      (table) =>
        new Promise((done) => {
          const socket = new WebSocket(
            `${location.origin.replace('http', 'ws')}/ws/${table}?lang=en`,
          )
          socket.onmessage = ({ data }) => {
            const frame = JSON.parse(data)
            if (frame.type === 'welcome')
              socket.send(JSON.stringify({ type: 'undo', id: 'undo', count: 1 }))
            if (frame.type === 'answer') done(frame)
          }
        }),
      person.state().table,
    )
    assert.ok(reason.includes(why), reason)
    assert.deepEqual(person.state().view.hand, hand)
  },
  { minutes: 3 },
)
