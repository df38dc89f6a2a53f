/** An open offer that asks for bids: a card for any card, to everybody where that is possible. */
import { ANY, type Draft, newDraft } from '../offer'
import type { Whom } from '../wire'

export const bidsFor = (card: string, partners: Whom[]): Draft => ({
  ...newDraft(partners.includes('all') ? 'all' : partners[0]!),
  give: [{ card, claim: {} }],
  ask: { [ANY]: 1 },
})
