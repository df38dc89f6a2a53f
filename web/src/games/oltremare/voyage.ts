/** Where a ship can end its move, and the ways there: the server's tree of voyages, read from its ends. */
import type { Voyages } from './wire'

/** Ports after the one where the ship lies, in order. */
export type Way = string[]

/** For every port where a voyage can end, the ways there. `first`: the listed moves. */
export function ends(tree: Voyages, first: string[]): Map<string, Way[]> {
  const found = new Map<string, Way[]>()
  const go = (next: Voyages, way: Way) => {
    for (const [port, then] of Object.entries(next)) {
      if (!way.length && !first.includes(port)) continue
      const there = [...way, port]
      if (Object.keys(then).length) go(then, there)
      else found.set(port, [...(found.get(port) ?? []), there])
    }
  }
  go(tree, [])
  for (const ways of found.values()) ways.sort((a, b) => new Set(b).size - new Set(a).size)
  return found
}

/** The routes of a way as pairs of ports. */
export function legs(from: string, way: Way): [string, string][] {
  return way.map((port, at) => [at ? way[at - 1]! : from, port])
}

export function hasLeg(list: [string, string][], [a, b]: [string, string]): boolean {
  return list.some(([c, d]) => (a === c && b === d) || (a === d && b === c))
}
