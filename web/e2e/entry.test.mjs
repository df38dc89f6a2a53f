/** A closed house: strangers see its entry page and nothing else, until they have a link or the password. */
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findFondaco } from './house.mjs'
import { accessible, fits, spelledOut, visit } from './inspect.mjs'
import { scene } from './scene.mjs'

const PASSWORD = 'the word at the door'
const run = promisify(execFile)

/** What the organiser does on the command line. */
async function admin(house, ...words) {
  const database = `sqlite:///${join(house.folder, 'house.sqlite')}`
  const env = { ...process.env, FONDACO_HOUSE_PASSWORD: PASSWORD, LANG: 'en_GB.UTF-8' }
  const { stdout } = await run(findFondaco(), ['admin', '--database', database, ...words], { env })
  return stdout.trim()
}

/** The house is closed like this, as soon as it has noticed. */
async function close(house, kind, ...more) {
  await admin(house, 'entry', 'set', kind, '--inside', 'out', ...more)
  const told = async () => (await (await fetch(`${house.base}/api/entry`)).json()).kind
  while ((await told()) !== kind) await new Promise((done) => setTimeout(done, 100))
}

const text = (person, words) => person.page.getByText(words).first().waitFor()
const heading = (person, name) => person.page.getByRole('heading', { name }).waitFor()

scene(
  'people come into a closed house by a link, and by its password',
  async (stage) => {
    await close(stage.house, 'invite', '--title', 'Club Utrecht')
    const path = (await admin(stage.house, 'invite')).split('\n')[0]

    const ada = await stage.person('Ada', { known: false })
    await ada.go('/ratings')
    await heading(ada, 'Club Utrecht')
    await text(ada, 'You need an invitation link')
    await accessible(ada, 'the entry page')
    assert.deepEqual([...new Set(ada.asked)].sort(), ['/api/entry', '/api/me'])
    await ada.go(path)
    await text(ada, 'You’re invited')
    await ada.page.getByLabel('Your name').fill('Ada')
    await ada.button('Join').click()
    await ada.page.getByRole('link', { name: 'Ada' }).waitFor()
    assert.equal(new URL(ada.page.url()).pathname, '/')
    await visit(ada, '/ratings')

    const bob = await stage.person('Bob', {
      known: false,
      expects: /400/,
      settings: { language: 'de' },
      viewport: { width: 360, height: 740 },
    })
    await bob.go(path)
    await text(bob, 'Andere waren schneller')
    await fits(bob, 'a link that is used up')

    await close(stage.house, 'password')
    await bob.go('/')
    await text(bob, 'das Passwort dieses Servers')
    await spelledOut(bob, 'de', 'the entry page')
    await fits(bob, 'the entry page')
    await bob.page.getByLabel('Passwort dieses Servers').fill('a wrong word')
    await bob.button('Hereinkommen').click()
    await text(bob, 'Das ist nicht das Passwort')
    await bob.page.getByLabel('Passwort dieses Servers').fill(PASSWORD)
    await bob.button('Hereinkommen').click()
    await bob.page.getByRole('navigation').waitFor()
    await visit(ada, '/') // who came by the link stays
    assert.equal((await ada.ask('/api/me')).name, 'Ada')
  },
  { own: true, long: true },
)
