/** Whether something has only just become what it is. */
const AWHILE = 250

export function justChanged(what: () => string): { readonly now: boolean } {
  let now = $state(false)
  $effect(() => {
    what()
    now = true
    const timer = setTimeout(() => (now = false), AWHILE)
    return () => clearTimeout(timer)
  })
  return {
    get now() {
      return now
    },
  }
}
