/** How a person is called at the desk, and when something was. */
import { language, t } from '$core/i18n.svelte'
import type { DeskPerson } from '$core/types/answers'

export function called(who: DeskPerson): string {
  if (!who.person) return 'fondaco admin'
  if (!who.name) return t('web-desk-unknown')
  return who.login && who.login !== who.name ? `${who.name} (${who.login})` : who.name
}

export const when = (at: number) =>
  new Intl.DateTimeFormat(language(), { dateStyle: 'short', timeStyle: 'short' }).format(at)
