/** The widths of breakpoints.css, for code that must know them. */
import { MediaQuery } from 'svelte/reactivity'
import text from '../breakpoints.css?raw'

const queries = new Map(
  [...text.matchAll(/@custom-media (--\w+) ([^;]+);/g)].map(([, name, query]) => [name!, query!]),
)

/**
 * Whether a breakpoint holds: `watchMedia('--phone').current` is true as long as it does, and whatever
 * reads it runs again when that changes. Where nothing has a width no breakpoint holds.
 */
export function watchMedia(name: string): { readonly current: boolean } {
  const query = queries.get(name)
  if (!query) throw new Error(`breakpoints.css does not name ${name}`)
  return 'matchMedia' in globalThis ? new MediaQuery(query) : { current: false }
}
