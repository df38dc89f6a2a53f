import { share } from './share'

/** A derived value that stays itself as long as it says the same, so that what depends on it rests. */
export function steady<T>(find: () => T): { readonly now: T } {
  let last: T | undefined
  const now = $derived.by(() => (last = share(last, find())))
  return {
    get now() {
      return now
    },
  }
}
