/** A watcher sees no secret: not in the page, and not in anything the house sends. */
import assert from 'node:assert/strict'
import { Player } from './player.mjs'
import { scenes } from './scene.mjs'

const scene = scenes()
const words = (text) => new Set(text.match(/[A-Za-z]\w*/g))

/** By number of the log, what somebody held after it. */
function hands(person) {
  const held = new Map()
  for (const frame of person.frames) {
    const { state } = JSON.parse(frame)
    if (state?.view) held.set(state.number, state.view.hand)
  }
  return held
}

async function watched(stage, game, turns) {
  const people = [await stage.person('Ada'), await stage.person('Ben')]
  const cleo = await stage.person('Cleo')
  const table = await stage.table(people, { game })
  await Promise.all([...people, cleo].map((person) => person.go(`/t/${table}`)))
  await cleo.page.locator('.prompt').waitFor()
  const players = people.map((person) => new Player(person))
  let left = turns
  await Promise.race(players.map((player) => player.until((what) => (what === 'confirm' && left-- <= 0) || left < 0)))
  await cleo.until((number) => Number(document.querySelector('.frame')?.dataset.number) >= number, Math.min(...people.map((person) => person.state().number)))
  assert.equal(cleo.state().you, -1)
  assert.equal(await cleo.page.locator('.prompt.asked').count(), 0)
  return { people, cleo }
}

scene('Oltre Mare: a watcher gets no card that is in somebody’s hand', async (stage) => {
  const { people, cleo } = await watched(stage, 'oltremare', 3)
  let compared = 0
  const held = people.map(hands)
  for (const frame of cleo.frames) {
    const { number, state } = JSON.parse(frame)
    const seen = words(frame)
    for (const hand of held.map((each) => each.get(number ?? state?.number) ?? []))
      for (const card of hand) {
        compared++
        assert.ok(!seen.has(card), `${card} in ${frame}`)
      }
    assert.ok(!state?.view?.hand?.length, 'a watcher has no hand')
  }
  assert.ok(compared > 20, 'too little was compared')
  const page = words(await cleo.page.content())
  for (const person of people) for (const card of person.state().view.hand) assert.ok(!page.has(card), `${card} in the page`)
  assert.equal(await cleo.page.locator('[data-part="hand"]').count(), 0)
})

scene('Batavia: a watcher gets no hand, no letters and no shop that lies face down', async (stage) => {
  const { people, cleo } = await watched(stage, 'batavia', 3)
  const views = cleo.frames.map((frame) => JSON.parse(frame).state?.view).filter(Boolean)
  assert.ok(views.length > 5)
  for (const view of views) {
    assert.equal(view.hand, null)
    assert.ok(view.letters.every((count) => count === null))
    assert.equal(view.knowledge, undefined)
    assert.ok(view.tiles.slice(view.face_up).every((tile) => tile === null))
  }
  assert.ok(people[0].state().view.hand, 'whoever plays has one')
  assert.equal(await cleo.page.locator('[data-part="hand"]').count(), 0)
})
