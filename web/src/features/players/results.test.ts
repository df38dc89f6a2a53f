import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, test } from 'vitest'
import type { Results, Tally } from '$core/types/answers'
import ResultCharts from './ResultCharts.svelte'
import { scale } from './scale'

let shown: Record<string, unknown> | undefined
afterEach(async () => {
  if (shown) await unmount(shown)
  shown = undefined
  document.body.innerHTML = ''
})
function show(results: Results): void {
  const tally: Tally = {
    game: 'chess', games: 4, wins: 3, with_people: 1, mean_place: 1.2, best: 9, mean: 7,
  } // prettier-ignore
  shown = mount(ResultCharts, { target: document.body, props: { results, tallies: [tally] } })
  flushSync()
}
const DAY = 86_400_000

test('results are pictures, and tables that can be read without them', () => {
  show({
    seats: [{ game: 'chess', seat: 1, games: 4, wins: 3 }],
    opponents: [
      { name: 'Zorzi', bot: '', games: 4, ahead: 2, level: 1 },
      { name: '', bot: 'merchant', games: 3, ahead: 3, level: 0 },
    ],
    ratings: [
      { game: 'chess', at: DAY, rating: 3.2, ladder: false },
      { game: 'chess', at: 2 * DAY, rating: 4.8, ladder: false },
    ],
  })
  const [games, opponents, seats] = [...document.querySelectorAll('table')].slice(-3)
  expect(games!.textContent).toContain('3 of 4')
  expect(opponents!.textContent).toContain('Zorzi')
  expect(opponents!.textContent).toContain('Merchant')
  expect(opponents!.textContent).toContain('2 of 4')
  expect(seats!.textContent).toContain('seat 2')
  const widths = [...document.querySelectorAll('.part')].map((bar) => bar.getAttribute('width'))
  expect(widths).toEqual(['75', '50', '100', '75'])
  const chart = document.querySelector('svg[role=img]')!
  expect(chart.getAttribute('aria-label')).toBe('Rating over time')
  expect(chart.querySelectorAll('circle').length).toBe(2)
  expect(document.querySelector('details table')!.textContent).toContain('4.8')
})

test('who has finished nothing sees no empty pictures', () => {
  show({ seats: [], opponents: [], ratings: [] })
  expect(document.body.textContent?.trim()).toBe('')
})

test.each([
  [[3.2], { low: 3, high: 4, ticks: [3, 4] }],
  [[-2.5, 14], { low: -5, high: 15, ticks: [-5, 0, 5, 10, 15] }],
])('a scale for %s has round lines', (values, found) => expect(scale(values)).toEqual(found))
