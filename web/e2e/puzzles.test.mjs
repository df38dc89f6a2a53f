/** Puzzles: chosen by theme, solved, explained, and the next one. */
import assert from 'node:assert/strict'
import { accessible, fits } from './inspect.mjs'
import { scene } from './scene.mjs'

scene('somebody solves a puzzle, sees why, and goes on to the next', async (stage) => {
  const ada = await stage.person('Ada')
  const { page } = ada
  await ada.go('/')
  await page.getByRole('link', { name: 'Solve puzzles' }).click()
  await page.getByRole('list', { name: 'By theme' }).first().waitFor()
  await accessible(ada, 'the puzzles')
  await page.getByRole('list', { name: 'By theme' }).first().getByRole('button').first().click()
  const choices = page.getByRole('list', { name: 'Your choices' }).getByRole('button')
  await choices.first().waitFor()
  assert((await choices.count()) >= 2)
  const first = new URL(page.url())
  await choices.last().focus()
  await page.keyboard.press('Enter')
  await page.locator('.verdict').waitFor()
  const table = page.getByRole('table', { name: 'What each choice would bring you' })
  assert.equal(await table.getByText('the best').count(), 1)
  assert.equal(await table.getByText('yours').count(), 1)
  await page.getByText('Your rating:').waitFor()
  // The next one is new, and of the same kind; with the keyboard one is there already.
  await page.keyboard.press('Enter')
  await page.waitForFunction((old) => location.pathname !== old, first.pathname)
  assert.equal(new URL(page.url()).search, first.search)
  await choices.first().waitFor()
  // Whoever has the link finds the same puzzle; a second answer does not count.
  await ada.go(first.pathname)
  await choices.first().click()
  await page.getByText('You have answered this one before').waitFor()
})

scene('a puzzle is answered on the board itself', async (stage) => {
  const ben = await stage.person('Ben', { viewport: { width: 390, height: 844 } })
  const { page } = ben
  const { id } = await ben.ask('/api/puzzles/next?ruleset=batavia&theme=exchange')
  await ben.go(`/puzzles/${id}`)
  await page.getByRole('list', { name: 'Your choices' }).waitFor()
  await page.locator('.table').getByRole('button', { name: 'Keep' }).click()
  await page.locator('.verdict').waitFor()
  await fits(ben, 'a puzzle')
  await accessible(ben, 'a puzzle with its solution')
})
