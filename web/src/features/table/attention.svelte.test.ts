import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cast } from '$core/cast'
import { t } from '$core/i18n.svelte'
import type { StoryLine } from '$core/types/frames'
import { Attention } from './attention.svelte'

const line = (number: number, about = '', calls = false) =>
  cast<StoryLine>({ number, about, calls, text: `line ${number}` })
let hidden = false

beforeEach(() => {
  vi.useFakeTimers()
  hidden = false
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
})
afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(document, 'hidden')
})

test('what happened before we came is not heard, what comes is', () => {
  const play = vi.fn()
  const attention = new Attention(play)
  attention.hear([], -1)
  attention.hear([line(1, 'sail'), line(2, 'deal')], 2)
  expect(play).not.toHaveBeenCalled()
  attention.hear([line(1, 'sail'), line(2, 'deal'), line(3, 'sail')], 3)
  expect(play.mock.calls).toEqual([['sail']])
  attention.hear([line(1, 'sail'), line(2, 'deal'), line(3, 'sail')], 3)
  expect(play).toHaveBeenCalledTimes(1)
})

test('a state without its story is not heard again when the story comes', () => {
  const play = vi.fn()
  const attention = new Attention(play)
  attention.hear([], 5)
  attention.hear([line(4, 'deal'), line(5, 'deal')], 5)
  expect(play).not.toHaveBeenCalled()
})

test('of several things the last one sounds, and an offer only when it is for me', () => {
  const play = vi.fn()
  const attention = new Attention(play)
  attention.hear([], 0)
  attention.hear([line(1, 'sail'), line(2, 'deal'), line(3, 'offer'), line(4)], 4)
  expect(play.mock.calls).toEqual([['deal']])
  attention.hear([line(5, 'offer', true)], 5)
  expect(play).toHaveBeenLastCalledWith('offer')
})

test('an offer to me marks the title of a hidden page, until I look', () => {
  const attention = new Attention(() => {})
  attention.hear([], 0)
  attention.hear([line(1, 'offer', true)], 1)
  expect(attention.called).toBe(false) // I was looking
  hidden = true
  attention.hear([line(2, 'offer')], 2)
  expect(attention.called).toBe(false) // it was for others
  attention.hear([line(3, 'offer', true)], 3)
  expect(attention.called).toBe(true)
  attention.visibility()
  expect(attention.called).toBe(true)
  hidden = false
  attention.visibility()
  expect(attention.called).toBe(false)
})

test('my turn sounds after a moment, unless it has passed by then', () => {
  const play = vi.fn()
  const attention = new Attention(play)
  attention.myTurn(true)
  vi.advanceTimersByTime(200)
  attention.myTurn(false)
  vi.advanceTimersByTime(1000)
  expect(play).not.toHaveBeenCalled()
  attention.myTurn(true)
  vi.advanceTimersByTime(300)
  expect(play.mock.calls).toEqual([['turn']])
  attention.myTurn(true)
  attention.close()
  expect(vi.getTimerCount()).toBe(0)
})

test('the title says what is most urgent', () => {
  const attention = new Attention(() => {})
  const title = (lowTime: boolean, myTurn: boolean) =>
    attention.title('Friday', { lowTime, myTurn })
  expect(title(false, false)).toBe('Friday')
  expect(title(false, true)).toBe(`● ${t('web-card-your-turn')} · Friday`)
  attention.called = true
  expect(title(false, true)).toBe(`● ${t('web-title-offer')} · Friday`)
  expect(title(true, true)).toBe(`● ${t('web-title-hurry')} · Friday`)
})

test('a phone shakes when its owner is waited for, and when somebody makes an offer', () => {
  const vibrate = vi.fn()
  const attention = new Attention(() => {}, vibrate)
  attention.hear([], 0)
  attention.hear([line(1, 'offer'), line(2, 'deal')], 2)
  expect(vibrate).not.toHaveBeenCalled()
  attention.hear([line(3, 'offer', true)], 3)
  expect(vibrate.mock.calls).toEqual([['offer']])
  attention.myTurn(true)
  vi.advanceTimersByTime(400)
  attention.myTurn(false)
  expect(vibrate.mock.calls).toEqual([['offer'], ['turn']])
})
