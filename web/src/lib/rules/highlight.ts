/** Shows where the words of a search stand, without touching the text itself. */

const NAME = 'found'

export function highlight(within: HTMLElement | undefined, words: string): void {
  if (typeof Highlight === 'undefined' || !CSS.highlights) return // an older browser only finds
  CSS.highlights.delete(NAME)
  const wanted = words
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word.length > 1)
  if (!within || !wanted.length) return
  const ranges: Range[] = []
  const walk = document.createTreeWalker(within, NodeFilter.SHOW_TEXT)
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const text = node.nodeValue!.toLowerCase()
    for (const word of wanted) {
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
        const range = new Range()
        range.setStart(node, at)
        range.setEnd(node, at + word.length)
        ranges.push(range)
      }
    }
  }
  CSS.highlights.set(NAME, new Highlight(...ranges))
}
