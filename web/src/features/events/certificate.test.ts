import { expect, test } from 'vitest'
import { cast } from '$core/cast'
import type { EventInfo, EventStanding } from '$core/types/answers'
import { ON_PAPER, certificateOf, certificateSvg, certificateText, decorated } from './certificate'

const line = (name: string, place: number, played = 3): EventStanding => ({
  place,
  player: name,
  name,
  points: 9 - place + 0.5,
  wins: 0,
  opponents: 0,
  margin: 0,
  played,
  by_round: [],
})
const INFO = cast<EventInfo>({
  title: 'A very long title of an evening, with a <b> in it, that takes two lines of the sheet',
  format: 'evening',
  game: 'x',
  options: {},
  now: 0,
  rounds: [{ begun_at: Date.UTC(2026, 2, 6, 12) }, {}, {}],
  standings: [line('Ada', 1), line('Bo & <i>', 2), line('Cem', 3, 0)],
})

test('everybody who played has a certificate with name, place, points, date and house', () => {
  expect(decorated(INFO).map(({ name }) => name)).toEqual(['Ada', 'Bo & <i>'])
  const words = certificateOf(INFO, INFO.standings[1]!, 'Fondaco · club.test')
  expect(words.place).toBe('Place 2 of 2')
  expect(words.points).toBe('7.5 points')
  const shown = new DOMParser().parseFromString(certificateSvg(words, ON_PAPER), 'image/svg+xml')
  expect(shown.querySelector('parsererror')).toBeNull()
  const told = [...shown.querySelectorAll('text')].map((each) => each.textContent)
  for (const each of ['Bo & <i>', 'Place 2 of 2', 'March 6, 2026', 'Fondaco · club.test'])
    expect(told).toContain(each)
  expect(told.join(' ')).toContain('with a <b> in it')
  expect(certificateText(words, 'x/e/1')).toContain('Bo & <i>: Place 2 of 2, 7.5 points')
})
