/** What became of the offers I made: a declined one stays at hand, to be changed and sent again. */
import { type Draft, amendment } from './offer'
import type { View } from './view'
import type { Event } from './wire'

const MOST = 3 // declined offers at hand

export interface DeclinedOffer {
  number: number
  draft: Draft
  by: number[] // the seats that said no
}

export class MyOffers {
  /** Declined in these talks, the newest first. */
  declined: DeclinedOffer[] = $state.raw([])
  /** The last one I made, in whatever talks. */
  last: Draft | null = $state.raw(null)
  private open = new Map<number, Draft>() // those on the table, by number
  private said = new Map<number, number[]>() // who has declined them
  private turn = -1

  /** The table now, and what has just happened there. */
  see(view: Pick<View, 'seat' | 'turns' | 'offers'>, events: Event[]): void {
    if (view.turns !== this.turn) {
      if (this.turn >= 0 && this.declined.length) this.declined = []
      this.turn = view.turns
    }
    const there = new Set(view.offers.map(({ number }) => number))
    for (const event of events) {
      if (event.event !== 'declined') continue
      const draft = this.open.get(event.number)
      if (!draft) continue
      const by = [...(this.said.get(event.number) ?? []), event.seat]
      this.said.set(event.number, by)
      if (there.has(event.number) || this.declined.some(({ number }) => number === event.number))
        continue
      this.declined = [{ number: event.number, draft, by }, ...this.declined].slice(0, MOST)
    }
    const mine = view.offers.filter(({ owner }) => owner === view.seat && view.seat >= 0)
    this.open = new Map(mine.map((offer) => [offer.number, afresh(amendment(offer))]))
    const newest = mine.at(-1)
    if (newest) this.last = this.open.get(newest.number)!
  }

  /** This one is put away, or is being written again. */
  drop(number: number): void {
    this.declined = this.declined.filter((each) => each.number !== number)
  }
}

/** The same as a new offer: what it changed or answered is not named. */
function afresh(draft: Draft): Draft {
  return { ...draft, act: 'offer', link: '' }
}
