// Draws the chart of Asia: outlines from Natural Earth (public domain, by way of world-atlas),
// simplified, and the 37 stations of the voyage. Run: node src/games/batavia/draw-asia.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const WIDTH = 1040
const HEIGHT = 440
const WEST = 34
const NORTH = 34
const SCALE = WIDTH / 112 // units for each degree
const MARGIN = [110, 60] // outlines go on beyond the frame, for screens of another shape
const COARSE = 0.75 // how far a simplified coast may be off, in units
const SMALLEST = 3 // islands below this area are left out

// --- projection: Mercator, as on the charts of the time -----------------------------------------

const northing = (lat) => (180 / Math.PI) * Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360))
const place = ([lon, lat]) => [
  (lon - WEST) * SCALE,
  (northing(NORTH) - northing(Math.max(-80, Math.min(80, lat)))) * SCALE,
]

// --- the rings of the land ------------------------------------------------------------------------

const require = createRequire(import.meta.url)
const atlas = JSON.parse(readFileSync(require.resolve('world-atlas/land-50m.json'), 'utf8'))

/** The arcs of TopoJSON: each a list of steps in whole numbers. */
const arcs = atlas.arcs.map((arc) => {
  let x = 0
  let y = 0
  return arc.map(([dx, dy]) => {
    x += dx
    y += dy
    const { scale, translate } = atlas.transform
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
  })
})

const ring = (numbers) =>
  numbers.flatMap((n, at) => {
    const arc = n < 0 ? arcs[~n].toReversed() : arcs[n]
    return at ? arc.slice(1) : arc
  })

const polygons = atlas.objects.land.geometries.flatMap((shape) =>
  shape.type === 'MultiPolygon' ? shape.arcs : [shape.arcs],
)

/** Sutherland and Hodgman: keep what is on the inner side of one edge. */
function cut(points, axis, limit, sign) {
  const inside = (p) => sign * (p[axis] - limit) >= 0
  return points.flatMap((p, at) => {
    const before = points.at(at - 1)
    const found = []
    if (inside(p) !== inside(before)) {
      const share = (limit - before[axis]) / (p[axis] - before[axis])
      found.push([0, 1].map((i) => before[i] + share * (p[i] - before[i])))
    }
    if (inside(p)) found.push(p)
    return found
  })
}

function frame(points) {
  const edges = [
    [0, -MARGIN[0], 1],
    [0, WIDTH + MARGIN[0], -1],
    [1, -MARGIN[1], 1],
    [1, HEIGHT + MARGIN[1], -1],
  ]
  return edges.reduce((left, edge) => (left.length ? cut(left, ...edge) : left), points)
}

/** Douglas and Peucker. */
function simplify(points) {
  if (points.length < 3) return points
  const [a, b] = [points[0], points.at(-1)]
  const length = Math.hypot(b[0] - a[0], b[1] - a[1])
  let far = 0
  let most = 0
  for (let i = 1; i < points.length - 1; i++) {
    const p = points[i]
    const off = length
      ? Math.abs((b[0] - a[0]) * (a[1] - p[1]) - (a[0] - p[0]) * (b[1] - a[1])) / length
      : Math.hypot(p[0] - a[0], p[1] - a[1])
    if (off > most) [far, most] = [i, off]
  }
  if (most < COARSE) return [a, b]
  return [...simplify(points.slice(0, far + 1)).slice(0, -1), ...simplify(points.slice(far))]
}

const area = (points) =>
  Math.abs(
    points.reduce((sum, p, at) => {
      const q = points[(at + 1) % points.length]
      return sum + p[0] * q[1] - q[0] * p[1]
    }, 0) / 2,
  )

const land = polygons
  .map((shape) => frame(ring(shape[0]).map(place)))
  .filter((points) => points.length > 2 && area(points) > SMALLEST)
  .map((points) => {
    const half = Math.floor(points.length / 2) // a closed ring has no ends to hold on to
    const whole = [
      ...simplify(points.slice(0, half + 1)).slice(0, -1),
      ...simplify(points.slice(half)),
    ]
    const steps = whole.map((p) => p.map((n) => Math.round(n * 2) / 2))
    return `M${steps.map((p) => p.join(' ')).join('L')}Z`
  })
  .join('')

// --- the voyage -----------------------------------------------------------------------------------

// From Mozambique along the coasts to Canton and Nagasaki, and by the Spice Islands to Batavia.
const WAY = [
  [38.9, -7.9], [42.8, -4.4], [47.0, 0.6], [51.6, 7.6], [53.5, 14.6], [60.5, 17.6],
  [68.2, 19.8], [72.0, 14.4], [75.4, 8.0], [80.0, 3.6], [83.6, 8.6], [84.6, 15.0],
  [89.4, 18.4], [93.6, 14.4], [95.2, 8.2], [97.6, 4.6], [102.6, 0.2], [106.8, 4.6],
  [108.8, 9.6], [111.2, 14.6], [113.8, 19.6], [119.6, 23.4], [124.2, 28.6], [132.0, 28.6],
  [130.2, 23.6], [126.2, 19.0], [128.6, 12.6], [128.9, 6.0], [126.6, 0.6], [128.2, -5.0],
  [122.2, -6.6], [116.2, -3.2], [111.6, -4.6], [107.0, -7.0],
] // prettier-ignore
const STATIONS = 37 // start, 35 shops, arrival

function spline(points) {
  const found = []
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, d] = [-1, 0, 1, 2].map(
      (step) => points[Math.max(0, Math.min(points.length - 1, i + step))],
    )
    for (let t = 0; t < 1; t += 0.02) {
      found.push(
        [0, 1].map(
          (n) =>
            0.5 *
            (2 * b[n] +
              (c[n] - a[n]) * t +
              (2 * a[n] - 5 * b[n] + 4 * c[n] - d[n]) * t ** 2 +
              (3 * b[n] - a[n] - 3 * c[n] + d[n]) * t ** 3),
        ),
      )
    }
  }
  return [...found, points.at(-1)]
}

function evenly(points, count) {
  const along = [0]
  for (let i = 1; i < points.length; i++) {
    const [p, q] = [points[i - 1], points[i]]
    along.push(along[i - 1] + Math.hypot(q[0] - p[0], q[1] - p[1]))
  }
  const stations = []
  for (let n = 0; n < count; n++) {
    const goal = (along.at(-1) * n) / (count - 1)
    const at = Math.max(
      1,
      along.findIndex((length) => length >= goal - 1e-9),
    )
    stations.push(points[at].map((x) => Math.round(x)))
  }
  return stations
}

const stations = evenly(spline(WAY.map(place)), STATIONS)
let nearest = Infinity
let pair = []
stations.forEach((p, i) =>
  stations.slice(i + 1).forEach((q, j) => {
    const off = Math.hypot(p[0] - q[0], p[1] - q[1])
    if (off < nearest) [nearest, pair] = [off, [i, i + 1 + j]]
  }),
)

const file = new URL('asia.ts', import.meta.url)
const text = `// Made by draw-asia.mjs from Natural Earth outlines. Do not edit.

export const WIDTH = ${WIDTH}
export const HEIGHT = ${HEIGHT}

/** Where the start (0), the shops (1 to 35) and the arrival tile (36) lie. */
export const STATIONS: readonly (readonly [number, number])[] = [
${stations.map(([x, y]) => `  [${x}, ${y}],`).join('\n')}
]

export const LAND =
  '${land}'
`
writeFileSync(file, text)
console.log(
  `${Math.round(text.length / 1024)} KB; nearest stations ${pair} are ${nearest.toFixed(1)} apart`,
)
