/** Whole games, clicked to the score sheet by two people in two browsers. */
import assert from 'node:assert/strict'
import { Player } from './player.mjs'
import { scenes } from './scene.mjs'

const scene = scenes()
const only = process.env.E2E_GAME

const GAMES = [
  { title: 'Oltre Mare 2005', game: 'oltremare', asked: ['trade', 'play', 'sail', 'load'] },
  { title: 'Batavia', game: 'batavia', options: { setup: 'quick' }, asked: ['bid', 'act', 'lay', 'travel'] },
].filter(({ title }) => !only || title.includes(only))

for (const { title, asked, ...game } of GAMES)
  scene(`${title}: two people and a bot play a whole game to the score sheet`, (stage) => whole(stage, game, asked), { minutes: 8 })

export async function whole(stage, game, asked) {
  const people = [await stage.person('Ada'), await stage.person('Ben')]
  const table = await stage.table(people, game)
  const players = people.map((person) => new Player(person))
  await Promise.all(people.map((person) => person.go(`/t/${table}`)))
  await Promise.all(players.map((player) => player.until()))
  for (const each of asked) assert.ok(players.some((player) => player.asked.has(each)), `nobody was asked to ${each}`)
  for (const { page } of people) {
    const sheet = page.getByRole('region', { name: 'Score sheet' })
    await sheet.waitFor()
    for (const name of ['Ada', 'Ben']) await sheet.getByRole('columnheader', { name }).waitFor()
  }
  const { result } = people[0].state()
  const totals = await people[0].page.locator('.sheet tfoot tr').first().locator('td').allTextContents()
  assert.deepEqual(totals.map(Number).sort(), [...result.scores].sort())
  return people
}
