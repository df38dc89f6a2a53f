/** Whom the reader does not want to hear. Kept in the browser; nobody is told. */
import { readJson, writeJson } from './storage'

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')

let people: ReadonlySet<string> = $state.raw(new Set(readJson('fondaco-muted', isNames, [])))

export function muted(): ReadonlySet<string> {
  return people
}

export function toggleMute(person: string): void {
  const next = new Set(people)
  if (!next.delete(person)) next.add(person)
  people = next
  writeJson('fondaco-muted', [...next])
}
