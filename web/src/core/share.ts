/** The fresh value, made of parts of the old one wherever they are alike: what is unchanged stays itself. */
export function share<T>(old: unknown, fresh: T): T {
  if (Object.is(old, fresh)) return fresh
  if (!isStructure(old) || !isStructure(fresh) || Array.isArray(old) !== Array.isArray(fresh))
    return fresh
  const [before, now]: Record<string, unknown>[] = [old, fresh]
  const keys = Object.keys(fresh)
  let same = keys.length === Object.keys(old).length
  for (const key of keys) {
    now![key] = share(before![key], now![key])
    same &&= Object.is(before![key], now![key])
  }
  return same ? (old as T) : fresh
}

function isStructure(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
