/** The older edition: the first turns and the last are clicked, and bots play for both in between. */
import assert from 'node:assert/strict'
import { Player, leaveToBots } from './player.mjs'
import { scenes } from './scene.mjs'

const scene = scenes()
const game = { game: 'oltremare', options: { edition: '2004' } }

async function finish(people) {
  for (const { page } of people) {
    const sheet = page.getByRole('region', { name: 'Score sheet' })
    await sheet.waitFor()
    for (const { name } of people) await sheet.getByRole('columnheader', { name }).waitFor()
  }
}

scene('Oltremare 2004: two people and a bot play a whole game to the score sheet', async (stage) => {
  const people = [await stage.person('Ada'), await stage.person('Ben')]
  const table = await stage.table(people, game)
  await Promise.all(people.map((person) => person.go(`/t/${table}`)))
  const players = people.map((person) => new Player(person))
  await Promise.all(players.map((player) => player.until()))
  await finish(people)
  for (const asked of ['trade', 'play', 'load']) assert.ok(players.some((player) => player.asked.has(asked)), asked)
}, { minutes: 8 })

scene('somebody hands over to a bot, comes back and plays on', async (stage) => {
  const ada = await stage.person('Ada')
  const ben = await stage.person('Ben')
  const table = await stage.table([ada, ben], { ...game, players: 3 })
  await Promise.all([ada, ben].map((person) => person.go(`/t/${table}`)))
  const [first, second] = [ada, ben].map((person) => new Player(person))
  const others = second.until()
  others.catch(() => {}) // Ben leaves before the game is over
  await first.until((what, sent) => sent && what === 'load')
  await first.settle()
  await first.standUp()
  await ada.page.getByText('A bot plays for Ada.').first().waitFor()
  await ada.until((number) => Number(document.querySelector('.frame').dataset.number) > number + 12, ada.state().number)
  await first.comeBack()
  await ada.page.getByText('Ada is back.').first().waitFor()
  await first.until((what, sent) => sent && what === 'load')
  await first.settle()
  await leaveToBots([first, second], table)
}, { minutes: 6 })
