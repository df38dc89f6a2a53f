/** From degrees to the chart. */
import { FRAME } from '$ui/art/mediterranean'
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

/** What of the chart there is to see: the frame, and on a wide board the sea around it. */
export interface Sheet {
  x: number
  y: number
  width: number
  height: number
}

export const PORTS: Sheet = { x: 0, y: 0, width: FRAME.width, height: FRAME.height }

/**
 * What a place of so many pixels shows. All ports keep to its right, and `free` pixels of its left show
 * only sea. The scale is that of a place of `least` pixels in height: where it is higher for a while, it
 * shows more in the south, and no port moves.
 */
export function sheetOf(width: number, height: number, free = 0, least = height): Sheet {
  const scale = Math.min(Math.max(1, width - free) / FRAME.width, least / FRAME.height)
  if (!(scale > 0)) return PORTS
  const across = width / scale
  const north = Math.max(0, least / scale - FRAME.height) / 2
  return { x: FRAME.width - across, y: -north, width: across, height: height / scale }
}

/** The part of the chart to show: a zoom of at least 1 around a centre, kept within the sheet. */
export interface Window {
  zoom: number
  x: number
  y: number
}

export const WHOLE: Window = { zoom: 1, x: FRAME.width / 2, y: FRAME.height / 2 }

export function within(window: Window, most = 4, sheet = PORTS): Window {
  const zoom = Math.min(most, Math.max(1, window.zoom))
  const [halfX, halfY] = [sheet.width / zoom / 2, sheet.height / zoom / 2]
  return {
    zoom,
    x: Math.min(sheet.x + sheet.width - halfX, Math.max(sheet.x + halfX, window.x)),
    y: Math.min(sheet.y + sheet.height - halfY, Math.max(sheet.y + halfY, window.y)),
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

export function viewBox(window: Window, sheet = PORTS): string {
  const { zoom, x, y } = within(window, window.zoom, sheet)
  const [width, height] = [sheet.width / zoom, sheet.height / zoom]
  return [x - width / 2, y - height / 2, width, height].map(round).join(' ')
}
