/** Texts as a search compares them: small letters without accents, œ as oe, ß as ss. */

const ODD: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', '’': "'" }

const bare = (letter: string) =>
  [...letter.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()]
    .map((each) => ODD[each] ?? each)
    .join('')

export function fold(text: string): string {
  return [...text].map(bare).join('')
}

/** The words that are searched for. */
export function wordsOf(text: string): string[] {
  return fold(text).split(/\s+/).filter(Boolean)
}

/** Where a folded word stands in a text, as [from, to] of the text itself. */
export function findAll(text: string, word: string): [number, number][] {
  const at: number[] = [] // of each folded letter: where its own letter begins
  let folded = ''
  let from = 0
  for (const letter of text) {
    const made = bare(letter)
    folded += made
    for (let each = 0; each < made.length; each++) at.push(from)
    from += letter.length
  }
  at.push(from)
  const found: [number, number][] = []
  for (let here = folded.indexOf(word); here >= 0; here = folded.indexOf(word, here + word.length))
    found.push([at[here]!, Math.max(at[here + word.length]!, at[here]! + 1)])
  return found
}
