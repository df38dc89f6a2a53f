import { flushSync } from 'svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import { localAnswer } from '$core/local-answer'
import { keepDraft, keptDraft } from '../kept-draft'
import { keepDrafts } from '../keep-drafts.svelte'
import { newDraft, readOffer } from '../offer'
import { PlannedMoves } from '../planned-moves.svelte'

const draft = readOffer('offer 1: salt7 + 2d for 1 silk')!
beforeEach(() => sessionStorage.clear())

/** A board that has just been opened in these talks, and what it was told. */
function opened(talks: () => number) {
  const planned = new PlannedMoves(async () => localAnswer())
  const tell = vi.fn()
  const close = $effect.root(() => keepDrafts(planned, 't1', talks, tell))
  flushSync()
  return { planned, tell, close }
}

test('a reload in the same talks finds the draft as it was', () => {
  const first = opened(() => 4)
  first.planned.draft = draft
  flushSync()
  first.close()
  const { planned, tell } = opened(() => 4)
  expect(planned.draft).toEqual(draft)
  expect(tell).not.toHaveBeenCalled()
})

test('after the talks it is kept for the next ones, and that is said once', () => {
  keepDraft('t1', { turn: 4, open: true, draft })
  const { planned, tell } = opened(() => -1)
  expect([planned.draft, planned.kept]).toEqual([null, draft])
  expect(tell).toHaveBeenCalledOnce()
  expect(keptDraft('t1')).toMatchObject({ open: false, draft })
})

test('what is on its way when the talks end is not kept', () => {
  let talks = $state(4)
  const { planned, tell } = opened(() => talks)
  planned.draft = draft
  planned.busy = true
  flushSync()
  talks = 5
  flushSync()
  planned.draft = null
  planned.busy = false
  flushSync()
  expect(planned.kept).toBeNull()
  expect(tell).not.toHaveBeenCalled()
})

test('an empty draft, a strange text and a table without a name keep nothing', () => {
  keepDraft('t1', { turn: 1, open: true, draft: newDraft('all') })
  expect(keptDraft('t1')).toBeNull()
  sessionStorage.setItem('fondaco-draft-t1', '{"draft": 3}')
  expect(keptDraft('t1')).toBeNull()
  keepDraft('', { turn: 1, open: true, draft })
  expect(sessionStorage.getItem('fondaco-draft-')).toBeNull()
})
