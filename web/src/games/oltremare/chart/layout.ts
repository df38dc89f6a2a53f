/** How the ports of our own map are drawn: where the name stands, and markers that need elbow room. */
import { type Point, project } from '../geometry'
import type { Port } from '../setting'

export type Side = 'n' | 's' | 'e' | 'w'

interface Place {
  side: Side // where the name is written: off the coast, on the land
  tilt?: number // of the name, in degrees
  close?: Side // where the name is written on a small chart, whose edge is near
  end?: boolean // a name above or below ends here: the edge of the chart is near
  dx?: number // the marker stands aside from the port itself
  dy?: number
  sea?: [number, number] // the way to the open sea: where ships lie
}

const PLACES: Record<string, Place> = {
  Venice: { side: 'w', tilt: 12, close: 'n', sea: [1, 0.5] },
  Ancona: { side: 'w', tilt: 12, sea: [1, -0.3] },
  Zara: { side: 'e', tilt: -24, sea: [-1, 0.6] },
  Ragusa: { side: 'e', tilt: -24, sea: [-1, 0.5] },
  Otranto: { side: 'w', tilt: 14, sea: [1, 0.4] },
  Messina: { side: 'w', tilt: -6, dy: -3, sea: [1, 0.5] },
  Siracusa: { side: 'w', tilt: -6, dy: 3, sea: [1, 0.3] },
  Corfu: { side: 'e', tilt: -16, sea: [-1, 0.3] },
  Modon: { side: 'e', tilt: -14, sea: [-1, 0.6] },
  Tunis: { side: 's', sea: [1, -0.4] },
  Tripoli: { side: 's', sea: [0, -1] },
  Bernich: { side: 's', sea: [-0.6, -1] },
  Alexandria: { side: 'w', dx: -4, sea: [-0.4, -1] },
  Damiata: { side: 'e', dx: 4, sea: [0.4, -1] },
  Acre: { side: 'e', tilt: 8, dy: 3, sea: [-1, 0.4] },
  Baruti: { side: 'e', tilt: 8, dy: -3, sea: [-1, 0] },
  Laiazzo: { side: 'n', end: true, sea: [-1, 0.6] },
  Famagosta: { side: 'n', dx: 5, dy: -4, sea: [1, 0] },
  Limisso: { side: 's', dx: -5, dy: 5, sea: [-1, 0.3] },
  Rhodes: { side: 's', sea: [1, 0.4] },
  Candia: { side: 's', sea: [0.2, -1] },
  Negroponte: { side: 'w', tilt: 10, sea: [1, -0.5] },
  Salonica: { side: 'w', tilt: 10, sea: [0.6, 1] },
  Tenedo: { side: 'e', tilt: -8, sea: [-1, 0] },
  Constantinople: { side: 'w', tilt: 6, sea: [0.3, 1] },
  Sinope: { side: 's', sea: [0.6, -1] },
  Trebizond: { side: 's', end: true, sea: [-0.3, -1] },
  Tana: { side: 'w', tilt: -8, sea: [-0.5, 1] },
  Caffa: { side: 'w', tilt: -10, sea: [1, 0.6] },
  Moncastro: { side: 'w', tilt: -10, sea: [0.7, 1] },
}

export function placeOf(port: Port): Place {
  return PLACES[port.name] ?? { side: 'n' }
}

/** Where the marker of a port stands. */
export function markerAt(port: Port): Point {
  const { x, y } = project(port.at)
  const { dx = 0, dy = 0 } = placeOf(port)
  return { x: x + dx, y: y + dy }
}

/** Where the ships of a port lie, so many of them side by side; a marker there stays in sight. */
export function berth(port: Port, radius: number, marked: boolean, at: number, of: number): Point {
  const centre = markerAt(port)
  const [sx, sy] = placeOf(port).sea ?? [0, 1]
  const length = Math.hypot(sx, sy)
  const [ux, uy] = [sx / length, sy / length]
  const away = radius * (marked ? 1.9 : 0.7)
  const aside = (at - (of - 1) / 2) * radius * 2.7
  return { x: centre.x + ux * away - uy * aside, y: centre.y + uy * away + ux * aside }
}

/** Names of the seas, for the open water. */
export const SEAS: { sea: string; at: [number, number]; tilt: number; size: number }[] = [
  { sea: 'adriatic', at: [43.05, 15.05], tilt: 38, size: 15 },
  { sea: 'ionian', at: [37.6, 18.55], tilt: 0, size: 16 },
  { sea: 'aegean', at: [38.55, 25.1], tilt: 72, size: 13 },
  { sea: 'black-sea', at: [43.35, 32.6], tilt: 0, size: 24 },
]
