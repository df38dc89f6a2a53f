/** What is at hand in JSON: an object or a list, by its keys. */
type Box = Record<string, unknown>

/**
 * The state after these changes: each path leads to one value, which is replaced. The old state
 * stays as it was, and what did not change is shared by both.
 */
export function changed<T extends object>(state: T, changes: Record<string, unknown>): T {
  const fresh = copy(state)
  const copies = new Map<string, Box>([['', fresh as Box]])
  for (const [path, value] of Object.entries(changes)) {
    const steps = path.split('/')
    const last = steps.pop()!
    let at = fresh as Box
    let way = ''
    for (const step of steps) {
      way += `/${step}`
      let inner = copies.get(way)
      if (!inner) copies.set(way, (inner = copy(at[step] as Box)))
      at = at[step] = inner
    }
    at[last] = value
  }
  return fresh
}

function copy<T extends object>(value: T): T {
  return (Array.isArray(value) ? [...value] : { ...value }) as T
}
