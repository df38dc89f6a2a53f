/** Whether the learner does what the coach asks for. */
import { readOffer } from '../oltremare/offer'

export interface Task {
  moves: string[]
  order: string // "given", "any", "last" (the last one is given), or "ends" (first and last)
}

/** Whether two moves are the same to the coach: offers may claim what they like. */
export function alike(asked: string, made: string): boolean {
  if (asked === made) return true
  const one = readOffer(asked)
  const other = readOffer(made)
  if (!one || !other) return false
  const gives = (draft: typeof one) =>
    draft.give
      .map(({ card }) => card.replace(/\d+$/, ''))
      .sort()
      .join()
  const asks = (draft: typeof one) =>
    Object.entries(draft.ask)
      .filter(([, count]) => count)
      .map(([goods, count]) => `${count} ${goods}`)
      .sort()
      .join()
  return (
    one.act === other.act &&
    one.to === other.to &&
    gives(one) === gives(other) &&
    asks(one) === asks(other) &&
    netOf(one) === netOf(other)
  )
}
const netOf = (draft: { giveDucats: number; askDucats: number }) =>
  draft.giveDucats - draft.askDucats

/** The moves still to make after this one; null if it is not what is asked for. */
export function after(task: Task, left: string[], move: string): string[] | null {
  const at = left.findIndex((asked) => alike(asked, move))
  if (at < 0) return null
  const last = left.length - 1
  const begun = left.length < task.moves.length
  if (at > 0 && (task.order === 'given' || (task.order === 'ends' && !begun))) return null
  if (at === last && last > 0 && (task.order === 'last' || task.order === 'ends')) return null
  return left.filter((_, index) => index !== at)
}
