/** Shows where the words of a search stand, without touching the text itself. */
import { findAll, wordsOf } from './fold'

const NAME = 'found'

export function highlight(within: HTMLElement | undefined, words: string): void {
  if (typeof Highlight === 'undefined' || !CSS.highlights) return // an older browser only finds
  CSS.highlights.delete(NAME)
  const wanted = wordsOf(words).filter((word) => word.length > 1)
  if (!within || !wanted.length) return
  const ranges: Range[] = []
  const walk = document.createTreeWalker(within, NodeFilter.SHOW_TEXT)
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    for (const word of wanted) {
      for (const [from, to] of findAll(node.nodeValue!, word)) {
        const range = new Range()
        range.setStart(node, from)
        range.setEnd(node, to)
        ranges.push(range)
      }
    }
  }
  CSS.highlights.set(NAME, new Highlight(...ranges))
}
