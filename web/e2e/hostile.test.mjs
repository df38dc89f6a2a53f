/** Names, titles and talk that would like to be a program: planted wherever a person can write, then every screen is walked. */
import assert from 'node:assert/strict'
import { SCREENS, visit } from './inspect.mjs'
import { PHONE, scene } from './scene.mjs'

// Short, for a name has 24 characters; each calls `p`, which tells us.
const NAMES = ['<svg/onload=p()>', '<img src=x onerror=p()>', '"><svg/onload=p()>//']
const TITLE = '"\'><script>p()</script><iframe srcdoc="<script>p()">'
const TALK = [
  '<script>p()</script><img src=x onerror=p()><svg onload=p()>',
  '</div></script><a href="javascript:p()" onclick=p()>x</a>',
  '[x](javascript:p()) `<img src=x onerror=p()>` **<svg onload=p()>**',
  '{p()} ${p()} {{p()}} {@html "<svg onload=p()>"} { $name } %3Csvg/onload=p()%3E &lt;svg onload=p()&gt;',
]
const HOOK = 'https://x.test/"><svg/onload=p()>'
const WORD = encodeURIComponent('"><svg onload=p()>')

/** Somebody in whose browser we hear of every program that runs and was not ours. */
async function wary(stage, name, options = {}) {
  const person = await stage.person(name, { ...options, fresh: true })
  const ran = []
  await person.context.exposeFunction('p', () => ran.push(person.page.url()))
  await person.context.exposeFunction('violated', (what) =>
    ran.push(`${person.page.url()} ${what}`),
  )
  await person.context.addInitScript(() =>
    addEventListener('securitypolicyviolation', (event) =>
      window['violated'](`${event.violatedDirective} ${event.sample}`),
    ),
  )
  person.page.on('dialog', (dialog) => (ran.push(dialog.message()), dialog.dismiss()))
  return Object.assign(person, { ran })
}

/** Nothing ran, and nothing of what was planted has become a part of the page but as words. */
async function sound(person, where) {
  const grown = await person.page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((each) =>
        [...each.attributes].some(
          ({ name, value }) => name.startsWith('on') || /^\s*(javascript|data:text)/i.test(value),
        ),
      )
      .concat([...document.querySelectorAll('iframe, object, embed, script:not([src])')])
      .map((each) => each.outerHTML.slice(0, 200)),
  )
  assert.deepEqual(grown, [], `grown at ${where}`)
  assert.deepEqual(person.ran, [], `ran at ${where}`)
}

const say = (person, table, wishes) =>
  person.page.evaluate(
    ([table, wishes]) =>
      new Promise((done, fail) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws/${table}`)
        let answered = 0
        socket.onopen = () =>
          wishes.forEach((wish, at) => socket.send(JSON.stringify({ id: `${at}`, ...wish })))
        socket.onmessage = ({ data }) => {
          const { type, ok, reason } = JSON.parse(data)
          if (type === 'fault' || (type === 'answer' && !ok)) fail(new Error(reason))
          if (type === 'answer' && ++answered === wishes.length) done(socket.close())
        }
      }),
    [table, wishes],
  )

/** Who is called like that, has an account, and has written into everything. */
async function plant(stage) {
  const people = []
  for (const name of NAMES) people.push(await stage.person(name))
  const [ann, bob, cem] = people
  for (const [at, person] of people.entries())
    await person.ask('/api/me/register', { login: name(at), password: 'a long word for us' })
  await ann.ask('/api/me/webhook', { url: HOOK })
  await ann.ask('/api/me/tokens', { label: NAMES[1] })
  await ann.ask('/api/me/blocks', { person: (await cem.ask('/api/me')).person })
  await ann.ask('/api/reports', { about: (await bob.ask('/api/me')).person, text: TALK[0] })
  const tables = {}
  for (const [kind, game, options] of [
    ['over', 'batavia', { setup: 'quick' }],
    ['playing', 'oltremare', {}],
    ['plain', 'batavia', {}],
  ])
    tables[kind] = await stage.table([ann, bob], { game, options, bot: 'random', title: TITLE })
  const open = { game: 'batavia', players: 3, options: {}, seat: 0, title: TITLE }
  tables.open = (await ann.ask('/api/tables', open)).table
  await ann.go('/')
  await cem.go('/')
  for (const table of Object.values(tables)) {
    await say(
      ann,
      table,
      TALK.map((text) => ({ type: 'say', text })),
    )
    await say(
      cem,
      table,
      TALK.map((text) => ({ type: 'say', text, channel: 'gallery' })),
    )
  }
  for (const person of [ann, bob]) await person.ask(`/api/tables/${tables.over}/leave`, {})
  while ((await ann.ask(`/api/tables/${tables.over}`)).status !== 'over')
    await ann.page.waitForTimeout(100)
  return { ann, cem, tables }
}

const name = (at) => NAMES[at].replace('p()', `p()${at}`).slice(0, 24)

async function walk(person, tables) {
  const { over, playing, plain, open } = tables
  const places = [
    ...SCREENS,
    ...[0, 1, 2].map((at) => `/players/${encodeURIComponent(name(at))}`),
    '/ratings/batavia',
    `/t/${open}`,
    `/t/${playing}`,
    `/t/${plain}?plain`,
    `/t/${over}`,
    `/t/${over}/replay/3`,
    `/t/${over}/replay/3?seat=${WORD}`,
    `/t/${over}/compare`,
    ...['t', 'new', 'rules', 'learn', 'players', 'ratings', 'me', ''].map(
      (one) => `/${one}/${WORD}`,
    ),
    `/?lang=${WORD}#${WORD}`,
  ]
  let seen = ''
  for (const place of places) {
    await person.go(place)
    await person.page.locator('main').waitFor({ state: 'attached' })
    if (/^\/t\/\w+(\?|$)/.test(place)) await person.page.locator('.frame[data-number]').waitFor()
    await person.page.waitForLoadState('networkidle')
    for (const name of [/^Log/, /^Seats/, /^Chat/, /^Menu/]) {
      const button = person.page
        .getByRole('button', { name })
        .or(person.page.getByRole('tab', { name }))
      if (
        await button
          .first()
          .isVisible()
          .catch(() => false)
      )
        await button
          .first()
          .click({ timeout: 2000 })
          .catch(() => {})
    }
    await sound(person, place)
    seen += await person.page.evaluate(() => document.body.textContent)
  }
  for (const words of [NAMES[0], NAMES[1], TITLE, TALK[0]])
    assert.ok(seen.includes(words), `${words} was shown nowhere`)
  // What the house answers, looked at as a page of its own.
  for (const path of [
    '/api/tables',
    '/api/tables?status=over',
    `/api/tables/${open}`,
    `/api/tables/${over}/replay`,
    `/api/players/${encodeURIComponent(name(0))}`,
    `/api/tables/${WORD}`,
    `/api/learn/${WORD}?lang=${WORD}`,
    `/api/setting/${WORD}`,
  ]) {
    await person.go(path)
    assert.deepEqual(person.ran, [], path)
  }
}

const EXPECTED = /40[04]|net::ERR/

scene(
  'nothing that a person writes is run in a browser, of another or their own',
  async (stage) => {
    const { ann, tables } = await plant(stage)
    // Without our policy, so that it is not all that holds; in a language that is none.
    const settings = { language: TITLE, theme: TITLE }
    const otto = await wary(stage, 'Otto', { bypassCSP: true, expects: EXPECTED, settings })
    await walk(otto, tables)
    const again = await wary(stage, 'Again', { known: false, expects: EXPECTED, viewport: PHONE })
    await again.context.addCookies(await ann.context.cookies())
    await walk(again, tables)
  },
  { long: true, minutes: 15 },
)

scene(
  'if a program were planted, we would hear of it, and the policy would stop it',
  async (stage) => {
    const grow = (words) => document.body.insertAdjacentHTML('beforeend', words)
    const [free, kept] = [
      await wary(stage, 'Free', { bypassCSP: true, expects: /ERR|404/ }),
      await wary(stage, 'Kept', { expects: /Content Security Policy|ERR|404/ }),
    ]
    for (const person of [free, kept]) {
      await visit(person, '/settings')
      await person.page.evaluate(grow, '<img src="/none" onerror=p()>')
      while (!person.ran.length) await person.page.waitForTimeout(20)
    }
    assert.match(free.ran[0], /settings$/)
    assert.match(kept.ran[0], /script-src/)
    await assert.rejects(sound(free, 'settings'))
    // A bot or a language is a name of ours, or none.
    const table = { game: 'batavia', players: 3, seat: 0, bots: { 1: 'captain:<svg onload=p()>' } }
    for (const [path, body] of [
      ['/api/tables', table],
      ['/api/tables', { ...table, bots: {}, options: { setup: TITLE } }],
      ['/api/me', { name: 'Free', language: NAMES[0] }],
    ])
      await assert.rejects(free.ask(path, body), /400/)
  },
)
