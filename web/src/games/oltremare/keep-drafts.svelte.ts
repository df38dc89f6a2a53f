/** An offer in the making is never lost: the end of the talks and a reload leave it at hand. */
import { untrack } from 'svelte'
import { keepDraft, keptDraft } from './kept-draft'
import { isBlank } from './offer'
import type { PlannedMoves } from './planned-moves.svelte'

/**
 * `talks` are the talks in which this seat may make offers, by the number of the turn; -1: none.
 * `tell` says that the talks have ended.
 */
export function keepDrafts(
  planned: PlannedMoves,
  table: string,
  talks: () => number,
  tell: () => void,
): void {
  const found = keptDraft(table)
  if (found?.open) planned.draft = found.draft
  else if (found) planned.kept = found.draft
  let during = found?.open ? found.turn : -1
  $effect(() => {
    const now = talks()
    // What is on its way is not kept: whoever sends it puts it away.
    if (now === during || planned.busy) return
    during = now
    untrack(() => {
      if (planned.draft && !isBlank(planned.draft)) {
        planned.kept = planned.draft
        tell()
      }
      planned.draft = null
    })
  })
  $effect(() => {
    const draft = planned.draft ?? planned.kept
    keepDraft(table, draft && { turn: untrack(talks), open: !!planned.draft, draft })
  })
}
