/** The editions of a game beside each other. A mark such as [2005] says what only one of them has. */
import type { RuleInfo } from '../types'

/** Whether the editions differ in this rule. */
export function differs(rule: RuleInfo, editions: string[]): boolean {
  return rule.edition !== null || editions.some((each) => rule.text.includes(`[${each}]`))
}

/**
 * The text as one edition plays it, or '' when it does not have the rule. A mark at the start of a
 * sentence speaks for that sentence; inside a sentence, for the words up to the next mark.
 */
export function textFor(rule: RuleInfo, edition: string, editions: string[]): string {
  if (rule.edition !== null && rule.edition !== edition) return ''
  const marks = editions.join('|')
  const start = new RegExp(`^\\[(${marks})\\]`)
  return rule.text
    .split('\n\n')
    .map((part) => {
      const kept: string[] = []
      for (const piece of part.split(new RegExp(`(?=\\[(?:${marks})\\])`))) {
        const [whole, whose] = start.exec(piece) ?? []
        if (!whole) {
          kept.push(piece)
          continue
        }
        const body = piece.slice(whole.length)
        const end = /[.!?](?=\s+[A-Z*])/.exec(body)
        const own = end ? body.slice(0, end.index + 1) : body
        if (whose === edition) kept.push(`${whole} ${own.trim()}`)
        if (end) kept.push(body.slice(end.index + 1))
      }
      return kept
        .map((each) => each.trim())
        .filter(Boolean)
        .join(' ')
    })
    .filter(Boolean)
    .join('\n\n')
}

/** The rules that have all these words, in their id, section or text. */
export function search(rules: RuleInfo[], words: string): RuleInfo[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  if (!wanted.length) return rules
  return rules.filter((rule) => {
    const text =
      `${rule.id} ${rule.section} ${rule.text} ${rule.examples.join(' ')} ${rule.origins.join(' ')}`.toLowerCase()
    return wanted.every((word) => text.includes(word))
  })
}
