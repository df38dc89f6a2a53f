/** How the table treats people: it explains itself, hears single keys, and its bots wait. */
import assert from 'node:assert/strict'
import { Player, whoMeets } from './player.mjs'
import { PHONE, scene } from './scene.mjs'

scene(
  'single keys: cards by their numbers, an offer, what there is to know',
  async (stage) => {
    const people = [await stage.person('Ada'), await stage.person('Ben')]
    const table = await stage.table(people, { game: 'oltremare', players: 2 })
    await Promise.all(people.map((person) => person.go(`/t/${table}`)))
    const { page } = await whoMeets(
      people.map((person) => new Player(person)),
      'trade',
    )
    await page.keyboard.press('?')
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await help.getByText('Your cards, from left to right').waitFor()
    await page.keyboard.press('Escape')
    await help.waitFor({ state: 'hidden' })

    await page.keyboard.press('o')
    const composer = page.getByRole('region', { name: 'Make an offer' })
    await composer.waitFor()
    await page.keyboard.press('1')
    await page.locator('[data-part="hand"] .hand-card.chosen').first().waitFor()
    await page.keyboard.press('Escape')
    await composer.waitFor({ state: 'detached' })

    // What a card is and does, with its rule: to whoever comes with the mouse and stays.
    await page.mouse.move(2, 2)
    await page.locator('[data-part="hand"] .held .hand-card').first().hover()
    const told = page.locator('.anatomy')
    await told.getByText('while on top of your cargo, it makes you play exactly').waitFor()
    await told.getByRole('button', { name: 'OM-2.3.1' }).click()
    await page.getByRole('dialog', { name: /OM-2\.3\.1/ }).waitFor()
    await page.keyboard.press('Escape')
  },
  { long: true },
)

scene(
  'a bot waits while somebody composes, and the draft outlives its talks',
  async (stage) => {
    const ada = await stage.person('Ada')
    const { page } = ada
    const composer = page.getByRole('region', { name: 'Make an offer' })
    const asked = () => ada.state()?.view?.prompt.ask
    const whilst = async (holds) => {
      while (holds()) await page.waitForTimeout(50)
    }

    /** Whether a bot has begun to talk at a new table, and heard that we write before it went on. */
    async function composes() {
      const how = { game: 'oltremare', players: 2, bot: 'merchant', calm: true, talk: 3 }
      const table = await stage.table([ada], how)
      const before = ada.frames.length
      const heard = () => ada.told().findLast(({ type }, at) => at >= before && type === 'waiting')
      await ada.go(`/t/${table}`)
      await whilst(() => ada.state()?.table !== table || asked() === 'wait')
      if (asked() !== 'talk') return false // it is we who begin
      const offer = page.locator('.prompt').getByRole('button', { name: 'New offer' })
      await offer.click({ timeout: 5000 }).catch(() => null) // on a slow machine it has gone on
      await whilst(() => asked() === 'talk' && !heard()?.busy.includes(0))
      return asked() === 'talk'
    }
    while (!(await composes()));
    await composer.locator('.cards button.hand-card').first().click()
    await page.waitForTimeout(4500) // longer than the bot would have waited
    assert.ok(await composer.isVisible(), 'the composer is still open')
    // It may buy cards and answer meanwhile; its talks go on.
    assert.equal(asked(), 'talk', 'nobody ended the talks meanwhile')
    await page.keyboard.press('Escape')
    await composer.waitFor({ state: 'detached' })
  },
  { long: true },
)

/** In the page: how many voices were started since it was loaded. */
function listen() {
  window.voices = 0
  const { start } = AudioScheduledSourceNode.prototype
  for (const kind of [OscillatorNode, AudioBufferSourceNode])
    kind.prototype.start = function (...when) {
      window.voices++
      return start.apply(this, when)
    }
}

scene(
  'sounds are heard by whoever wants them, and by nobody else',
  async (stage) => {
    const people = [
      await stage.person('Ada', { settings: { sound: true } }),
      await stage.person('Ben', { settings: { sound: false } }),
    ]
    for (const { context } of people) await context.addInitScript(listen)
    const table = await stage.table(people, { game: 'batavia' })
    await Promise.all(people.map((person) => person.go(`/t/${table}`)))
    const players = people.map((person) => new Player(person))
    await Promise.race(players.map((player) => player.until(() => people[0].state().number > 12)))
    await people[0].until(() => window.voices > 0)
    assert.equal(await people[1].page.evaluate(() => window.voices), 0)
  },
  { long: true },
)

scene('on a phone what is said is seen, and what happened can be read', async (stage) => {
  const [ada, ben] = [await stage.person('Ada', { viewport: PHONE }), await stage.person('Ben')]
  const table = await stage.table([ada, ben], { game: 'batavia' })
  await Promise.all([ada, ben].map((person) => person.go(`/t/${table}`)))
  await ada.page.locator('.prompt').waitFor()
  const said = 'One moment, please.'
  await ben.page.locator('.part.chat summary').click()
  await ben.page.getByRole('button', { name: said }).click()
  await ada.page.locator('.notices .spoken', { hasText: said }).waitFor()
  await ben.page.locator('.who .bubble', { hasText: said }).waitFor()
  const told = ada.page.locator('.prompt .news').first()
  await told.waitFor()
  const line = await told.evaluate((each) => {
    const words = [...each.querySelectorAll('span')].find(
      ({ textContent }) => textContent.length > 9,
    )
    return { room: words.offsetWidth, wanted: words.scrollWidth }
  })
  assert.ok(line.room >= Math.min(line.wanted, 200), `what happened has ${line.room} pixels`)
})

/** The table that somebody opens next is over as soon as we say so, whatever the house thinks. */
async function ending(person) {
  let end
  await person.context.routeWebSocket(/\/ws\//, (socket) => {
    socket.connectToServer().onMessage((text) => {
      const frame = JSON.parse(String(text))
      if (frame.type === 'welcome')
        end = () => {
          const { state } = frame
          const places = state.seats.map((_, at) => at + 1)
          const result = { payments: [], places, scores: places, review: [], seed: '' }
          const over = { ...state, number: state.number + 999, status: 'over', ask: null, result }
          const told = { events: [], lines: [], taken_back: [], speech: null, changes: null }
          const what = { type: 'update', number: over.number, at: 0, what: 'moved', seat: 0 }
          socket.send(JSON.stringify({ ...what, ...told, after: -1, state: over }))
        }
      socket.send(text)
    })
  })
  return () => end()
}

for (const reducedMotion of /** @type {const} */ (['no-preference', 'reduce']))
  scene(
    reducedMotion === 'reduce'
      ? 'a game is over: who wants no motion has the result at once'
      : 'a game is over: the last move is seen before the result, until somebody has seen enough',
    async (stage) => {
      const expects = /\/(money|replay)/ // the house does not know that it is over
      const ada = await stage.person('Ada', { reducedMotion, expects, fresh: true })
      const end = await ending(ada)
      const table = await stage.table([ada], { game: 'batavia' })
      await ada.go(`/t/${table}`)
      const board = ada.page.locator('.batavia')
      await board.waitFor()
      await ada.page.evaluate(() => {
        new MutationObserver(() => {
          if (document.querySelector('.frame').dataset.status === 'over')
            window.seenAtTheEnd ??= !!document.querySelector('.batavia')
        }).observe(document.querySelector('.frame'), { attributes: true })
      })
      end()
      await ada.until(() => window.seenAtTheEnd !== undefined)
      assert.equal(await ada.page.evaluate(() => window.seenAtTheEnd), reducedMotion !== 'reduce')
      await ada.page.keyboard.press('Shift')
      await ada.page.getByRole('region', { name: 'Score sheet' }).waitFor()
      assert.equal(await board.count(), 0)
    },
    { long: true },
  )
