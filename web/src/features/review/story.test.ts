import { expect, test } from 'vitest'
import { t } from '$core/i18n.svelte'
import type { KeyMoment, PlayerReview } from '$core/types/answers'
import { headline } from './story'

const WHO = { me: 'yes', name: 'Ada', unit: 'gold' } as const
const told = (place: number, ...marks: string[]) => {
  const moments = marks.map((mark) => ({ mark }) as KeyMoment)
  const player = { seat: 0, place, score: 31, cause: '', amount: 0, others: 0, moments }
  return headline(player as PlayerReview & typeof player, true, WHO).slice(1)
}
const said = (...marks: string[]) => told(2, ...marks).join(' ')

test('small losses do not decide a game, and the headline says that they are there', () => {
  expect(said('?!', '?!', '?!')).toBe(t('web-review-small', { count: 3 }))
  expect(said('?', '??')).toBe(t('web-review-decided', { count: 2 }))
  expect(told(2, '?!', '??', '?!')).toEqual([
    t('web-review-decided', { count: 1 }),
    t('web-review-also', { count: 2 }),
  ])
  expect(said()).toBe(t('web-review-decided', { count: 0 }))
  expect(said('?!')).not.toBe(said())
})

test('no mistake of the winner decided the game, and a find is not a mistake', () => {
  expect(told(1, '?', '!', '?!')).toEqual([
    t('web-review-costly', { count: 1 }),
    t('web-review-also', { count: 1 }),
  ])
  expect(told(2, '!', '?')).toEqual([t('web-review-decided', { count: 1 })])
  expect(told(1)).toEqual([t('web-review-costly', { count: 0 })])
})
