import { expect, test } from 'vitest'
import { HEIGHT, STATIONS, WIDTH } from './asia'
import settings from './kept/settings.json'
import { RADIUS, focus, merchantPlaces, station } from './chart'

const setting = settings.batavia

test('there is a station for the start, every shop and the arrival, all on the chart', () => {
  expect(STATIONS).toHaveLength(setting.arrival + 1)
  expect(setting.arrival).toBe(setting.spaces + 1)
  for (const [x, y] of STATIONS) {
    expect(x).toBeGreaterThan(RADIUS)
    expect(x).toBeLessThan(WIDTH - RADIUS)
    expect(y).toBeGreaterThan(RADIUS / 2)
    expect(y).toBeLessThan(HEIGHT - RADIUS / 2)
  }
})

test('no two shops cover each other', () => {
  STATIONS.forEach(([x, y], at) => {
    for (const [x2, y2] of STATIONS.slice(at + 1)) {
      expect(Math.hypot(x - x2, y - y2)).toBeGreaterThan(Math.sqrt(3) * RADIUS - 0.1)
    }
  })
})

test('merchants at the start stand apart, and travellers on their space', () => {
  const places = merchantPlaces([0, 7, 0, 0, 0], setting.start)
  expect(places[1]).toEqual([...station(7)])
  expect(new Set(places.map(String)).size).toBe(5)
})

test('the look at the chart stays within it and holds the spaces', () => {
  const [x, y, wide, high] = focus([20, 23, 26], 2.5)
  expect(x).toBeGreaterThanOrEqual(0)
  expect(x + wide).toBeLessThanOrEqual(WIDTH)
  expect(y + high).toBeLessThanOrEqual(HEIGHT)
  for (const space of [20, 23, 26]) {
    const [sx, sy] = station(space)
    expect(sy).toBeGreaterThan(y)
    expect(sy).toBeLessThan(y + high)
    expect(sx).toBeGreaterThan(x)
    expect(sx).toBeLessThan(x + wide)
  }
})
