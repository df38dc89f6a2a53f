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
  const today = page.getByRole('region', { name: 'Today’s puzzles' })
  await today.getByRole('link').first().waitFor()
  assert.equal(await today.getByRole('link').count(), 5)
  await accessible(ada, 'the puzzles')
  await page.getByRole('list', { name: 'By theme' }).first().getByRole('button').first().click()
  const choices = page.getByRole('list', { name: 'Your choices' }).getByRole('button')
  await choices.first().waitFor()
  assert((await choices.count()) >= 2)
  const first = new URL(page.url())
  await choices.last().focus()
  await page.keyboard.press('Enter')
  await page.locator('.verdict').waitFor()
  // A cause, and the solution move by move on the board.
  assert.ok((await page.locator('[data-reason]').innerText()).length > 20)
  const line = page.getByRole('region', { name: 'The solution, played out' })
  await line.getByRole('button', { name: 'Next move' }).click()
  await page.locator('[data-line="1"]').waitFor()
  await page.getByText('What each choice is worth').first().click()
  const table = page.getByRole('table', { name: 'What each choice is worth' })
  assert.equal(await table.getByText('✓ best').count(), 1)
  assert.equal(await table.getByText('yours').count(), 1)
  await page.getByText('Your rating:').waitFor()
  // The next one is new, and of the same kind.
  await ada.button('Next puzzle').click()
  await page.waitForFunction((old) => location.pathname !== old, first.pathname)
  assert.equal(new URL(page.url()).search, first.search)
  await choices.first().waitFor()
  // Whoever has the link finds the same puzzle; a second answer does not count.
  await ada.go(first.pathname)
  await choices.first().click()
  await page.getByText('What each choice is worth').first().click()
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

scene(
  'the choices of a puzzle are numbered on the board, and the numbers can be picked',
  async (stage) => {
    const cleo = await stage.person('Cleo', { viewport: { width: 1366, height: 657 } })
    const { page } = cleo
    await cleo.go('/puzzles/f6f87ee98cf2') // one that came with the game: three ports
    const numbers = page.locator('[data-mark="choice"]')
    await numbers.first().waitFor()
    const choices = page.getByRole('list', { name: 'Your choices' }).getByRole('button')
    assert.equal(await numbers.count(), await choices.count())
    await numbers.locator('text').first().click()
    await page.locator('.verdict').waitFor()
    await page.locator('[data-mark="better"]').waitFor()
    await fits(cleo, 'a puzzle with its solution')
    // Nobody has mistakes of their own before a game was reviewed.
    await cleo.go('/mistakes')
    await page.getByText('There is nothing here yet').waitFor()
    await accessible(cleo, 'the page of own mistakes')
  },
  { long: true },
)
