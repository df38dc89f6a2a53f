/** The widths of breakpoints.css, for code that must know them. */
import text from '../breakpoints.css?raw'

const queries = new Map(
  [...text.matchAll(/@custom-media (--\w+) ([^;]+);/g)].map(([, name, query]) => [name!, query!]),
)

/** Whether a breakpoint holds now, as in `media('--phone')`; undefined where nothing has a width. */
export function media(name: string): MediaQueryList | undefined {
  return globalThis.matchMedia?.(queries.get(name) ?? 'not all')
}
