/** From degrees to the chart. */
import { FRAME } from '../../art/mediterranean'
import type { Port, Route, Setting } from './setting'

export interface Point {
  x: number
  y: number
}

const mercator = (lat: number) =>
  (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI
const scale = FRAME.width / (FRAME.east - FRAME.west)
const top = mercator(FRAME.north)

export function project([lat, lon]: [number, number]): Point {
  return { x: (lon - FRAME.west) * scale, y: (top - mercator(lat)) * scale }
}

const round = (value: number) => Math.round(value * 10) / 10

/** A smooth line through points: Catmull and Rom's, as cubic curves. */
export function smooth(points: Point[]): string {
  if (!points.length) return ''
  let path = `M${round(points[0]!.x)} ${round(points[0]!.y)}`
  for (let i = 0; i + 1 < points.length; i++) {
    const [before, a, b, next] = [
      points[i - 1] ?? points[i]!,
      points[i]!,
      points[i + 1]!,
      points[i + 2] ?? points[i + 1]!,
    ]
    const c = { x: a.x + (b.x - before.x) / 8, y: a.y + (b.y - before.y) / 8 }
    const d = { x: b.x - (next.x - a.x) / 8, y: b.y - (next.y - a.y) / 8 }
    path += `C${round(c.x)} ${round(c.y)} ${round(d.x)} ${round(d.y)} ${round(b.x)} ${round(b.y)}`
  }
  return path
}

/** The drawn line of a route, from its first port to its second. */
export function routePath(setting: Setting, route: Route): string {
  const [a, b] = route.between.map((name) => setting.port.get(name)?.at)
  return a && b ? smooth([a, ...route.via, b].map(project)) : ''
}

export function findRoute(setting: Setting, a: string, b: string): Route | undefined {
  return setting.routes.find(({ between: [c, d] }) => (a === c && b === d) || (a === d && b === c))
}

/** The port nearest to a point, if it is near enough: fingers are thick. */
export function nearest(
  ports: Port[],
  at: (port: Port) => Point,
  point: Point,
  most: number,
): Port | null {
  let found: Port | null = null
  let least = most
  for (const port of ports) {
    const place = at(port)
    const away = Math.hypot(place.x - point.x, place.y - point.y)
    if (away <= least) [found, least] = [port, away]
  }
  return found
}

/** The part of the chart to show: a zoom of at least 1 around a centre, kept within the frame. */
export interface Window {
  zoom: number
  x: number
  y: number
}

export const WHOLE: Window = { zoom: 1, x: FRAME.width / 2, y: FRAME.height / 2 }

export function within(window: Window, most = 4): Window {
  const zoom = Math.min(most, Math.max(1, window.zoom))
  const [halfX, halfY] = [FRAME.width / zoom / 2, FRAME.height / zoom / 2]
  return {
    zoom,
    x: Math.min(FRAME.width - halfX, Math.max(halfX, window.x)),
    y: Math.min(FRAME.height - halfY, Math.max(halfY, window.y)),
  }
}

/** The window that shows all these points with some room around them. */
export function around(points: Point[], room = 70, most = 3): Window {
  if (!points.length) return WHOLE
  const xs = points.map((p) => p.x)
  const ys = points.map((p) => p.y)
  const width = Math.max(...xs) - Math.min(...xs) + 2 * room
  const height = Math.max(...ys) - Math.min(...ys) + 2 * room
  const zoom = Math.min(FRAME.width / width, FRAME.height / height)
  return within(
    {
      zoom,
      x: (Math.max(...xs) + Math.min(...xs)) / 2,
      y: (Math.max(...ys) + Math.min(...ys)) / 2,
    },
    most,
  )
}

export function viewBox(window: Window): string {
  const [width, height] = [FRAME.width / window.zoom, FRAME.height / window.zoom]
  return [window.x - width / 2, window.y - height / 2, width, height].map(round).join(' ')
}
