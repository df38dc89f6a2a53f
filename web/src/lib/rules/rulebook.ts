/** The rulebook that an address means: `/rules/<game>`, `/rules/<rule>`, or whichever comes first. */
import { api } from '../api'
import type { GameInfo, RuleInfo } from '../types'

export interface Rulebook {
  game: string
  rules: RuleInfo[]
}

const prefixOf = (rule: string) => rule.replace(/\d.*$/, '')

export async function open(asked: string, rule: string, games: GameInfo[]): Promise<Rulebook> {
  if (asked) return { game: asked, rules: await api.rules(asked) }
  for (const { name } of games) {
    const rules = await api.rules(name)
    if (!rule || rules.some(({ id }) => prefixOf(id) === prefixOf(rule)))
      return { game: name, rules }
  }
  return { game: '', rules: [] }
}
