/** Events in words. */
import { language, t } from '$core/i18n.svelte'
import { network } from '$core/network.svelte'
import { clockFace } from '$core/time'
import type { EventChange, EventInfo, EventRound, EventTableCard } from '$core/types/answers'

/** 3.75 as the reader writes it. */
export const points = (value: number) =>
  new Intl.NumberFormat(language(), { maximumFractionDigits: 2 }).format(value)

export function stage(event: { status: string; round?: number; rounds: number }): string {
  if (event.status !== 'running') return t(`web-event-${event.status}`)
  return t('web-event-running', { round: event.round ?? 0, rounds: event.rounds })
}

/** What the clock of a round says. */
export function roundClock(round: EventRound, now: number): string {
  if (round.over) return t('web-event-over')
  if (!round.begun) return t('web-event-not-begun')
  const left = round.ends_at - now
  return left > 0 ? t('web-event-time-left', { time: clockFace(left) }) : t('web-event-time-up')
}

const WALL = 66 // of 100 parts of a wall's height: for the tables
const CARD = { high: 2.9, line: 1.5, wide: 12 } // of a table on a wall, in letters

/** How the tables of a round fit on a wall: columns, and the size of letters by its width and by its height. */
export function onWall(tables: EventTableCard[], beside: boolean) {
  const seats = Math.max(1, ...tables.map((table) => table.names.length))
  const room = beside ? 54 : 92 // of 100 parts of its width
  const fits = (columns: number) => {
    const rows = Math.ceil(tables.length / columns) || 1
    const high = WALL / (rows * CARD.line * (seats + CARD.high))
    const wide = room / (columns * CARD.wide)
    return { columns, high, wide, size: Math.min(high, (wide * 16) / 9) }
  }
  const found = Array.from({ length: Math.max(1, tables.length) }, (_, at) => fits(at + 1))
  const { columns, high, wide } = found.reduce((a, b) => (b.size > a.size ? b : a))
  return { columns, high: Number(high.toFixed(2)), wide: Number(wide.toFixed(2)) }
}

/** Who sits in a seat. */
export const seated = (table: EventTableCard, seat: number) =>
  table.names[seat] || t('web-event-bot')

/** The last round; none before the first draw. */
export const lastRound = (event: EventInfo) => event.rounds.at(-1)

export const nameOf = (event: EventInfo, player: string) =>
  event.players.find((each) => each.player === player)?.name ?? ''

/** Where it happened and what: "Round 2, Table 3: result corrected. Reason". */
export function changeWords(change: EventChange): string {
  const where = [
    change.round ? t('web-event-round', { round: change.round }) : '',
    change.table ? t('web-event-table', { table: change.table }) : '',
  ].filter(Boolean)
  const what = t(`web-event-change-${change.what}`, {
    who: change.who || t('web-event-bot'),
    other: change.other || t('web-event-bot'),
  })
  return (where.length ? `${where.join(', ')}${t('web-colon')}` : '') + what
}

/** The address of an event for others, with a code where one is needed: not that of this machine alone. */
export const linkTo = (event: string, code = '') =>
  `${network.addresses?.[0] ?? location.origin}/e/${event}${code && `?code=${encodeURIComponent(code)}`}`
