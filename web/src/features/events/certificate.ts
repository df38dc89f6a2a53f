/** What a player takes home from an event: a sheet with name, place and points, A4 on its side. */
import { language, t } from '$core/i18n.svelte'
import { type Colours, escaped, wrapped } from '$core/picture'
import { gameTitle } from '$core/titles'
import type { EventInfo, EventStanding } from '$core/types/answers'
import { points } from './events'

export const WIDTH = 842
export const HEIGHT = 595
const MIDDLE = WIDTH / 2
const ROOM = 700 // that a line may be wide

/** On paper: the same for every reader's theme. */
export const ON_PAPER: Colours = {
  paper: '#fffdf7',
  ink: '#2a2118',
  soft: '#6b5d4c',
  accent: '#9c2f1d',
  line: '#b99a5b',
}

export interface Certificate {
  heading: string
  name: string
  place: string
  points: string
  event: string
  about: string // format, game and number of rounds
  date: string
  house: string
}

/** Whose event it was. */
export const houseName = () => `${t('web-title')} · ${location.host}`

/** Those who have played, and whom a certificate is for. */
export const decorated = (info: EventInfo) => info.standings.filter((line) => line.played > 0)

export function certificateOf(info: EventInfo, line: EventStanding, house: string): Certificate {
  const began = info.rounds[0]?.begun_at || info.now
  return {
    heading: t('web-certificate'),
    name: line.name,
    place: t('web-certificate-place', { place: line.place, count: decorated(info).length }),
    points: t('web-certificate-points', { points: points(line.points), value: line.points }),
    event: info.title,
    about: [
      t(`web-event-${info.format}`),
      gameTitle(info.game, info.options),
      t('web-event-rounds', { count: info.rounds.length }),
    ].join(' · '),
    date: new Intl.DateTimeFormat(language(), { dateStyle: 'long' }).format(began),
    house,
  }
}

/** As one line of text, to share. */
export const certificateText = (words: Certificate, address: string) =>
  `${words.name}: ${words.place}, ${words.points}\n${words.event}, ${words.date}\n${address}`

/** A line in the middle, smaller where it would be too wide. */
function centred(y: number, size: number, fill: string, words: string, more = ''): string {
  const fits = Math.min(size, ROOM / (0.6 * Math.max(1, words.length)))
  return `<text x="${MIDDLE}" y="${y}" text-anchor="middle" font-family="Georgia, 'DejaVu Serif', serif" font-size="${fits.toFixed(1)}" fill="${fill}"${more}>${escaped(words)}</text>`
}

const frame = (inset: number, width: number, stroke: string) =>
  `<rect x="${inset}" y="${inset}" width="${WIDTH - 2 * inset}" height="${HEIGHT - 2 * inset}" rx="4" fill="none" stroke="${stroke}" stroke-width="${width}"/>`

/** The rose of the winds, as on the icon. */
const rose = ({ paper, accent, line }: Colours) =>
  `<g transform="translate(${MIDDLE - 32} 52)"><circle cx="32" cy="32" r="25" fill="none" stroke="${line}" stroke-width="1.6"/>` +
  `<path d="M32 6l5 21 21 5-21 5-5 21-5-21-21-5 21-5z" fill="${accent}"/>` +
  `<path d="M32 6v52l5-21 21-5H6l21-5z" fill="${line}" opacity=".6"/><circle cx="32" cy="32" r="3.2" fill="${paper}"/></g>`

export function certificateSvg(words: Certificate, colours: Colours): string {
  const { paper, ink, soft, accent, line } = colours
  const title = wrapped(words.event, 44, 2)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${paper}"/>`,
    frame(22, 3, line),
    frame(30, 1, line),
    rose(colours),
    centred(162, 30, soft, words.heading, ' letter-spacing="4"'),
    centred(240, 58, ink, words.name),
    `<path d="M${MIDDLE - 130} 264h260" stroke="${line}" stroke-width="1.5"/>`,
    centred(322, 40, accent, words.place),
    centred(360, 24, soft, words.points),
    ...title.map((text, at) => centred(424 + 34 * at, 28, ink, text)),
    centred(title.length > 1 ? 490 : 458, 18, soft, words.about),
    `<text x="60" y="545" font-family="sans-serif" font-size="16" fill="${soft}">${escaped(words.date)}</text>`,
    `<text x="${WIDTH - 60}" y="545" text-anchor="end" font-family="sans-serif" font-size="16" fill="${soft}">${escaped(words.house)}</text>`,
    '</svg>',
  ].join('')
}
