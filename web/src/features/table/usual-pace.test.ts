import { expect, test } from 'vitest'
import { cast } from '$core/cast'
import type { State } from '$core/types/frames'
import { paceToAsk } from './usual-pace'

const table = (kinds: string[], more = {}) =>
  cast<State>({
    you: 0,
    status: 'playing',
    pace: 'calm',
    seats: kinds.map((kind) => ({ kind })),
    ...more,
  })

test('bots play at my pace where I am alone with them', () => {
  expect(paceToAsk(table(['person', 'bot']), 'quick')).toBe('quick')
  expect(paceToAsk(table(['person', 'bot']), 'calm')).toBe(null)
  expect(paceToAsk(table(['person', 'person', 'bot']), 'quick')).toBe(null)
  expect(paceToAsk(table(['person', 'bot'], { pace: 'none' }), 'quick')).toBe(null)
  expect(paceToAsk(table(['person', 'bot'], { you: -1 }), 'quick')).toBe(null)
  expect(paceToAsk(table(['person', 'bot'], { status: 'over' }), 'quick')).toBe(null)
})
