/** What a choice would lead to, reckoned from what lies open. Only the server decides. */

import { COMPANIES, type Company, type Goods, type View, tileAt } from './view'

/** What one tile each of so many companies pays, as on the player aid (BA-3.6). */
export const EXCHANGE_PAY = [0, 1, 3, 6, 10, 15] as const

export type Standing = 'leads' | 'tied' | 'behind'

/** The most cards of a company that another player has laid. */
export function bestOther(view: View, company: Company, seat: number): number {
  return Math.max(
    0,
    ...view.laid.filter((_, other) => other !== seat).map((cards) => cards[company] ?? 0),
  )
}

export interface Race {
  company: Company
  mine: number
  held: number
  best: number
  missing: number // cards to the majority; 0 if it is there
  reach: 'have' | 'can' | 'cannot'
}

/** How a seat stands in a company, and how far it is to the seal. */
export function race(view: View, company: Company, seat: number): Race {
  const mine = view.laid[seat]?.[company] ?? 0
  const held = seat === view.seat ? (view.hand?.[company] ?? 0) : 0
  const best = bestOther(view, company, seat)
  const missing = Math.max(0, best + 1 - mine)
  const reach = missing === 0 ? 'have' : missing <= held ? 'can' : 'cannot'
  return { company, mine, held, best, missing, reach }
}

/** How many crates each seat has in a trading post. */
export function crateCounts(view: View, goods: Goods): number[] {
  const counts = Array<number>(view.players).fill(0)
  for (const seat of Object.values(view.posts[goods].crates)) counts[seat]! += 1
  return counts
}

/** How a seat would stand in a post with one crate more. */
export function withCrate(
  view: View,
  goods: Goods,
  seat: number,
): { mine: number; best: number; standing: Standing; gold: number } {
  const counts = crateCounts(view, goods)
  const mine = (counts[seat] ?? 0) + 1
  const best = Math.max(0, ...counts.filter((_, other) => other !== seat))
  const standing = mine > best ? 'leads' : mine === best ? 'tied' : 'behind'
  const { gold, tied } = view.posts[goods]
  return { mine, best, standing, gold: { leads: gold, tied, behind: 0 }[standing] }
}

/** What one tile each of the companies held would pay, and with one company more. */
export function exchangeNow(
  view: View,
  seat: number,
): { companies: number; gold: number; next: number } {
  const held = new Set((view.held[seat] ?? []).map((name) => name.split(' ')[0]))
  const companies = held.size
  return {
    companies,
    gold: EXCHANGE_PAY[companies] ?? 0,
    next: EXCHANGE_PAY[companies + 1] ?? 0,
  }
}

/** Who gets the letters of a bid: one by one from the left neighbour on (BA-2.3). */
export function shares(
  bid: number,
  seat: number,
  players: number,
): { seat: number; count: number }[] {
  const others = players - 1
  return Array.from({ length: others }, (_, at) => ({
    seat: (seat + 1 + at) % players,
    count: Math.floor(bid / others) + (at < bid % others ? 1 : 0),
  })).filter((share) => share.count > 0)
}

export type Danger = 'calm' | 'near' | 'attack'
export const NEAR = 5 // laid cards before the pirates come

export function danger(view: View): Danger {
  if (view.phase === 'over') return 'calm'
  if (view.cannon >= view.threshold) return 'attack'
  return view.cannon >= view.threshold - NEAR ? 'near' : 'calm'
}

/** The companies with the most laid cards: those the pirates would look at first. */
export function largest(view: View): Company[] {
  const most = Math.max(...COMPANIES.map((company) => view.ships[company]))
  return most === 0 ? [] : COMPANIES.filter((company) => view.ships[company] === most)
}

/** Spaces to light up: where the seals of this moment lead; on the voyage, where one may go. */
export function reachable(view: View): Map<number, Company> {
  const found = new Map<number, Company>()
  for (const [company, space] of Object.entries(view.prompt.to ?? {})) {
    if (view.prompt.ask === 'travel' && !view.moves.includes(`travel ${company}`)) continue
    found.set(space, company as Company)
  }
  return found
}

/** The shop a company leads to next from one's own space, among the open tiles. */
export function nextShop(view: View, company: Company, seat: number): number | null {
  const here = view.merchants[seat] ?? 0
  for (let space = here + 1; space <= view.face_up; space++) {
    if (!view.taken.includes(space) && tileAt(view, space)?.company === company) return space
  }
  return null
}

/** The cards of the lot with what is in hand and laid, against the strongest other. */
export function lotMeans(
  view: View,
): { company: Company; count: number; mine: number; best: number }[] {
  return COMPANIES.filter((company) => view.lot[company]).map((company) => ({
    company,
    count: view.lot[company] ?? 0,
    mine:
      (view.laid[view.seat]?.[company] ?? 0) +
      (view.hand?.[company] ?? 0) +
      (view.lot[company] ?? 0),
    best: bestOther(view, company, view.seat),
  }))
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
