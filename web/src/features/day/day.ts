/** The deal of the day in words: its date, its times, and what became of my try. */
import { language, t } from '$core/i18n.svelte'
import type { DayInfo, MyTry } from '$core/types/answers'

/** A day of UTC, whatever the reader's clock says. */
export function dayName(day: string, style: 'long' | 'medium' = 'long'): string {
  const at = Date.parse(`${day}T00:00:00Z`)
  if (Number.isNaN(at)) return day
  return new Intl.DateTimeFormat(language(), { dateStyle: style, timeZone: 'UTC' }).format(at)
}

/** A moment by the reader's clock. */
export const clockTime = (at: number) =>
  new Intl.DateTimeFormat(language(), {
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(at)

/** How long it takes until then: "5 hours 12 minutes", in short. */
export function span(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / 60_000))
  const unit = (count: number, name: 'hour' | 'minute') =>
    new Intl.NumberFormat(language(), { style: 'unit', unit: name, unitDisplay: 'short' }).format(
      count,
    )
  const hours = Math.floor(minutes / 60)
  return [hours && unit(hours, 'hour'), (minutes % 60 || !hours) && unit(minutes % 60, 'minute')]
    .filter(Boolean)
    .join(' ')
}

/** 15.5 as the reader writes it. */
export const number = (value: number) => new Intl.NumberFormat(language()).format(value)

/** How I stand among all who have finished, or why I do not. */
export function standing(mine: MyTry, finished: number): string {
  if (mine.outcome === 'counted') {
    const place = t('web-day-rank', { rank: mine.rank, count: finished })
    return finished > 1 ? `${place}, ${t('web-day-beaten', { part: mine.beaten })}` : place
  }
  return mine.outcome === 'playing' ? '' : t(`web-day-${mine.outcome}`)
}

/** What the button says with which one plays. */
export function doorOf({ stage, mine }: DayInfo): string {
  if (mine?.outcome === 'playing') return t('web-day-go-on')
  if (mine) return t('web-day-again')
  return t(stage === 'running' ? 'web-day-play' : 'web-day-old')
}
