/**
 * A QR code for a link of up to 106 bytes: byte mode, correction level L, always the same mask.
 * So short a code has a single block and none of the fields that larger ones need.
 */

/** Data and check bytes of versions 2 to 5, which are 25, 29, 33 and 37 modules wide. */
const VERSIONS = [[34, 10], [55, 15], [80, 20], [108, 26]] as const
const FORMAT = 0x77c4 // level L and mask 0, with its own check bits

/** The dark modules by row; none where the text is too long. */
export function qr(text: string): boolean[][] {
  const bytes = [...new TextEncoder().encode(text)]
  const version = VERSIONS.findIndex(([data]) => bytes.length + 2 <= data)
  if (version < 0) return []
  const [data, check] = VERSIONS[version]!
  const words = filled(bytes, data)
  return drawn(25 + 4 * version, [...words, ...remainder(words, check)])
}

/** Half a byte says what kind of text it is, a byte how long; the rest is padding. */
function filled(bytes: number[], data: number): number[] {
  const halves = [4, ...[bytes.length, ...bytes].flatMap((byte) => [byte >> 4, byte & 15]), 0]
  const words = Array.from({ length: halves.length / 2 }, (_, at) => (halves[2 * at]! << 4) | halves[2 * at + 1]!)
  for (let pad = 0xec; words.length < data; pad ^= 0xec ^ 0x11) words.push(pad)
  return words
}

/** In the field of 256 elements, where adding is exclusive or. */
function times(a: number, b: number): number {
  let product = 0
  for (; b; b >>= 1) {
    if (b & 1) product ^= a
    a = (a << 1) ^ ((a >> 7) * 0x11d)
  }
  return product
}

/** Reed and Solomon's check bytes: what is left when the words are divided by their polynomial. */
function remainder(words: number[], count: number): number[] {
  let divisor = [1]
  for (let k = 0, root = 1; k < count; k++, root = times(root, 2)) {
    divisor = [...divisor, 0].map((each, at) => each ^ times(divisor[at - 1] ?? 0, root))
  }
  let rest: number[] = Array(count).fill(0)
  for (const word of words) {
    const factor = word ^ rest[0]!
    rest = [...rest.slice(1), 0].map((each, at) => each ^ times(divisor[at + 1]!, factor))
  }
  return rest
}

function drawn(size: number, words: number[]): boolean[][] {
  const dark: boolean[][] = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  const fixed: boolean[][] = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  const put = (x: number, y: number, on: boolean) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return
    dark[y]![x] = on
    fixed[y]![x] = true
  }
  /** Squares around a centre; `light` names the rings that are not dark. */
  const target = (cx: number, cy: number, radius: number, light: number[]) => {
    for (let y = -radius; y <= radius; y++)
      for (let x = -radius; x <= radius; x++) put(cx + x, cy + y, !light.includes(Math.max(Math.abs(x), Math.abs(y))))
  }
  for (let at = 0; at < size; at++) {
    put(6, at, at % 2 === 0)
    put(at, 6, at % 2 === 0)
  }
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) target(x, y, 4, [2, 4])
  target(size - 7, size - 7, 2, [1])
  for (let at = 0; at < 15; at++) {
    const on = ((FORMAT >> at) & 1) === 1
    const low = at < 6 ? at : at + 1 // past the line of dots
    if (at < 8) {
      put(8, low, on)
      put(size - 1 - at, 8, on)
    } else {
      put(at === 8 ? 7 : 14 - at, 8, on)
      put(8, size - 15 + at, on)
    }
  }
  put(8, size - 8, true)

  // The words, from the right edge up and down in columns of two.
  let bit = 0
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    const up = ((right + 1) & 2) === 0
    for (let step = 0; step < size; step++) {
      const y = up ? size - 1 - step : step
      for (const x of [right, right - 1]) {
        if (fixed[y]![x]) continue
        const on = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1
        dark[y]![x] = on !== ((x + y) % 2 === 0)
        bit++
      }
    }
  }
  return dark
}
