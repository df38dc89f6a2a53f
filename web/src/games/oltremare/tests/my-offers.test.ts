import { expect, test } from 'vitest'
import { cast } from '$core/cast'
import { MyOffers } from '../my-offers.svelte'
import type { Offer, View } from '../view'
import type { Event } from '../wire'

const offer = (number: number, more: Partial<Offer> = {}) =>
  cast<Offer>({
    number,
    version: 1,
    owner: 0,
    to: 1,
    give: [{ goods: 'salt', card: 'salt7' }],
    give_ducats: 2,
    ask: { silk: 1 },
    ask_ducats: 0,
    counters: 0,
    declined: [],
    ...more,
  })
const table = (offers: Offer[], turns = 4) => cast<View>({ seat: 0, turns, offers })
const no = (number: number, seat: number) => cast<Event>({ event: 'declined', seat, number })

test('an offer of mine that is declined stays at hand as a new one', () => {
  const mine = new MyOffers()
  mine.see(table([offer(3)]), [])
  expect(mine.declined).toEqual([])
  mine.see(table([]), [no(3, 1)])
  expect(mine.declined).toHaveLength(1)
  const [{ draft, by }] = mine.declined as [MyOffers['declined'][0]]
  expect(by).toEqual([1])
  expect([draft.act, draft.link, draft.to, draft.giveDucats]).toEqual(['offer', '', 1, 2])
  expect(draft.give.map(({ card }) => card)).toEqual(['salt7'])
  mine.see(table([]), [no(3, 1)]) // told twice, for example after the connection was lost
  expect(mine.declined).toHaveLength(1)
  mine.drop(3)
  expect(mine.declined).toEqual([])
})

test('an offer to everybody stands until the last one has declined', () => {
  const mine = new MyOffers()
  const open = offer(5, { to: 'all' })
  mine.see(table([open]), [])
  mine.see(table([{ ...open, declined: [1] }]), [no(5, 1)])
  expect(mine.declined).toEqual([])
  mine.see(table([]), [no(5, 2)])
  expect(mine.declined.map(({ by }) => by)).toEqual([[1, 2]])
})

test('what is closed, withdrawn or of somebody else is not kept, and a new turn clears the rest', () => {
  const mine = new MyOffers()
  mine.see(table([offer(1), offer(2), offer(3, { owner: 2 })]), [])
  const gone = [
    { event: 'dealt', seat: 1, number: 1 },
    { event: 'withdrew', seat: 0, number: 2 },
    { event: 'declined', seat: 0, number: 3 },
  ]
  mine.see(table([]), cast<Event[]>(gone))
  expect(mine.declined).toEqual([])
  mine.see(table([offer(4)]), [])
  mine.see(table([]), [no(4, 1)])
  expect(mine.declined).toHaveLength(1)
  mine.see(table([], 5), [])
  expect(mine.declined).toEqual([])
  expect(mine.last?.give[0]?.card).toBe('salt7') // the last one can be repeated
})
