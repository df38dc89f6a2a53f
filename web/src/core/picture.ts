/** Pictures to share: drawn as SVG in the colours of the page, saved as PNG. */

export interface Colours {
  paper: string
  ink: string
  soft: string
  accent: string
  line: string
}

export const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const DISPLAY = "Georgia, 'DejaVu Serif', serif"

/** A line of text of a picture. */
export const line = (y: number, size: number, fill: string, words: string, display = false) =>
  `<text x="60" y="${y}" font-family="${display ? DISPLAY : 'sans-serif'}" font-size="${size}" fill="${fill}">${escaped(words)}</text>`

/** What is drawn, on a card with a frame. */
export function framed({ paper, line }: Colours, ...parts: string[]): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="360" viewBox="0 0 600 360">` +
    `<rect width="600" height="360" fill="${paper}"/>` +
    `<rect x="14" y="14" width="572" height="332" rx="10" fill="none" stroke="${line}" stroke-width="2"/>` +
    parts.join('') +
    `</svg>`
  )
}

/** Words in lines of at most so many letters; what does not fit ends with an ellipsis. */
export function wrapped(words: string, letters: number, most: number): string[] {
  const lines: string[] = []
  for (const word of words.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < letters)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines.length > most ? [...lines.slice(0, most - 1), `${lines[most - 1]} …`] : lines
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
