/** What one may tell others of a day's deal without spoiling it: a line of text, and a picture. */
import { type Colours, framed, line } from '$core/picture'
import type { DayInfo } from '$core/types/answers'

export const CELLS = 10

/** Of how many tenths of the others one is ahead: full cells of a row. */
export const cells = (beaten: number) => Math.round((CELLS * beaten) / 100)

/** As text: a row of squares between two lines. */
export function shareText(day: DayInfo, line: string, said: string, address: string): string {
  const full = cells(day.mine?.beaten ?? 0)
  return `${line}\n${said}\n${'■'.repeat(full)}${'□'.repeat(CELLS - full)}\n${address}`
}

/** As a picture, drawn as SVG: the words, and the same row. */
export function shareSvg(day: DayInfo, words: string[], colours: Colours): string {
  const [title = '', subtitle = '', said = '', more = '', address = ''] = words
  const { ink, soft, accent, line: edge } = colours
  const full = cells(day.mine?.beaten ?? 0)
  const row = Array.from(
    { length: CELLS },
    (_, at) =>
      `<rect x="${60 + at * 49}" y="214" width="41" height="41" rx="7" fill="${at < full ? accent : 'none'}" stroke="${at < full ? accent : edge}" stroke-width="2"/>`,
  ).join('')
  return framed(
    colours,
    line(80, 30, ink, title, true),
    line(114, 19, soft, subtitle),
    line(176, 30, ink, said, true),
    row,
    line(288, 19, soft, more),
    line(322, 16, soft, address),
  )
}
