/** Time in words and on clocks. */
import { language, t } from './i18n.svelte'
import type { Clock } from './types/requests'

/** "3 minutes ago", from milliseconds since 1970. */
export function ago(at: number, now = Date.now()): string {
  const seconds = Math.round((at - now) / 1000)
  const format = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' })
  const size = Math.abs(seconds)
  if (size < 60) return format.format(0, 'second')
  if (size < 3600) return format.format(Math.round(seconds / 60), 'minute')
  if (size < 86_400) return format.format(Math.round(seconds / 3600), 'hour')
  return format.format(Math.round(seconds / 86_400), 'day')
}

/** What a clock shows: 4:07, 1:02:30, or days and hours. */
export function clockFace(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  const hours = Math.floor(seconds / 3600)
  if (hours >= 48) {
    const some = (unit: string, n: number) =>
      n.toLocaleString(language(), { style: 'unit', unit, unitDisplay: 'narrow' })
    return `${some('day', Math.floor(hours / 24))} ${some('hour', hours % 24)}`
  }
  const two = (n: number) => String(n).padStart(2, '0')
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  return hours ? `${hours}:${rest}` : rest.replace(/^0/, '')
}

/** A table's clock in words. */
export function clockWords(clock: Clock): string {
  if (clock.kind === 'live') {
    return t('web-clock-words-live', {
      minutes: Math.round((clock.bank ?? 0) / 60),
      seconds: clock.increment ?? 0,
    })
  }
  return clock.kind === 'days'
    ? t('web-clock-words-days', { days: clock.days ?? 0 })
    : t('web-clock-none')
}
