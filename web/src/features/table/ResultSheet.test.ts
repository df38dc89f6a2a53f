import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cast } from '$core/cast'
import type { Counted } from '$core/types/answers'
import type { State } from '$core/types/frames'
import ResultSheet from './ResultSheet.svelte'

const seat = (name: string, kind: string) => ({ name, kind, bot: '', coach: [], clock: null })
const table = cast<State>({
  table: 'abc',
  game: 'chess',
  options: {},
  players: 2,
  seats: [seat('Ada', 'person'), seat('Zorzi', 'bot')],
  you: 0,
  day: '',
  event: '',
  forked_at: -1,
  commitment: '',
  result: { payments: [], places: [2, 1], review: [], scores: [21, 30], seed: '' },
})

let answers: Counted[] = []
let shown: Record<string, unknown>

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async (path: string) => {
    const found = path.endsWith('/rating') ? (answers.shift() ?? answers.at(-1)) : { money: [] }
    return new Response(JSON.stringify(found))
  })
})
afterEach(async () => {
  await unmount(shown)
  document.body.innerHTML = ''
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
async function told(...found: Counted[]): Promise<string> {
  answers = found
  shown = mount(ResultSheet, { target: document.body, props: { state: table, close: () => {} } })
  for (let turn = 0; turn < 4; turn++) await vi.advanceTimersByTimeAsync(3000)
  flushSync()
  return document.querySelector('[data-rating]')?.textContent ?? ''
}

test('a rated game shows the rating before and after it, as soon as it is written', async () => {
  const changes = [{ seat: 0, before: 12.5, after: 11.1 }]
  const said = await told({ rated: 'bots', changes: [] }, { rated: 'bots', changes })
  expect(said).toBe('Your ladder rating: 12.5 → 11.1 (−1.4)')
})

test('a first rating has none before it, and among people the table shows everyone', async () => {
  const said = await told({ rated: 'people', changes: [{ seat: 0, before: null, after: 3 }] })
  expect(said).toBe('Your first rating: 3.0')
  expect(document.querySelector('tfoot tr:last-child')?.textContent).toContain('–')
})

test('a game that does not count says nothing of ratings', async () => {
  expect(await told({ rated: 'no', changes: [] })).toBe('')
})
