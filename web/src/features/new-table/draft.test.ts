import { expect, test } from 'vitest'
import { Draft } from './draft.svelte'

test('a preset seats whom it is for, and says what the game counts for', () => {
  const draft = new Draft()
  draft.take('learn', 'deckhand')
  expect(draft.sitting(3)).toEqual(['me', 'deckhand', 'deckhand'])
  expect([draft.coach, draft.secret, draft.counts(3)]).toEqual([true, true, 'nothing'])
  draft.take('friendly', 'deckhand')
  expect(draft.sitting(3)).toEqual(['me', 'open', 'open'])
  expect([draft.coach, draft.secret, draft.counts(3)]).toEqual([true, false, 'nothing'])
  draft.take('rated', 'clerk')
  expect(draft.sitting(3)).toEqual(['me', 'clerk', 'clerk'])
  expect([draft.coach, draft.counts(3)]).toEqual([false, 'ladder'])
})

test('a rated game with a free seat counts among people', () => {
  const draft = new Draft()
  draft.take('rated', 'clerk')
  draft.seats[2] = 'open'
  expect(draft.counts(3)).toBe('people')
  expect(draft.counts(2)).toBe('ladder')
  draft.take('rated', '') // its bots are not measured
  expect(draft.sitting(2)).toEqual(['me', 'open'])
})

test('a friendly game without a coach counts among people, and never alone', () => {
  const draft = new Draft()
  draft.take('friendly', '')
  draft.coach = false
  expect(draft.counts(4)).toBe('people')
  draft.take('learn', 'deckhand')
  draft.coach = false
  expect(draft.counts(4)).toBe('nothing')
})
