/** Before the game and around it: who is the host, who is sent away, time for a rival, sounds. */
import assert from 'node:assert/strict'
import { scene } from './scene.mjs'

scene(
  'the host is marked, and asked before somebody is sent away',
  async (stage) => {
    const [ada, bob] = [await stage.person('Ada'), await stage.person('Bob')]
    const how = { game: 'batavia', players: 3, bots: { 2: 'greedy' }, seat: 0 }
    const { table } = await ada.ask('/api/tables', how)
    await bob.ask(`/api/tables/${table}/sit`, { seat: 1, name: 'Bob' })
    await Promise.all([ada.go(`/t/${table}`), bob.go(`/t/${table}`)])
    const seat = (person, name) => person.page.locator('.lobby .seats li').filter({ hasText: name })
    await seat(bob, 'Ada').getByText('host', { exact: true }).waitFor()
    const remove = seat(ada, 'Bob').getByRole('button', { name: 'Remove' })
    await remove.click()
    const asked = ada.page.getByRole('dialog', { name: 'Remove Bob?' })
    await asked.getByRole('button', { name: 'Not now' }).click()
    await asked.waitFor({ state: 'hidden' })
    await remove.click()
    await asked.getByRole('button', { name: 'Remove' }).click()
    await seat(ada, 'Bob').waitFor({ state: 'detached' })
  },
  { long: true },
)

scene(
  'a rival is given a minute, and reads who gave it',
  async (stage) => {
    const people = [await stage.person('Ada'), await stage.person('Bob')]
    const clock = { kind: 'live', bank: 600, increment: 0 }
    const table = await stage.table(people, { game: 'oltremare', players: 2, clock })
    for (const person of people) await person.go(`/t/${table}`)
    for (const { page } of people) await page.locator('.prompt').waitFor()
    const turn = people[0].state().running
    const [rival, giver] = [people[turn], people[1 - turn]]
    await giver.button(`Give ${rival.name} one more minute`).first().click()
    await rival.page
      .locator('.prompt')
      .getByText(`${giver.name} gives ${rival.name} one more minute.`)
      .waitFor()
    assert.ok(rival.state().seats[turn].clock > 610_000)
    assert.equal(await rival.button(/Give .* one more minute/).count(), 0)
  },
  { long: true },
)

scene(
  'sounds are offered once, in the first game',
  async (stage) => {
    const ada = await stage.person('Ada', { fresh: true })
    await ada.context.addInitScript(() => {
      if (sessionStorage.getItem('asked')) return
      sessionStorage.setItem('asked', 'yes')
      localStorage.removeItem('fondaco-sound-offered')
    })
    await ada.go(`/t/${await stage.table([ada], { game: 'batavia' })}`)
    await ada.button('No, thanks').click()
    await ada.page.locator('.sound-offer').waitFor({ state: 'detached' })
    await ada.page.reload()
    await ada.page.locator('.prompt').waitFor()
    assert.equal(await ada.page.locator('.sound-offer').count(), 0)
  },
  { long: true },
)
