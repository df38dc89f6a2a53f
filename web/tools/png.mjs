/** Makes a screenshot small: 256 colours at most, chosen by median cut, in an 8-bit palette PNG. */
import { deflateSync, inflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
const CRC = Array.from({ length: 256 }, (_, n) => {
  for (let k = 0; k < 8; k++) n = n & 1 ? 0xedb88320 ^ (n >>> 1) : n >>> 1
  return n >>> 0
})
function crc(bytes) {
  let sum = 0xffffffff
  for (const byte of bytes) sum = CRC[(sum ^ byte) & 255] ^ (sum >>> 8)
  return (sum ^ 0xffffffff) >>> 0
}
function chunk(kind, data) {
  const body = Buffer.concat([Buffer.from(kind), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** The pixels of an 8-bit RGB or RGBA picture, three bytes each. */
function decode(png) {
  let at = 8
  let head
  const parts = []
  while (at < png.length) {
    const size = png.readUInt32BE(at)
    const kind = png.toString('latin1', at + 4, at + 8)
    const data = png.subarray(at + 8, at + 8 + size)
    if (kind === 'IHDR')
      head = {
        width: data.readUInt32BE(0),
        height: data.readUInt32BE(4),
        step: data[9] === 6 ? 4 : 3,
      }
    if (kind === 'IDAT') parts.push(data)
    at += size + 12
  }
  const { width, height, step } = head
  const raw = inflateSync(Buffer.concat(parts))
  const row = width * step
  const pixels = Buffer.alloc(width * height * 3)
  let above = Buffer.alloc(row)
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (row + 1)]
    const line = raw.subarray(y * (row + 1) + 1, (y + 1) * (row + 1))
    for (let x = 0; x < row; x++) {
      const left = x >= step ? line[x - step] : 0
      const up = above[x]
      const corner = x >= step ? above[x - step] : 0
      let more = 0
      if (filter === 1) more = left
      else if (filter === 2) more = up
      else if (filter === 3) more = (left + up) >> 1
      else if (filter === 4) {
        const guess = left + up - corner
        const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
        more = a <= b && a <= c ? left : b <= c ? up : corner
      }
      line[x] = (line[x] + more) & 255
    }
    for (let x = 0; x < width; x++) line.copy(pixels, (y * width + x) * 3, x * step, x * step + 3)
    above = line
  }
  return { width, height, pixels }
}

/** Boxes of colours are cut at their middle until there are enough. */
function palette(counts) {
  const range = (box) => {
    const spans = [0, 8, 16].map((shift) => {
      let low = 255
      let high = 0
      for (const [colour] of box) {
        const value = (colour >> shift) & 255
        if (value < low) low = value
        if (value > high) high = value
      }
      return high - low
    })
    const most = Math.max(...spans)
    return {
      shift: spans.indexOf(most) * 8,
      weight: most * Math.cbrt(box.reduce((sum, [, count]) => sum + count, 0)),
    }
  }
  const boxes = [{ box: [...counts], ...range([...counts]) }]
  while (boxes.length < 256) {
    boxes.sort((a, b) => b.weight - a.weight)
    const { box, shift, weight } = boxes[0]
    if (!weight) break
    box.sort((a, b) => ((a[0] >> shift) & 255) - ((b[0] >> shift) & 255))
    const all = box.reduce((sum, [, count]) => sum + Math.sqrt(count), 0)
    let sum = 0
    let cut = 1
    for (; cut < box.length - 1 && sum < all / 2; cut++) sum += Math.sqrt(box[cut - 1][1])
    const halves = [box.slice(0, cut), box.slice(cut)].filter((half) => half.length)
    boxes.splice(0, 1, ...halves.map((half) => ({ box: half, ...range(half) })))
    if (halves.length < 2) boxes[0].weight = 0
  }
  return boxes.map(({ box }) => {
    // The commonest colour of a box stands for it: flat areas keep their exact colour.
    const [colour] = box.reduce((best, each) => (each[1] > best[1] ? each : best))
    return { colour, box }
  })
}

export function small(png) {
  const { width, height, pixels } = decode(png)
  const counts = new Map()
  for (let at = 0; at < pixels.length; at += 3) {
    const colour = pixels[at] | (pixels[at + 1] << 8) | (pixels[at + 2] << 16)
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  const places = new Map()
  const chosen = palette(counts)
  chosen.forEach(({ box }, index) => box.forEach(([colour]) => places.set(colour, index)))
  const lines = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3
      lines[y * (width + 1) + 1 + x] = places.get(
        pixels[at] | (pixels[at + 1] << 8) | (pixels[at + 2] << 16),
      )
    }
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = 8
  head[9] = 3
  const colours = Buffer.from(
    chosen.flatMap(({ colour }) => [colour & 255, (colour >> 8) & 255, colour >> 16]),
  )
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', colours),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
