import { expect, test } from 'vitest'
import { ApiError } from './api'
import { Attempt } from './attempt.svelte'

test('what worked is told, and what did not says why', async () => {
  const attempt = new Attempt()
  expect(await attempt.to(async () => {}, 'Done.')).toBe(true)
  expect([attempt.told, attempt.trouble]).toEqual(['Done.', ''])
  const refused = async () => {
    throw new ApiError(400, 'That seat is taken.')
  }
  expect(await attempt.to(refused, 'Done.')).toBe(false)
  expect([attempt.told, attempt.trouble]).toEqual(['', 'That seat is taken.'])
})

test('a second click while the first is under way does nothing', async () => {
  const attempt = new Attempt()
  let acts = 0
  let finish = () => {}
  const slow = attempt.to(() => new Promise<void>((done) => (acts++, (finish = done))))
  expect(attempt.busy).toBe(true)
  expect(await attempt.to(async () => void acts++)).toBe(false)
  finish()
  await slow
  expect([acts, attempt.busy]).toEqual([1, false])
})
