/** A watcher learns nothing that not everybody knows: not from the page, nor from anything the house sends. */
import assert from 'node:assert/strict'
import { Player } from './player.mjs'
import { scene } from './scene.mjs'

/** What differs from seat to seat and is no secret: who one is, and what one may do. */
const OWN = /^(seat|prompt|moves|may_offer)\b/

/** Everything that a frame's events or view say, as pairs of where and what. */
function* facts(told, path = '') {
  if (told === null || told === undefined) return
  if (typeof told !== 'object') yield [path, told]
  else
    for (const [key, each] of Object.entries(told))
      yield* facts(each, path ? `${path}.${key}` : key)
}
const known = (told) => new Map(facts(told))

/** The entries of the log that somebody was told of, by number. */
const updates = (person) =>
  new Map(
    person
      .told()
      .flatMap((frame) =>
        frame.type === 'update' && frame.what !== 'refreshed' ? [[frame.number, frame]] : [],
      ),
  )
const story = (person) =>
  person
    .told()
    .findLast(({ type }) => type === 'welcome')
    .story.map(({ text }) => text)

/** A watcher is told of everybody what an opponent is told, except where a line speaks to both players. */
function sameLines(told, ...others) {
  for (const [at, line] of told.entries())
    assert.ok(
      others.some((lines) => lines[at] === line) ||
        others.every((lines) => /\byou/i.test(lines[at])),
      `only the watcher is told: ${line}`,
    )
}

/** What the cards in somebody's hand say. */
const hand = ({ page }) =>
  page
    .locator('[data-part="hand"] .held .hand-card, [data-part="hand"] .group')
    .evaluateAll((cards) =>
      cards.map(
        (card) =>
          card.getAttribute('aria-label') ?? card.querySelector('.visually-hidden').textContent,
      ),
    )

for (const game of ['oltremare', 'batavia'])
  scene(
    `${game}: a watcher sees what everybody may see, and no more`,
    async (stage) => {
      const people = [await stage.person('Ada'), await stage.person('Ben')]
      const [ada, ben] = people
      const cleo = await stage.person('Cleo')
      const table = await stage.table(people, { game })
      await Promise.all([...people, cleo].map((person) => person.go(`/t/${table}`)))
      await cleo.page.locator('.prompt').waitFor()
      const players = people.map((person) => new Player(person))
      await Promise.race(players.map((player) => player.until(() => ada.state().number > 50)))
      await ada.ask(`/api/tables/${table}/pause`, {}) // so that everybody comes to the same moment
      const { number } = await ada.ask(`/api/tables/${table}`)
      for (const person of [...people, cleo])
        await person.until(
          (now) => Number(document.querySelector('.frame')?.dataset.number) >= now,
          number,
        )

      assert.equal(cleo.state().you, -1)
      assert.equal(await cleo.page.locator('.prompt.asked, [data-part="hand"]').count(), 0)
      const [mine, theirs] = [updates(ada), updates(ben)]
      let compared = 0
      for (const [at, { events, lines, state }] of updates(cleo)) {
        const others = [mine.get(at), theirs.get(at)]
        if (!others.every(Boolean)) continue // somebody came in later
        for (const [what, told] of Object.entries({ events, view: state?.view })) {
          const open = others.map((other) =>
            known(what === 'view' ? other.state?.view : other.events),
          )
          for (const [where, fact] of facts(told)) {
            if (what === 'view' && OWN.test(where)) continue
            compared++
            assert.ok(
              open.every((each) => each.get(where) === fact),
              `${at}: only the watcher gets ${what}.${where} = ${fact}`,
            )
          }
        }
        sameLines(
          lines.map(({ text }) => text),
          ...others.map((other) => other.lines.map(({ text }) => text)),
        )
      }
      assert.ok(compared > 1000, 'too little was compared')

      // In the page: nothing of a hand that the other player's page does not show as well.
      for (const [one, other] of [
        [ada, ben],
        [ben, ada],
      ]) {
        const [held, shown, seen] = [
          await hand(one),
          await other.page.content(),
          await cleo.page.content(),
        ]
        assert.equal(
          held.length,
          Object.values(one.state().view.hand).filter(Boolean).length,
          'whoever plays sees the own hand',
        )
        for (const card of held)
          assert.ok(
            shown.includes(card) || !seen.includes(card),
            `the watcher's page shows ${card}`,
          )
      }

      // Over HTTP: what everybody gets, the table as it was sent, and no record before the end.
      assert.deepEqual((await cleo.ask(`/api/tables/${table}`)).view, cleo.state().view)
      for (const path of new Set(cleo.asked))
        if (!path.startsWith('/api/me'))
          assert.deepEqual(await cleo.ask(path), await ada.ask(path), path)
      for (const path of ['record', 'replay?seat=0', 'replay?seat=-1'])
        await assert.rejects(cleo.ask(`/api/tables/${table}/${path}`), /: 400 .* over/)

      // Whoever comes later is told of what was before what a player is told, or what was told then.
      const told = new Set(
        [...updates(cleo).values()].flatMap(({ lines }) => lines.map(({ text }) => text)),
      )
      for (const person of [...people, cleo]) {
        await person.page.reload()
        await person.page.locator('.prompt').waitFor()
      }
      for (const line of [...story(ada), ...story(ben)]) told.add(line)
      assert.ok(story(cleo).length > 20)
      assert.deepEqual(
        story(cleo).filter((line) => !told.has(line)),
        [],
      )
    },
    { own: true, long: true }, // in `make test` frames and views are compared without a browser
  )
