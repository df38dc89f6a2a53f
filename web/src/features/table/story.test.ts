import { expect, test } from 'vitest'
import type { StoryLine } from '$core/types/frames'
import { byTurns, news } from './story'

const line = (text: string, seat: number, more: Partial<StoryLine> = {}): StoryLine => ({
  text,
  seat,
  opens: false,
  minor: false,
  about: '',
  calls: false,
  cards: [],
  number: 0,
  ...more,
})

const story = [
  line('Ada’s turn', 0, { opens: true }),
  line('Ada offers', 0, { about: 'offer' }),
  line('no', 1, { about: 'refusal' }),
  line('agreed', 2, { about: 'deal' }),
  line('Bruno’s turn', 1, { opens: true }),
  line('Bruno is done', 1, { minor: true }),
  line('Bruno sails', 1),
]

test('the log is told by turns, with what came of the talks', () => {
  const [first, second] = byTurns(story)
  expect(first).toMatchObject({ deals: 1, refusals: 1 })
  expect(first!.lines.map(({ text }) => text)).toEqual(['Ada offers', 'no', 'agreed'])
  expect(second!.head.text).toBe('Bruno’s turn')
})

test('news is what others did since one’s own last move, without small talk', () => {
  expect(news(story, 0).map(({ text }) => text)).toEqual([
    'no',
    'agreed',
    'Bruno’s turn',
    'Bruno sails',
  ])
  expect(news(story, 1)).toEqual([])
  expect(news(story, -1)).toHaveLength(6)
})
