/** What one may tell others of a day's deal without spoiling it: a line of text, and a picture. */
import type { DayInfo } from '../types'

export const CELLS = 10

/** Of how many tenths of the others one is ahead: full cells of a row. */
export const cells = (beaten: number) => Math.round((CELLS * beaten) / 100)

/** As text: a row of squares between two lines. */
export function shareText(day: DayInfo, line: string, said: string, address: string): string {
  const full = cells(day.mine?.beaten ?? 0)
  return `${line}\n${said}\n${'■'.repeat(full)}${'□'.repeat(CELLS - full)}\n${address}`
}

export interface Colours {
  paper: string
  ink: string
  soft: string
  accent: string
  line: string
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** As a picture, drawn as SVG: the words, and the same row. */
export function shareSvg(day: DayInfo, words: string[], colours: Colours): string {
  const [title = '', subtitle = '', said = '', more = '', address = ''] = words.map(escaped)
  const { paper, ink, soft, accent, line } = colours
  const full = cells(day.mine?.beaten ?? 0)
  const row = Array.from(
    { length: CELLS },
    (_, at) =>
      `<rect x="${60 + at * 49}" y="214" width="41" height="41" rx="7" fill="${at < full ? accent : 'none'}" stroke="${at < full ? accent : line}" stroke-width="2"/>`,
  ).join('')
  const text = (y: number, size: number, fill: string, words: string, face = 'sans-serif') =>
    `<text x="60" y="${y}" font-family="${face}" font-size="${size}" fill="${fill}">${words}</text>`
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="360" viewBox="0 0 600 360">` +
    `<rect width="600" height="360" fill="${paper}"/>` +
    `<rect x="14" y="14" width="572" height="332" rx="10" fill="none" stroke="${line}" stroke-width="2"/>` +
    text(80, 30, ink, title, "Georgia, 'DejaVu Serif', serif") +
    text(114, 19, soft, subtitle) +
    text(176, 30, ink, said, "Georgia, 'DejaVu Serif', serif") +
    row +
    text(288, 19, soft, more) +
    text(322, 16, soft, address) +
    `</svg>`
  )
}

export const dataUrl = (svg: string) =>
  `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`

/** The picture as PNG, twice as large, for everywhere that knows no SVG. */
export async function png(svg: string): Promise<Blob> {
  const image = new Image()
  image.src = dataUrl(svg)
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = 2 * image.width
  canvas.height = 2 * image.height
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
  )
}
