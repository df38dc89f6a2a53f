import { mount, unmount } from 'svelte'
import { afterEach, expect, test } from 'vitest'
import { cast } from '$core/cast'
import Destinations from '../Destinations.svelte'
import type { Outlook, View } from '../view'
import { setting } from './setting'

let shown: Record<string, unknown>
afterEach(() => unmount(shown))

const view = cast<View>({ seat: 0, seats: [{ ship: 'Venice' }, { ship: 'Corfu' }] })
const arrivals: Outlook['arrivals'] = {
  Corfu: { marker: 'calm-sea', instead: 'good-deals' },
  Zara: { marker: 'none', instead: 'good-deals' },
}
function cards(ends: [string, string[][]][], picked: string[] = []): HTMLButtonElement[] {
  shown = mount(Destinations, {
    target: document.body,
    props: {
      setting,
      view,
      outlook: { arrivals },
      ends: new Map(ends),
      picked: 'Zara',
      onpick: (port: string) => void picked.push(port),
    },
  })
  return [...document.querySelectorAll<HTMLButtonElement>('[data-to]')]
}
const words = (card?: Element) => card?.textContent?.replace(/\s+/g, ' ') ?? ''

test('a destination says what it brings, what stops working, and the way there', () => {
  const picked: string[] = []
  const [corfu, zara] = cards(
    [
      ['Corfu', [['Zara', 'Corfu']]],
      ['Zara', [['Corfu', 'Zara']]],
    ],
    picked,
  )
  expect(words(corfu)).toContain('Calm Sea')
  expect(words(corfu)).toContain('Good Deals then stops working.')
  expect(words(corfu)).toContain('via Zara')
  expect(words(zara)).toContain('There is no marker here.')
  expect(zara!.getAttribute('aria-pressed')).toBe('true')
  corfu!.click()
  expect(picked).toEqual(['Corfu'])
})

test('of the many ports where a compass leads, those with a marker are listed', () => {
  expect(cards([]).map((card) => card.dataset.to)).toEqual(['Corfu'])
})
