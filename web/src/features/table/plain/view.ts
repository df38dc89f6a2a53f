/**
 * Any game's view as something to read. What each seat has stands under `seats`, one object a seat, or
 * in lists with an entry for each seat; a text is a card or another thing with a name; whatever else
 * there is keeps its name and its order.
 */
import { readable } from '$core/names'
import type { State } from '$core/types/frames'

export type View = NonNullable<State['view']>
export type Facts = Record<string, unknown>

/** What the frame around the board tells already, or what only programs want. */
const UNTOLD = new Set(
  'game version players options seat seats ply turn over to_move moves prompt hand'.split(' '),
)
/** What a seat's money may be called, where the whole table shares one list. */
const PURSES = ['scores', 'score', 'money', 'points', 'gold', 'coins']

/** Facts that are a seat: what they say is who sits there. */
const WHO = new Set(
  'active bidder buyer dealer first host leader owner seller starter winner'.split(' '),
)
export function who(facts: Facts, names: string[]): Facts {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      WHO.has(name) && typeof value === 'number' ? (names[value] ?? value) : value,
    ]),
  )
}

export const isFacts = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isPlain = (value: unknown) => typeof value !== 'object' || value === null

/** A list with an entry for each seat; one of seats, such as an order of play, is none. */
function isBySeat(name: string, value: unknown, players: number): value is unknown[] {
  if (!Array.isArray(value) || value.length !== players) return false
  if (PURSES.includes(name)) return true
  const seats = new Set(
    value.filter((each) => Number.isInteger(each) && each >= 0 && each < players),
  )
  return seats.size < players && value.every((each) => typeof each !== 'string')
}

export interface Group {
  name: string
  value: unknown
}

/** The own hand comes first, then single facts, then what takes more room. */
export function groups(view: View, players: number): { facts: Facts; parts: Group[] } {
  const told = Object.entries(view).filter(
    ([name, value]) => !UNTOLD.has(name) && !isEmpty(value) && !isBySeat(name, value, players),
  )
  const parts = told
    .filter(([, value]) => !isPlain(value))
    .map(([name, value]) => ({ name, value }))
  if (!isEmpty(view.hand)) parts.unshift({ name: 'hand', value: view.hand })
  return { facts: Object.fromEntries(told.filter(([, value]) => isPlain(value))), parts }
}

export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  return !isPlain(value) && !Object.keys(value).length
}

/** Several things with the same facts make a table: its columns, and a row for each. */
export interface Sheet {
  columns: string[]
  rows: { name: string; cells: unknown[] }[]
}
export function sheet(value: unknown): Sheet | null {
  const entries = isPlain(value) ? [] : Object.entries(value as object)
  if (entries.length < 2 || !entries.every(([, each]) => isFacts(each) && !isEmpty(each)))
    return null
  const columns = [...new Set(entries.flatMap(([, each]) => Object.keys(each as Facts)))]
  const shared = columns.filter((name) => entries.every(([, each]) => name in (each as Facts)))
  if (shared.length * 2 < columns.length) return null
  const rows = entries.map(([name, each]) => ({
    name: Array.isArray(value) ? `${Number(name) + 1}` : name,
    cells: columns.map((column) => (each as Facts)[column]),
  }))
  return { columns, rows }
}

/** What each seat has: a row for each fact that any of them has. */
export function seatFacts(view: View, players: number): Sheet['rows'] {
  const seats = Array.isArray(view.seats) ? (view.seats as unknown[]).filter(isFacts) : []
  const lists = Object.entries(view).filter(
    ([name, value]) => !UNTOLD.has(name) && isBySeat(name, value, players),
  ) as [string, unknown[]][]
  const names = new Set(seats.flatMap((each) => Object.keys(each)))
  return [
    ...lists.map(([name, cells]) => ({ name, cells })),
    ...[...names].map((name) => ({ name, cells: seats.map((each) => each[name]) })),
  ]
}

/** What everybody sees of a seat's money, if the view says so in one of the usual ways. */
export function plainPurse(view: View, seat: number): number | undefined {
  const own = Array.isArray(view.seats) ? (view.seats as unknown[])[seat] : undefined
  for (const name of PURSES) {
    const list = view[name]
    const found: unknown = Array.isArray(list) ? list[seat] : isFacts(own) ? own[name] : undefined
    if (typeof found === 'number') return found
  }
  return undefined
}

/** A card, a place or another thing with a name: "silk7" is "silk 7". */
export const thing = (name: string) =>
  name.replace(/[_-]+/g, ' ').replace(/([a-z])(\d+)$/i, '$1 $2')

export interface MoveGroup {
  verb: string
  moves: { move: string; label: string }[]
}

/** The moves by their first word, in the order in which they come. */
export function moveGroups(moves: string[], words: Record<string, string> = {}): MoveGroup[] {
  const found = new Map<string, MoveGroup>()
  for (const move of moves) {
    const [verb = '', ...rest] = move.split(' ')
    const group = found.get(verb) ?? { verb: readable(verb), moves: [] }
    const label = words[move] ?? (rest.map(thing).join(' ') || group.verb)
    group.moves.push({ move, label })
    found.set(verb, group)
  }
  return [...found.values()]
}

/** A move as a button that stands by itself. */
export const moveLabel = (move: string, words: Record<string, string> = {}) =>
  words[move] ?? readable(move.split(' ').map(thing).join(' '))
