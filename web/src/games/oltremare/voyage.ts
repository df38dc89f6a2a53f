/** Where a ship can end its move, and the ways there. */
import type { Setting } from './setting'

/** Ports after the one where the ship lies, in order. */
export type Way = string[]

/** The name of a route as views write it. */
function routeName(setting: Setting, index: number): string {
  return setting.routes[index]!.between.join('-')
}

/**
 * For every port where a voyage of `left` ports can end, the ways there. The first step is one of the
 * listed moves; the later ones follow the routes of the setting, as the server will list them then.
 */
export function voyages(
  setting: Setting,
  from: string,
  left: number,
  sailed: string[],
  first: string[],
): Map<string, Way[]> {
  const found = new Map<string, Way[]>()
  const go = (port: string, way: Way, used: string[]) => {
    if (way.length === left) {
      found.set(port, [...(found.get(port) ?? []), way])
      return
    }
    setting.routes.forEach((route, index) => {
      const [a, b] = route.between
      if (a !== port && b !== port) return
      const name = routeName(setting, index)
      const there = a === port ? b : a
      if (setting.route_once && used.includes(name)) return
      if (!way.length && !first.includes(there)) return
      go(there, [...way, there], [...used, name])
    })
  }
  if (left > 0) go(from, [], sailed)
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
