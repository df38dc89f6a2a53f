// Draws the coast of the Mediterranean: `node scripts/chart.mjs`, by hand, when it should look
// different. The outlines are Natural Earth's (public domain), by way of the package world-atlas;
// they are cut to the frame, simplified, and written as one SVG path into a file that is committed.

import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))
const out = join(here, '../src/ui/art/mediterranean.ts')
const atlas = createRequire(import.meta.url).resolve('world-atlas/land-10m.json')

// The frame: from west of Tunis to east of Trebizond, from south of Alexandria to north of Tana.
const WIDTH = 1000
const WEST = 8.9
const EAST = 41.3
const NORTH = 48.05
const SOUTH = 30.05
// The path goes on beyond the frame: a wide board shows the sea to the west, and no cut edge is seen.
const AROUND = { west: 1400, north: 360, east: 12, south: 400 }
const FINE = 0.5 // how far a simplified line may stray
const SMALLEST = 5 // islands of less area are left out
const ROUGH = { fine: 1.5, smallest: 60 } // where no port is
const KEEP = [[26.06, 39.83]] // islands one could not do without: Tenedo

const scale = WIDTH / (EAST - WEST)
const mercator = (lat) => (Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360)) * 180) / Math.PI
const top = mercator(NORTH)
const HEIGHT = Math.round((top - mercator(SOUTH)) * scale)
const project = ([lon, lat]) => [(lon - WEST) * scale, (top - mercator(lat)) * scale]

const topology = JSON.parse(readFileSync(atlas, 'utf8'))
const { scale: step, translate: from } = topology.transform
const arcs = topology.arcs.map((arc) => {
  let x = 0
  let y = 0
  return arc.map(([dx, dy]) => {
    x += dx
    y += dy
    return [x * step[0] + from[0], y * step[1] + from[1]]
  })
})
const ringOf = (numbers) =>
  numbers.flatMap((n, i) => {
    const line = n < 0 ? [...arcs[~n]].reverse() : arcs[n]
    return i ? line.slice(1) : line
  })

/** The part of a ring on one side of a line: Sutherland and Hodgman. */
function clip(ring, inside, cross) {
  const found = []
  ring.forEach((point, i) => {
    const before = ring[(i + ring.length - 1) % ring.length]
    if (inside(point) !== inside(before)) found.push(cross(before, point))
    if (inside(point)) found.push(point)
  })
  return found
}

function cut(ring) {
  const at = (axis, value) => (a, b) => {
    const share = (value - a[axis]) / (b[axis] - a[axis])
    return axis ? [a[0] + share * (b[0] - a[0]), value] : [value, a[1] + share * (b[1] - a[1])]
  }
  const { west, north, east, south } = AROUND
  let found = clip(ring, (p) => p[0] >= -west, at(0, -west))
  found = clip(found, (p) => p[0] <= WIDTH + east, at(0, WIDTH + east))
  found = clip(found, (p) => p[1] >= -north, at(1, -north))
  return clip(found, (p) => p[1] <= HEIGHT + south, at(1, HEIGHT + south))
}

const outside = ([x, y]) => x < -20 || y < -20 || y > HEIGHT + 20

/** Douglas and Peucker. */
function simplify(points) {
  if (points.length < 3) return points
  const [a, b] = [points[0], points[points.length - 1]]
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const length = Math.hypot(dx, dy)
  let farthest = 0
  let most = 0
  for (let i = 1; i < points.length - 1; i++) {
    const [x, y] = [points[i][0] - a[0], points[i][1] - a[1]]
    const away = length ? Math.abs(x * dy - y * dx) / length : Math.hypot(x, y)
    if (away > most) [most, farthest] = [away, i]
  }
  if (most <= (points.every(outside) ? ROUGH.fine : FINE)) return [a, b]
  return [
    ...simplify(points.slice(0, farthest + 1)).slice(0, -1),
    ...simplify(points.slice(farthest)),
  ]
}

function area(ring) {
  return Math.abs(
    ring.reduce((sum, [x, y], i) => {
      const [u, v] = ring[(i + 1) % ring.length]
      return sum + x * v - u * y
    }, 0) / 2,
  )
}

const around = (place, ring) => {
  const [x, y] = project(place)
  return ring.some(([u, v]) => Math.hypot(u - x, v - y) < 6)
}

/** Whole steps relative to the last point: short to write. */
function draw(ring) {
  let [x, y] = [0, 0]
  let text = ''
  ring.forEach((point, i) => {
    const [u, v] = point.map((each) => Math.round(each * 2))
    if (i && u === x && v === y) return
    const [dx, dy] = i ? [u - x, v - y] : [u, v]
    text += i
      ? `${i === 1 ? 'l' : dx < 0 ? '' : ' '}${dx}${dy < 0 ? '' : ' '}${dy}`
      : `M${dx} ${dy}`
    ;[x, y] = [u, v]
  })
  return `${text}z`
}

const rings = topology.objects.land.geometries
  .flatMap((geometry) => (geometry.type === 'Polygon' ? [geometry.arcs] : geometry.arcs))
  .flatMap((polygon) => polygon.map(ringOf))
  .map((ring) => cut(ring.map(project)))
  .filter((ring) => ring.length > 2)
  .filter(
    (ring) =>
      area(ring) >= (ring.every(outside) ? ROUGH.smallest : SMALLEST) ||
      KEEP.some((place) => around(place, ring)),
  )
  .map((ring) => {
    const half = Math.floor(ring.length / 2)
    const closed = [...ring, ring[0]]
    return [
      ...simplify(closed.slice(0, half + 1)).slice(0, -1),
      ...simplify(closed.slice(half)).slice(0, -1),
    ]
  })
  .filter((ring) => ring.length > 2)
  .sort((a, b) => area(b) - area(a))

const path = rings.map(draw).join('')
writeFileSync(
  out,
  `// Written by scripts/chart.mjs from Natural Earth's outlines (public domain). Do not edit.

export const FRAME = {
  width: ${WIDTH},
  height: ${HEIGHT},
  west: ${WEST},
  east: ${EAST},
  north: ${NORTH},
  south: ${SOUTH},
} as const;

/** The land in half units of the frame: scale it by 0.5. */
export const LAND =
  "${path}";
`,
)
console.log(
  `${rings.length} coasts, ${(path.length / 1024).toFixed(1)} KB, frame ${WIDTH} × ${HEIGHT}`,
)
