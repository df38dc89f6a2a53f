/** The parts of the table that a move is about: a shop, ships of a hand, the auction. */
import type { State } from '$core/types/frames'
import { leads } from './outlook'
import type { Company, View } from './wire'

export default function marks(move: string, seen: NonNullable<State['view']>): string {
  const [verb, what = ''] = move.split(' ')
  if (verb === 'travel')
    return `[data-anatomy="shop ${leads(seen as View)[what as Company] ?? ''}"]`
  if (verb === 'lay') return `[data-part~="hand"] [data-anatomy="company ${what}"]`
  return verb === 'bid' || verb === 'pass' ? '[data-part~="auction"]:not([role="tab"])' : ''
}
