/** What a player has in hand to do but has not sent yet, and the sending. */
import type { Answer } from '$core/types/frames'
import type { Draft } from './offer'
import type { Outlook, View } from './view'
import type { Whom } from './wire'

export class PlannedMoves {
  chosen: string[] = $state.raw([]) // cards, in order
  port = $state('')
  wayAt = $state(0) // which of several ways to that port
  draft: Draft | null = $state.raw(null)
  kept: Draft | null = $state.raw(null) // an offer that the end of the talks left unfinished
  sheet = $state(false) // on a phone: the trade table lies open
  busy = $state(false)

  constructor(private readonly send: (move: string) => Promise<Answer>) {}

  clear(): void {
    this.chosen = []
    this.port = ''
    this.wayAt = 0
  }

  /** One more card, or one fewer; of more than `most` the oldest goes. */
  choose(card: string, most: number): void {
    this.chosen = this.chosen.includes(card)
      ? this.chosen.filter((each) => each !== card)
      : [...this.chosen, card].slice(-most)
  }

  pick(port: string): void {
    this.port = port
    this.wayAt = 0
  }

  /** Send moves one after the other; stop at the first that is refused. */
  async play(moves: string[]): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    try {
      for (const move of moves) {
        const answer = await this.send(move)
        if (!answer.ok) return false // the frame has said why
      }
      this.clear()
      return true
    } finally {
      this.busy = false
    }
  }
}

/** A draft that was kept, for the talks of now: what it answered has gone, and perhaps whom. */
export function again(draft: Draft, partners: Whom[]): Draft {
  const to = partners.includes(draft.to) ? draft.to : (partners[0] ?? draft.to)
  return { ...draft, act: 'offer', link: '', to }
}

/** A draft as it can still be sent: without cards that have gone, and new if the server no longer
 * lists the offer that it changes or answers. */
export function current(draft: Draft | null, view: View, outlook: Outlook): Draft | null {
  if (!draft || !view.may_offer) return null
  const give = draft.give.filter(({ card }) => view.hand.includes(card))
  const open = draft.act === 'amend' ? outlook.to_amend : outlook.to_counter
  const stands = !draft.link || !!open?.includes(draft.link)
  return stands ? { ...draft, give } : { ...draft, give, act: 'offer', link: '' }
}
