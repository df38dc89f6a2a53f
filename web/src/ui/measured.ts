/**
 * Tells how much room an element has, and tells again whenever that changes: `{@attach measured((it) => (width =
 * it.clientWidth))}`. The browser says it once it has laid out the page, before anything is painted. Svelte's
 * `bind:clientWidth` asks for it at once: then the whole page is laid out in the middle of drawing it.
 */
import type { Attachment } from 'svelte/attachments'

const told = new WeakMap<Element, Set<() => void>>()
let observer: ResizeObserver | undefined

/** One for all: everything is read before the page is drawn again, so it is laid out only once more. */
function watch(): ResizeObserver {
  return (observer ??= new ResizeObserver((entries) => {
    for (const { target } of entries) for (const tell of told.get(target) ?? []) tell()
  }))
}

export function measured<E extends HTMLElement>(tell: (element: E) => void): Attachment<E> {
  return (element) => {
    const known = told.get(element) ?? new Set()
    const listener = () => tell(element)
    told.set(element, known.add(listener))
    // Whoever comes later is told, too.
    watch().unobserve(element)
    watch().observe(element, { box: 'border-box' })
    return () => {
      known.delete(listener)
      if (!known.size) watch().unobserve(element)
    }
  }
}
