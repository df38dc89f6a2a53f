/** A whole game, clicked to the score sheet by two people in two browsers, with a bot in the third seat. */
import assert from 'node:assert/strict'
import { Player } from './player.mjs'

/** `asked`: what somebody must have been asked to do in the course of it. */
export async function playWhole(stage, game, asked) {
  const people = [await stage.person('Ada'), await stage.person('Ben')]
  const table = await stage.table(people, game)
  const players = people.map((person) => new Player(person))
  await Promise.all(people.map((person) => person.go(`/t/${table}`)))
  await Promise.all(players.map((player) => player.until()))
  for (const each of asked)
    assert.ok(
      players.some((player) => player.asked.has(each)),
      `nobody was asked to ${each}`,
    )
  await finalSheet(people)
}

/** Everybody sees the sheet, with the scores that the house tells. */
export async function finalSheet(people) {
  for (const person of people) {
    const sheet = person.page.getByRole('region', { name: 'Score sheet' })
    await sheet.waitFor()
    for (const { name } of people) await sheet.getByRole('columnheader', { name }).waitFor()
    const totals = await sheet.locator('tfoot tr').first().locator('td').allTextContents()
    const sorted = (numbers) => numbers.map(Number).sort((a, b) => a - b)
    assert.deepEqual(sorted(totals), sorted(person.state().result.scores))
  }
}
