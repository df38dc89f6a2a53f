/** How things are called that the house may add to. */
import { ApiError } from './api'
import { has, t } from './i18n.svelte'

/** A message where there is one, or the word itself: for names that the house may add to. */
export function word(id: string, otherwise: string): string {
  return has(id) ? t(id) : otherwise
}

/** A name from a program as words: "sea_power" is "Sea power". */
export function readable(name: string): string {
  const words = name.replace(/[_-]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export const botName = (spec: string) => {
  const [level = '', ...settings] = spec.split(':')
  const [kind = '', version] = level.split('@') // merchant@1 judges as in version 1
  const said = settings.map((each) => word(`web-character-${each}`, each))
  const name = word(`web-bot-${kind}`, kind)
  return [version ? `${name} @${version}` : name, ...said].join(', ')
}

/** Why it did not work, in the reader's words. */
export function reason(error: unknown): string {
  if (!(error instanceof ApiError)) return t('web-no-answer')
  return error.status === 429 ? t('web-too-many') : error.message
}

/** Whether two names are easily taken for each other: at most one letter apart, as the house says it. */
export function alike(one: string, other: string): boolean {
  const [short, long] = [one.toLowerCase(), other.toLowerCase()].sort((a, b) => a.length - b.length)
  let at = 0
  while (at < short!.length && short![at] === long![at]) at++
  const more = long!.length - short!.length
  return more < 2 && short!.slice(at + 1 - more) === long!.slice(at + 1)
}
