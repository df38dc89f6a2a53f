/** A review to take along: the line in words, and a picture with the win chance over the game. */
import { type Colours, framed, line, wrapped } from '$core/picture'

export interface Story {
  title: string
  headline: string
  footer: string
  address: string
}
/** The win chance before a move, in percent, and the mark of the decision there, if any. */
export interface ChancePoint {
  ply: number
  chance: number
  mark: string
}

const LEFT = 60
const WIDTH = 480
const TOP = 190
const HEIGHT = 90

export function reviewSvg(story: Story, points: ChancePoint[], colours: Colours): string {
  const { ink, soft, accent, line: edge } = colours
  const last = Math.max(1, points.at(-1)?.ply ?? 1)
  const x = (ply: number) => Math.round(LEFT + (WIDTH * ply) / last)
  const y = (chance: number) => Math.round(TOP + HEIGHT * (1 - chance / 100))
  const way = points.map(({ ply, chance }) => `${x(ply)},${y(chance)}`).join(' ')
  const signs = points
    .filter(({ mark }) => mark)
    .map(
      ({ ply, chance, mark }) =>
        `<circle cx="${x(ply)}" cy="${y(chance)}" r="6" fill="${accent}"/>` +
        `<text x="${x(ply)}" y="${y(chance) - 11}" text-anchor="middle" font-family="sans-serif" font-size="16" font-weight="700" fill="${accent}">${mark}</text>`,
    )
  const frame = [0, 50, 100].map(
    (chance) =>
      `<path d="M${LEFT} ${y(chance)}h${WIDTH}" stroke="${edge}" stroke-width="1" opacity=".5"/>`,
  )
  return framed(
    colours,
    line(66, 19, soft, story.title),
    ...wrapped(story.headline, 46, 3).map((words, at) => line(98 + 27 * at, 20, ink, words, true)),
    ...frame,
    `<polyline points="${way}" fill="none" stroke="${accent}" stroke-width="3" stroke-linejoin="round"/>`,
    ...signs,
    line(308, 17, soft, story.footer),
    line(331, 14, soft, story.address),
  )
}
