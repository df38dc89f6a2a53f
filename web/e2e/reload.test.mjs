/** Reload and restart in the middle of a turn: nothing is lost, and the connection heals itself. */
import assert from 'node:assert/strict'
import { Player, whoMeets } from './player.mjs'
import { scenes } from './scene.mjs'

const scene = scenes()
/** While the house is closed, the browser says in its own words that nobody answers. */
const closed = /WebSocket connection to|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_SOCKET_NOT_CONNECTED/

for (const game of ['oltremare', 'batavia'])
  scene(`${game}: a reload and a killed house in mid-turn lose nothing`, async (stage) => {
    const people = [await stage.person('Ada', { expects: closed }), await stage.person('Ben', { expects: closed })]
    const table = await stage.table(people, { game })
    await Promise.all(people.map((person) => person.go(`/t/${table}`)))
    const wanted = game === 'oltremare' ? 'play' : 'lay'
    const players = people.map((person) => new Player(person))
    const player = await whoMeets(players, wanted)
    const { person, page } = player
    const before = person.state()

    await page.reload()
    await page.locator(`[data-ask="${wanted}"]`).waitFor()
    assert.deepEqual(person.state().view, before.view)

    await stage.house.stop('SIGKILL')
    await page.locator('.notices .lost').waitFor()
    assert.ok(await page.locator('[data-part="hand"]').isVisible(), 'the board stays readable')
    // A move that is made now arrives when the house is open again.
    const found = await player.look()
    if (found.sends) await player.act()
    await stage.house.start()
    for (const each of people) await each.page.locator('.notices .lost').waitFor({ state: 'detached' })
    if (found.sends) await person.until((number) => Number(document.querySelector('.frame').dataset.number) > number, before.number)
    else assert.deepEqual(person.state().view, before.view)
    const { number } = person.state()
    while (person.state().number === number) await player.act()
  })
