/** An offer in the making outlasts a reload: this tab of the browser keeps it, for each table. */
import { type Draft, isBlank } from './offer'

export interface KeptDraft {
  turn: number // in which it was written
  open: boolean // it was being written
  draft: Draft
}

const keyOf = (table: string) => `fondaco-draft-${table}`

export function keepDraft(table: string, kept: KeptDraft | null): void {
  if (!table) return
  try {
    if (kept && !isBlank(kept.draft)) sessionStorage.setItem(keyOf(table), JSON.stringify(kept))
    else sessionStorage.removeItem(keyOf(table))
  } catch {
    // A private window may forbid it: then it lasts as long as the page.
  }
}

export function keptDraft(table: string): KeptDraft | null {
  try {
    const found = JSON.parse(sessionStorage.getItem(keyOf(table)) ?? 'null') as KeptDraft | null
    return found && Array.isArray(found.draft.give) && !isBlank(found.draft) ? found : null
  } catch {
    return null
  }
}
