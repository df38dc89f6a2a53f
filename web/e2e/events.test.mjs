/** A club evening: an organiser, players with phones, and a projector. */
import assert from 'node:assert/strict'
import { accessible, fits, spelledOut } from './inspect.mjs'
import { PHONE, scene } from './scene.mjs'

const text = (person, words) => person.page.getByText(words).first().waitFor()

scene(
  'an organiser runs a round, phones show the table, and the wall shows everybody',
  async (stage) => {
    const ada = await stage.person('Ada')
    await ada.go('/events')
    await ada.page.getByRole('link', { name: 'Announce an event' }).click()
    await ada.page.getByLabel('Title', { exact: true }).fill('Friday')
    await ada.page.getByRole('combobox').first().selectOption({ label: 'Batavia' })
    await ada.button('Announce', { exact: true }).click()
    await ada.page.waitForURL(/\/e\/\w+\/organise$/)
    const event = new URL(ada.page.url()).pathname.split('/')[2]

    const phones = []
    for (const name of ['Bo', 'Cem', 'Dora']) {
      const phone = await stage.person(name, { viewport: PHONE, hasTouch: true, isMobile: true })
      await phone.go(`/e/${event}`)
      await phone.button('Take part').click()
      await phone.button('I’m here').click()
      await text(phone, 'Your table appears here')
      phones.push(phone)
    }
    await text(ada, 'Checked in: 3 of 3.')
    await accessible(ada, 'the organiser’s page')
    await fits(ada, 'the organiser’s page')
    await ada.button('Draw round 1').click()
    await ada.button('Yes', { exact: true }).click()
    await ada.button('Take back the draw').waitFor()
    await text(phones[0], 'Round 1 begins soon.')
    await ada.button('Begin round 1').click()
    await ada.button('Yes', { exact: true }).click()
    await text(ada, 'is being played')

    const wall = await stage.person('Wall', { known: false })
    await wall.go(`/e/${event}/screen`)
    for (const name of ['Bo', 'Cem', 'Dora']) await text(wall, name)
    await accessible(wall, 'the projector page')
    await fits(wall, 'the projector page')

    for (const phone of phones)
      await phone.page.getByRole('link', { name: 'Go to my table' }).waitFor()
    await accessible(phones[0], 'the page of an event')
    await fits(phones[0], 'the page of an event')
    await phones[0].page.getByRole('link', { name: 'Go to my table' }).click()
    await phones[0].page.waitForURL(/\/t\/\w+$/)

    await ada.button('Correct result', { exact: true }).click()
    const dialog = ada.page.getByRole('dialog')
    for (const [at, score] of ['30', '20', '10'].entries())
      await dialog.getByRole('spinbutton').nth(at).fill(score)
    await dialog.getByLabel('Reason').fill('Played with real cards.')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await text(wall, 'Standings')
    const told = await ada.ask(`/api/events/${event}`)
    assert.deepEqual(
      told.standings.map(({ points }) => points),
      [6, 2, 0],
    )
  },
  { long: true },
)

scene(
  'a reserve takes a seat, nobody stands out in the deals, and everybody gets a certificate',
  async (stage) => {
    const ada = await stage.person('Ada')
    const wish = { title: 'Friday', game: 'oltremare', rounds: 1, protest_minutes: 0 }
    const { event } = await ada.ask('/api/events', wish)
    const organise = (data) => ada.ask(`/api/events/${event}/organise`, data)
    const players = []
    for (const name of ['Bo', 'Cem', 'Dora', 'Eve']) {
      const player = await stage.person(name, { viewport: PHONE })
      await player.ask(`/api/events/${event}/register`, {})
      if (name !== 'Eve') await player.ask(`/api/events/${event}/check-in`, {})
      players.push(player)
    }
    await organise({ action: 'draw' })
    await organise({ action: 'begin' })
    await players[3].ask(`/api/events/${event}/check-in`, {}) // she comes late

    await ada.go(`/e/${event}/organise`)
    await ada.button('Mark absent', { exact: true }).click()
    const dialog = ada.page.getByRole('dialog')
    await dialog.getByLabel('Player').selectOption({ label: 'Cem' })
    await dialog.getByLabel('Who plays for Cem?').selectOption({ label: 'Eve' })
    await accessible(ada, 'the dialog of a reserve')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await players[3].go(`/e/${event}`)
    await players[3].page.getByRole('link', { name: 'Go to my table' }).waitFor()

    await organise({
      ...{ action: 'correct', round: 1, table: 1, scores: [30, 20, 10], why: 'Real cards' },
    })
    await text(players[3], 'That was the last round.')
    await ada.page.getByText('Value given in deals').click()
    await text(ada, '0 deals')
    await organise({ action: 'end' })
    await players[3].page.getByRole('img', { name: /Eve/ }).waitFor()
    await accessible(players[3], 'the page of an event that is over')
    await fits(players[3], 'the page of an event that is over')
    await ada.go(`/e/${event}/certificates`)
    await ada.page.locator('.sheets img').nth(2).waitFor()
    assert.equal(await ada.page.locator('.sheets img').count(), 3)
  },
  { long: true },
)

for (const language of ['de', 'fr', 'it', 'nl'])
  scene(
    `the pages of an event are spelled out and fit in ${language}`,
    async (stage) => {
      const ada = await stage.person('Ada', { settings: { language }, viewport: PHONE })
      const { event } = await ada.ask('/api/events', { title: 'Friday', game: 'batavia' })
      for (const path of [
        '/events',
        '/events/new',
        ...['', '/organise', '/screen', '/poster'].map((view) => `/e/${event}${view}`),
      ]) {
        await ada.go(path)
        await ada.page.locator('main h1').waitFor()
        await spelledOut(ada, language, path)
        await fits(ada, path)
      }
    },
    { long: true },
  )
