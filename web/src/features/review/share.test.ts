import { expect, test } from 'vitest'
import { wrapped } from '$core/picture'
import { reviewSvg } from './share'

const COLOURS = { paper: '#fff', ink: '#000', soft: '#666', accent: '#a00', line: '#ccc' }
const STORY = {
  title: 'A game <1>',
  headline: 'You finished 2nd with 31 gold.',
  footer: 'Ada',
  address: 'x/t/1',
}

test('the picture has the words, the way of the chances, and the marks', () => {
  const points = [
    { ply: 0, chance: 25, mark: '' },
    { ply: 50, chance: 80, mark: '??' },
    { ply: 100, chance: 0, mark: '' },
  ]
  const svg = reviewSvg(STORY, points, COLOURS)
  const shown = new DOMParser().parseFromString(svg, 'image/svg+xml')
  expect(shown.querySelector('parsererror')).toBeNull()
  const words = [...shown.querySelectorAll('text')].map((each) => each.textContent)
  expect(words).toContain('A game <1>')
  expect(words).toContain('??')
  expect(shown.querySelectorAll('circle')).toHaveLength(1)
  expect(shown.querySelector('polyline')?.getAttribute('points')?.split(' ')).toHaveLength(3)
})

test('a long headline is cut at the last line', () => {
  const lines = wrapped('one two three four five six', 9, 2)
  expect(lines).toEqual(['one two', 'three …'])
  expect(wrapped('short', 40, 3)).toEqual(['short'])
})
