/** What the browser tests find, and leave, in a page. */
import type axeCore from 'axe-core'

declare global {
  interface Window {
    axe: typeof axeCore
    e2eNext: HTMLElement
    voices: number
    seenAtTheEnd: boolean | undefined
  }
  /** Whatever a page has to click is HTML or SVG. */
  interface Element {
    dataset: DOMStringMap
  }
}
