/** Whether a move is the one the coach asked for: offers may claim what they like. */
import { readOffer } from './offer'

type Draft = NonNullable<ReturnType<typeof readOffer>>

export default function alike(asked: string, made: string): boolean {
  if (asked === made) return true
  const one = readOffer(asked)
  const other = readOffer(made)
  return (
    !!one &&
    !!other &&
    one.act === other.act &&
    one.to === other.to &&
    gives(one) === gives(other) &&
    asks(one) === asks(other) &&
    one.giveDucats - one.askDucats === other.giveDucats - other.askDucats
  )
}

const gives = (draft: Draft) =>
  draft.give
    .map(({ card }) => card.replace(/\d+$/, ''))
    .sort()
    .join()

const asks = (draft: Draft) =>
  Object.entries(draft.ask)
    .filter(([, count]) => count)
    .map(([goods, count]) => `${count} ${goods}`)
    .sort()
    .join()
