/** Where things stand on the chart, in its own units. */
import { HEIGHT, STATIONS, WIDTH } from './asia'

/** So far the coasts go on beyond the sheet; there the paper ends. */
export const EDGE = [106, 56] as const
export const RADIUS = 24 // of a shop's hexagon

export function station(space: number): readonly [number, number] {
  return STATIONS[Math.max(0, Math.min(STATIONS.length - 1, space))] ?? [0, 0]
}

/** The corners of a hexagon that stands on its tip. */
export function hexagon(radius: number, x = 0, y = 0): string {
  return Array.from({ length: 6 }, (_, at) => {
    const angle = (at * Math.PI) / 3
    return `${(x + radius * Math.sin(angle)).toFixed(1)},${(y - radius * Math.cos(angle)).toFixed(1)}`
  }).join(' ')
}

/** The way of the voyage as a line. */
export const WAY = STATIONS.map(([x, y], at) => `${at ? 'L' : 'M'}${x} ${y}`).join('')

/** Where the merchants stand: alone on a shop's space, side by side at the start. */
export function merchantPlaces(merchants: number[], start: number): [number, number][] {
  const waiting = merchants.flatMap((space, seat) => (space === start ? [seat] : []))
  return merchants.map((space, seat) => {
    const [x, y] = station(space)
    if (space !== start) return [x, y]
    const at = waiting.indexOf(seat)
    const row = at < 3 ? 0 : 1
    const inRow = row === 0 ? Math.min(3, waiting.length) : waiting.length - 3
    return [x + ((at % 3) - (inRow - 1) / 2) * 19, y + (row === 0 ? -2 : 17)]
  })
}

/** The part of the chart to look at on a small screen: where the next moves happen. */
export function focus(
  spaces: number[],
  ratio: number,
  width = 470,
): [number, number, number, number] {
  const points = spaces.map(station)
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const span = (all: number[]): number => Math.max(...all) - Math.min(...all) + 3 * RADIUS
  const wide = Math.min(WIDTH, Math.max(width, span(xs), span(ys) * ratio))
  const high = Math.min(HEIGHT, wide / ratio)
  const middle = (low: number, most: number, span: number, end: number): number =>
    Math.floor(Math.max(0, Math.min(end - span, (low + most) / 2 - span / 2)))
  return [
    middle(Math.min(...xs), Math.max(...xs), wide, WIDTH),
    middle(Math.min(...ys), Math.max(...ys), high, HEIGHT),
    Math.floor(wide),
    Math.floor(high),
  ]
}

/** Lines of the winds from a rose, as on portolans. */
export function winds(x: number, y: number, count = 16, length = 1400): string {
  return Array.from({ length: count }, (_, at) => {
    const angle = (at * 2 * Math.PI) / count
    return `M${x} ${y}l${(length * Math.cos(angle)).toFixed(0)} ${(length * Math.sin(angle)).toFixed(0)}`
  }).join('')
}
