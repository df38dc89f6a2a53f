/** The rulebook that an address means: `/rules/<game>`, `/rules/<rule>`, or whichever comes first. */
import { api } from '$core/api'
import type { GameInfo, RuleInfo, RulebookInfo } from '$core/types/answers'

export interface Rulebook extends RulebookInfo {
  game: string
}

const prefixOf = (rule: string) => rule.replace(/\d.*$/, '')

export const rulesOf = (book: RulebookInfo): RuleInfo[] =>
  book.sections.flatMap((section) => section.rules)

export async function open(
  asked: string,
  rule: string,
  games: GameInfo[],
  language: string,
): Promise<Rulebook> {
  if (asked) return { game: asked, ...(await api.rules(asked, language)) }
  for (const { name } of games) {
    const book = await api.rules(name, language)
    if (!rule || rulesOf(book).some(({ id }) => prefixOf(id) === prefixOf(rule)))
      return { game: name, ...book }
  }
  return { game: '', language, sections: [] }
}
