/** The two editions of a game beside each other. */
import type { RuleInfo } from '../api'

const MARK = /\[(2004|2005)\]/

/** Whether the editions differ in this rule. */
export function differs(rule: RuleInfo): boolean {
  return rule.edition !== null || MARK.test(rule.text)
}

/**
 * The text as one edition plays it, or '' when it does not have the rule. A mark at the start of a
 * sentence speaks for that sentence; inside a sentence, for the words up to the next mark.
 */
export function textFor(rule: RuleInfo, edition: string): string {
  if (rule.edition !== null && rule.edition !== edition) return ''
  return rule.text
    .split('\n\n')
    .map((part) => {
      const [common = '', ...marked] = part.split(/(?=\[(?:2004|2005)\])/)
      const kept = MARK.test(common.slice(0, 6)) ? [] : [common]
      for (const piece of MARK.test(common.slice(0, 6)) ? [common, ...marked] : marked) {
        const whose = piece.slice(1, 5)
        const body = piece.slice(7)
        const end = /[.!?](?=\s+[A-Z*])/.exec(body)
        const own = end ? body.slice(0, end.index + 1) : body
        if (whose === edition) kept.push(`[${whose}] ${own.trim()}`)
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
