/** The little Markdown that rulebooks and guides use, as pieces to render; never as HTML. */

export type Inline =
  | { kind: 'text' | 'strong' | 'em' | 'code'; text: string }
  | { kind: 'rule'; text: string } // a rule's id: becomes a link
  | { kind: 'mark'; text: string } // [ruling], [2005] …
  | { kind: 'link'; text: string; href: string }

export type Block =
  | { kind: 'paragraph'; inlines: Inline[] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'figure'; name: string; caption: string } // a picture, alone in its paragraph

const PIECE =
  /\*\*(?<strong>[^*]+)\*\*|\*(?<em>[^*]+)\*|`(?<code>[^`]+)`|\[(?<text>[^\]]+)\]\((?<href>[^)]+)\)|\[(?<mark>\w+)\]|(?<rule>\b[A-Z]{2,}-\d+(?:\.\d+)*)/g

const FIGURE = /^!\[([^\]]+)\]\(figure:([\w-]+)\)$/
const ITEM = /^(?:-|\d+\.) /

export function inlines(text: string): Inline[] {
  const found: Inline[] = []
  let from = 0
  for (const match of text.matchAll(PIECE)) {
    if (match.index > from) found.push({ kind: 'text', text: text.slice(from, match.index) })
    const { strong, em, code, text: label, href, mark, rule } = match.groups ?? {}
    if (strong) found.push({ kind: 'strong', text: strong })
    else if (em) found.push({ kind: 'em', text: em })
    else if (code) found.push({ kind: 'code', text: code })
    else if (label && href) found.push({ kind: 'link', text: label, href })
    else if (mark) found.push({ kind: 'mark', text: mark })
    else if (rule) found.push({ kind: 'rule', text: rule })
    from = match.index + match[0].length
  }
  if (from < text.length) found.push({ kind: 'text', text: text.slice(from) })
  return found
}

export function blocks(text: string): Block[] {
  return text
    .split('\n\n')
    .filter((part) => part.trim())
    .map((part): Block => {
      const [, caption, name] = FIGURE.exec(part) ?? []
      if (caption && name) return { kind: 'figure', name, caption }
      if (ITEM.test(part)) {
        const items = part.split('\n').map((line) => inlines(line.replace(ITEM, '')))
        return { kind: 'list', ordered: !part.startsWith('-'), items }
      }
      if (!part.startsWith('|')) return { kind: 'paragraph', inlines: inlines(part) }
      const lines = part.split('\n').filter((line) => !/^\|[\s:|-]+\|?$/.test(line))
      const [head = [], ...rows] = lines.map(cells)
      return { kind: 'table', head, rows }
    })
}

function cells(line: string): Inline[][] {
  return line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => inlines(cell.trim()))
}
