/** The page Moderation: somebody with a role takes a report, mutes somebody, announces something, and invites. */
import assert from 'node:assert/strict'
import { accessible, fits, visit } from './inspect.mjs'
import { PHONE, scene } from './scene.mjs'

scene(
  'an owner takes a report, mutes somebody for a day, invites, and everyone reads an announcement',
  async (stage) => {
    const ada = await stage.person('Ada', { viewport: PHONE })
    const bob = await stage.person('Bob')
    const { person } = await ada.ask('/api/me')
    const rude = (await bob.ask('/api/me')).person
    await visit(ada, '/desk')
    await ada.page.getByText('You don’t have a role on this server.').waitFor()
    await stage.house.admin('role', person, 'owner')
    await ada.ask('/api/reports', { about: rude, text: 'He shouts all the time' })
    await visit(ada, '/account')
    await ada.page.getByRole('link', { name: 'Open the moderation page' }).click()
    await ada.page.getByText('He shouts all the time').waitFor()
    await accessible(ada, 'the desk')
    await fits(ada, 'the desk')
    await ada.page.getByRole('button', { name: /Take this report/ }).click()
    await ada.page.getByText('Taken', { exact: true }).waitFor()
    await ada.page.getByRole('link', { name: 'Take action against Bob…' }).click()
    await ada.page.getByLabel('Reason').fill('Shouting')
    await ada.button('Do it').click()
    await ada.page.getByText(/is muted until/).waitFor()
    await ada.page.getByLabel('Text').fill('Back at eight')
    await ada.button('Announce').click()
    await ada.page.getByText('Back at eight').first().waitFor()
    await ada.page.getByLabel('For how many people').fill('2')
    await ada.page.getByLabel('Note').fill('Autumn')
    await ada.button('Create a link').click()
    await ada.page.getByRole('img', { name: 'Scan to join' }).waitFor()
    const link = await ada.page.getByLabel('Invitation link').inputValue()
    assert.match(new URL(link).pathname, /^\/enter\/[\w-]+$/)
    await ada.page.getByText(/^0 of 2 used, until/).waitFor()
    await fits(ada, 'the desk with a link')
    await ada.button('Withdraw: Autumn').click()
    await ada.page.getByText('There are no links.').waitFor()
    const { actions } = await ada.ask('/api/desk')
    assert.deepEqual(
      actions.map((each) => each.what),
      ['uninvite', 'invite', 'announce', 'mute', 'report', 'role'],
    )
    await visit(bob, '/')
    await bob.page.getByText('Back at eight').waitFor()
    const { table } = await bob.ask('/api/tables', { game: 'batavia', players: 3, seat: 0 })
    await bob.go(`/t/${table}`)
    await bob.page.getByText('Back at eight').waitFor()
    await bob.button('OK').click()
    await bob.page.getByText('Back at eight').waitFor({ state: 'detached' })
  },
  { own: true, long: true },
)
