/** Whom the reader does not want to hear. Kept in the browser; nobody is told. */

const KEY = 'fondaco-muted'

function kept(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[]
  } catch {
    return []
  }
}

let people: ReadonlySet<string> = $state.raw(new Set(kept()))

export function muted(): ReadonlySet<string> {
  return people
}

export function toggleMute(person: string): void {
  const next = new Set(people)
  if (!next.delete(person)) next.add(person)
  people = next
  try {
    localStorage.setItem(KEY, JSON.stringify([...next]))
  } catch {
    // it lasts as long as the page
  }
}
