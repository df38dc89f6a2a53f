import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { localAnswer } from '$core/local-answer'
import { OfferCheck } from '../trade/offer-check.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const gain = { chance: 2, chance_error: 1, money: 3, money_error: 1 }

test('the server says whether an offer can be sent, and the coach what it brings', async () => {
  const check = vi.fn(async () => localAnswer({ ok: true }))
  const offer = new OfferCheck(check, async () => gain)
  offer.ask('offer 1')
  expect(check).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(150)
  expect(check).toHaveBeenCalledWith('offer 1')
  expect([offer.good, offer.trouble, offer.gain]).toEqual([true, '', gain])
})

test('a refusal says why, and nobody weighs it', async () => {
  const weigh = vi.fn(async () => gain)
  const offer = new OfferCheck(async () => localAnswer({ reason: 'not your card' }), weigh)
  offer.ask('offer 1')
  await vi.advanceTimersByTimeAsync(150)
  expect([offer.good, offer.trouble]).toEqual([false, 'not your card'])
  expect(weigh).not.toHaveBeenCalled()
  offer.ask('')
  expect(offer.trouble).toBe('')
})

test('an answer to an older question does not count', async () => {
  const answers: ((ok: boolean) => void)[] = []
  const offer = new OfferCheck(
    () => new Promise((resolve) => answers.push((ok) => resolve(localAnswer({ ok })))),
    async () => gain,
  )
  const end = offer.ask('offer 1')
  await vi.advanceTimersByTimeAsync(150)
  end()
  offer.ask('offer 2')
  answers[0]!(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(offer.good).toBe(false)
  await vi.advanceTimersByTimeAsync(150)
  answers[1]!(true)
  await vi.advanceTimersByTimeAsync(0)
  expect([offer.good, offer.gain]).toEqual([true, gain])
})
