/** How people, acts and times are shown at the desk. */
import { language, t } from '$core/i18n.svelte'
import type { DeskAction, DeskPerson } from '$core/types/answers'

export function called(who: DeskPerson): string {
  if (!who.person) return 'fondaco admin'
  if (!who.name) return t('web-desk-unknown')
  return who.login && who.login !== who.name ? `${who.name} (${who.login})` : who.name
}

/** What else is noted of an act, in words: a role, the state of a report, or a text as it was written. */
export function detail({ what, detail: noted }: DeskAction): string {
  if (what === 'role') return noted ? t('web-desk-role', { role: noted }) : '–'
  const [number, state = ''] = noted.split(' ')
  return what === 'report' ? `${number}: ${t('web-desk-state', { state })}` : noted
}

export const when = (at: number) =>
  new Intl.DateTimeFormat(language(), { dateStyle: 'short', timeStyle: 'short' }).format(at)
