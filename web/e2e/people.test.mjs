/** Who is who: a personal link asks before it makes somebody else of me, and a device that is ended is told. */
import assert from 'node:assert/strict'
import { accessible, fits, spelledOut, visit } from './inspect.mjs'
import { PHONE, scene } from './scene.mjs'

const PASSWORD = 'a long word for Ada'
const who = async (person) => (await person.ask('/api/me'))?.name
const text = (person, words) => person.page.getByText(words).first().waitFor()

async function link(person) {
  return (await person.ask('/api/me/link', {})).link
}

scene('a personal link says whom it makes of a stranger, who may say no', async (stage) => {
  const ada = await stage.person('Ada')
  const phone = await stage.person('Phone', {
    known: false,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  })
  const path = await link(ada)
  await visit(phone, path)
  await phone.page.getByRole('heading', { name: 'Sign in as Ada?' }).waitFor()
  await accessible(phone, 'a personal link')
  await fits(phone, 'a personal link')
  await phone.button('Not now').click()
  await phone.page.waitForURL(/\/$/)
  assert.equal(await who(phone), undefined)
  await visit(phone, path)
  await phone.button('Sign in as Ada').click()
  await phone.page.waitForURL(/\/games/)
  assert.equal(await who(phone), 'Ada')
  await visit(phone, path)
  await phone.page.getByRole('heading', { name: 'You’re already signed in as Ada' }).waitFor()
})

scene(
  'who is somebody already is told what becomes of that, and may stay',
  async (stage) => {
    const ada = await stage.person('Ada')
    const bob = await stage.person('Bob')
    await stage.table([bob], { game: 'batavia' })
    const path = await link(ada)
    await visit(bob, path)
    await text(bob, 'you are currently Bob, a guest with one game')
    await bob.button('Stay as Bob').click()
    await bob.page.waitForURL(/\/$/)
    assert.equal(await who(bob), 'Bob')
    assert.equal((await bob.ask('/api/me/games')).length, 1)
    await bob.ask('/api/me/register', { login: 'Bob of Bari', password: PASSWORD })
    await visit(bob, path)
    await text(bob, 'signed in as Bob of Bari')
    await bob.button('Sign in as Ada').click()
    await bob.page.waitForURL(/\/games/)
    assert.equal(await who(bob), 'Ada')
    assert.equal((await ada.ask('/api/me/games')).length, 0)
  },
  { long: true },
)

scene('a link that leads to nobody says so', async (stage) => {
  const bob = await stage.person('Bob', { expects: /404/ })
  await bob.go('/me/nobody')
  await text(bob, 'no longer works')
  assert.equal(await who(bob), 'Bob')
})

for (const language of ['de', 'fr', 'it', 'nl'])
  scene(
    `a personal link asks in ${language}`,
    async (stage) => {
      const ada = await stage.person('Ada')
      const bob = await stage.person('Bob', { settings: { language }, viewport: PHONE })
      await stage.table([bob], { game: 'batavia' })
      await visit(bob, await link(ada))
      await spelledOut(bob, language, 'a personal link')
      await fits(bob, `a personal link in ${language}`)
    },
    { long: true },
  )

scene(
  'who registers is told of the other device, and that one is told at its table',
  async (stage) => {
    const ada = await stage.person('Ada')
    const child = await stage.person('Child', { known: false })
    const table = await stage.table([ada], { game: 'batavia' })
    await visit(child, await link(ada))
    await child.button('Sign in as Ada').click()
    await child.page.waitForURL(/\/games/)
    await child.go(`/t/${table}`)
    await child.page.locator('.prompt').first().waitFor()
    await visit(ada, '/account')
    await text(ada, 'programs signed in as Ada will be signed out')
    await ada.page.getByLabel('Account name').fill('Ada of Acre')
    await ada.page.getByLabel('Password, at least 8 characters').fill(PASSWORD)
    await ada.button('Create account').click()
    await text(ada, 'Signed in as Ada of Acre')
    await text(child, 'This device is no longer signed in as Ada')
    await fits(child, 'a table with a note')
    assert.equal(await who(child), undefined)
    await child.page.getByRole('link', { name: 'Sign in' }).click()
    await child.page.waitForURL(/\/account/)
    await child.page.getByLabel('Account name').waitFor()
  },
  { long: true },
)

scene(
  'a new password ends everything else, unless one says otherwise',
  async (stage) => {
    const ada = await stage.person('Ada')
    await ada.ask('/api/me/register', { login: 'Ada the careful', password: PASSWORD })
    const thief = await stage.person('Thief', { known: false })
    const enter = () => thief.ask('/api/me/login', { login: 'Ada the careful', password: PASSWORD })
    await enter()
    await thief.ask('/api/me/tokens', { label: 'robin' })
    const change = async (old, fresh, others) => {
      await visit(ada, '/account')
      await ada.page.locator('summary', { hasText: 'Change password' }).click()
      await ada.page.getByLabel('Current password').first().fill(old)
      await ada.page.getByLabel('New password, at least 8 characters').fill(fresh)
      const box = ada.page.getByLabel('Sign out everything else')
      assert.ok(await box.isChecked(), 'asked for unless one says otherwise')
      await box.setChecked(others)
      await ada.button('Change password').click()
    }
    await change(PASSWORD, PASSWORD, false)
    await text(ada, 'Password changed.')
    assert.equal(await who(thief), 'Ada')
    await change(PASSWORD, 'another long word', true)
    await text(ada, 'Only this device is still signed in')
    assert.equal(await who(thief), undefined)
    assert.equal(await who(ada), 'Ada')
    assert.deepEqual(await ada.ask('/api/me/tokens'), [])
    await accessible(ada, 'the account page with a new password')
  },
  { long: true },
)
