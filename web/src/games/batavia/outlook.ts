/** Looking up what a choice would lead to: the server has computed it. */
import type { Company, Outlook, View } from './wire'

/** Where the seals of this moment lead, by company. */
export function leads(view: View): Partial<Record<Company, number>> {
  return view.prompt.ask === 'lay' || view.prompt.ask === 'travel' ? view.prompt.to : {}
}

/** Spaces to light up: where the seals of this moment lead; on the voyage, where one may go. */
export function reachable(view: View): Map<number, Company> {
  const found = new Map<number, Company>()
  for (const [company, space] of Object.entries(leads(view))) {
    if (view.prompt.ask === 'travel' && !view.moves.includes(`travel ${company}`)) continue
    found.set(space, company as Company)
  }
  return found
}

/** Who gets the letters of a bid. */
export function sharesOf(outlook: Outlook, bid: number): { seat: number; count: number }[] {
  const { shares, bids } = outlook
  const counts = shares?.counts[bid - (bids?.least ?? 0)] ?? []
  return counts
    .map((count, at) => ({ seat: shares!.seats[at]!, count }))
    .filter(({ count }) => count > 0)
}

/** The bids there are, smallest first. */
export function bidsOf(view: View): number[] {
  return view.moves.filter((move) => move.startsWith('bid ')).map((move) => Number(move.slice(4)))
}

/** How many cards of the open step are of each company, for marking them as not yet settled. */
export function stepCounts(view: View): Map<Company, number> {
  const found = new Map<Company, number>()
  for (const company of view.step) found.set(company, (found.get(company) ?? 0) + 1)
  return found
}
