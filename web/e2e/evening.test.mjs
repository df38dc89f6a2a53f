/** An evening in one room: a code for the phones, people who look for players, an announced restart. */
import assert from 'node:assert/strict'
import { accessible, fits } from './inspect.mjs'
import { PHONE, scene } from './scene.mjs'

const phone = { viewport: PHONE, hasTouch: true, isMobile: true }

scene(
  'people who look for players are led to their table when it is full',
  async (stage) => {
    const ada = await stage.person('Ada')
    await ada.go('/here')
    await ada.page.getByRole('combobox', { name: 'Game' }).selectOption({ label: 'Batavia' })
    await ada.page.getByRole('combobox', { name: 'players' }).selectOption('3')
    await ada.button('I’m looking for players').click()
    const seated = (count) => ada.page.getByText(`Looking for players: Batavia, ${count} of 3`)
    await seated(1).waitFor()
    await accessible(ada, 'the page of an evening')
    await fits(ada, 'the page of an evening')
    await ada.page.getByRole('link', { name: 'Rules' }).first().click() // and still looks for players

    const others = [await stage.person('Bo', phone), await stage.person('Cem', phone)]
    for (const [at, other] of others.entries()) {
      await other.go('/')
      await other.button('Join: Ada').click()
      if (!at) await seated(2).waitFor()
    }
    for (const person of [ada, ...others]) await person.page.waitForURL(/\/t\/\w+$/)
    assert.equal(new Set([ada, ...others].map(({ page }) => page.url())).size, 1)
    await ada.page.locator('.prompt').waitFor()
  },
  { long: true },
)

scene(
  'whoever stops looking is no longer in the list',
  async (stage) => {
    const [eva, bo] = [await stage.person('Eva'), await stage.person('Bo', phone)]
    await eva.go('/here')
    await eva.button('I’m looking for players').click()
    await bo.go('/here')
    await bo.button('Join: Eva').waitFor()
    await fits(bo, 'the page of an evening on a phone')
    await accessible(bo, 'the page of an evening on a phone')
    await eva.button('Stop looking').click()
    await eva.button('I’m looking for players').waitFor()
    await bo.button('Join: Eva').waitFor({ state: 'detached' })
  },
  { long: true },
)
