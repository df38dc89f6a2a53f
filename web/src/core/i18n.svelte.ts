/**
 * Every text comes from the Fluent files that the terminal reads too: `locale/<language>` of the house and of
 * each game.
 * English is always there; another language is fetched when it is chosen and falls back on English.
 * Games that came in packages of their own bring their words with the house: see `welcome`.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import others from 'virtual:words'
import english from 'virtual:words/en'

function bundle(language: string, text: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false })
  made.addResource(new FluentResource(text))
  return made
}

/** Where the words of guests are asked for, once there are any. */
let guests: ((language: string) => Promise<string>) | undefined
let current = $state('en')
let bundles: FluentBundle[] = $state.raw([bundle('en', english)])

/** Messages that were asked for and are not there; the tests expect none. */
export const troubles = new Set<string>()

/** The language in use, as in `language()`: reactive. */
export function language(): string {
  return current
}

/** The languages the browser app has. */
export function languages(): string[] {
  return ['en', ...Object.keys(others)].sort()
}

/** The text of a message. A missing one shows its own id, so that it is seen and mended. */
export function t(id: string, args: Record<string, FluentVariable> = {}): string {
  for (const each of bundles) {
    const message = each.getMessage(id)
    if (message?.value) {
      const errors: Error[] = []
      const text = each.formatPattern(message.value, args, errors)
      for (const error of errors) troubles.add(`${id}: ${error.message}`)
      const negative = Object.values(args).some((each) => typeof each === 'number' && each < 0)
      return negative ? withMinus(text) : text
    }
  }
  troubles.add(`${id}: there is no such message`)
  return `{${id}}`
}

/** −2 with a minus sign; browsers write it with a hyphen in our languages. */
export function withMinus(text: string): string {
  return text.replace(/(?<!\w)-(?=\d)/g, '−')
}

/** A bare number, as in a table: −3 with a minus sign. */
export function figure(number: number): string {
  return withMinus(String(number))
}

/** A number with one decimal place, as the language writes it. */
export function decimal(number: number): string {
  const form = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return withMinus(new Intl.NumberFormat(language(), form).format(number))
}

/** With its sign: `+3.5`, `−2`, `0`. */
export function signed(number: number): string {
  const form = { signDisplay: 'exceptZero', maximumFractionDigits: 1 } as const
  return withMinus(new Intl.NumberFormat(language(), form).format(number))
}

/** `a, b and c` */
export function listed(items: string[]): string {
  if (items.length < 2) return items.join('')
  return items.slice(0, -1).join(t('list-comma')) + t('list-and') + items.at(-1)
}

/** `a; b; c` */
export function clauses(items: string[]): string {
  return items.join(t('list-clause'))
}

/** `what: told` */
export function labelled(what: string, told: string): string {
  return what + t('web-colon') + told
}

/** Whether there is such a message. */
export function has(id: string): boolean {
  return bundles.some((each) => each.hasMessage(id))
}

async function addGuests(made: FluentBundle, language: string): Promise<void> {
  // Without their words they are called by their names.
  const text = (await guests?.(language).catch(() => '')) ?? ''
  made.addResource(new FluentResource(text))
}

/** There are games here whose words the app does not have: this is how to ask for them. */
export async function welcome(ask: (language: string) => Promise<string>): Promise<void> {
  if (guests) return
  guests = ask
  const languages = current === 'en' ? ['en'] : [current, 'en']
  await Promise.all(bundles.map((each, at) => addGuests(each, languages[at]!)))
  bundles = [...bundles]
}

export async function setLanguage(wanted: string): Promise<void> {
  const chosen = languages().includes(wanted) ? wanted : 'en'
  const base = bundles.at(-1)!
  if (chosen === 'en') {
    bundles = [base]
  } else {
    const { default: text } = await others[chosen]!()
    const made = bundle(chosen, text)
    await addGuests(made, chosen)
    bundles = [made, base]
  }
  current = chosen
  document.documentElement.lang = chosen
}

/** The best language for this reader: chosen, or the browser's, or English. */
export function preferred(chosen: string): string {
  const there = languages()
  if (there.includes(chosen)) return chosen
  for (const each of navigator.languages ?? []) {
    const short = each.slice(0, 2).toLowerCase()
    if (there.includes(short)) return short
  }
  return 'en'
}
