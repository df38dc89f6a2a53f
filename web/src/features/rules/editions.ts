/** The editions of a game side by side. A mark such as [2005] says what only one of them has. */
import type { RuleInfo } from '$core/types/answers'
import { fold } from './fold'

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
        const end = /[.!?](?=\s+[\p{Lu}*«„‘“])/u.exec(body)
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

/** Whether a rule has all these words, in its id, section, text, examples or marks. */
export function has(rule: RuleInfo, words: string[], marks: string[] = []): boolean {
  const examples = rule.examples.map((example) => example.text)
  const text = fold([rule.id, rule.section, rule.text, ...examples, ...marks].join(' '))
  return words.every((word) => text.includes(word))
}
