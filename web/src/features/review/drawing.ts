/** Where on a board the parts are that a move is about. */

export type MarkKind = 'did' | 'better' | 'choice'

export interface Box {
  left: number
  top: number
  width: number
  height: number
}
export interface DrawnMark {
  kind: MarkKind
  sign: string
  box: Box
  from: { x: number; y: number } | null // the player's piece, where the move leads it elsewhere
}
interface Wanted {
  kind: MarkKind
  sign: string
  selector: string
}

const MOST = 6 // parts of one move
const ROOM = 4 // pixels between a part and its frame
const SIGHT = 14 // pixels around what is to be seen: its sign stands there

/** The visible parts of a move, in the coordinates of what the board scrolls. */
export function drawMarks(board: HTMLElement, { kind, sign, selector }: Wanted): DrawnMark[] {
  if (!selector) return []
  const edge = board.getBoundingClientRect()
  const place = (part: Element): Box => {
    const { left, top, width, height } = part.getBoundingClientRect()
    return {
      left: Math.round(left - edge.left + board.scrollLeft),
      top: Math.round(top - edge.top + board.scrollTop),
      width: Math.round(width),
      height: Math.round(height),
    }
  }
  const piece = [...board.querySelectorAll('[data-part~="piece"]')].find(isSeen)
  const start = piece && place(piece)
  return [...board.querySelectorAll(selector)]
    .filter((part) => isSeen(part) && !isCovered(board, part))
    .slice(0, MOST)
    .map((part) => ({
      kind,
      sign,
      box: wider(place(part), kind),
      from:
        start && part instanceof SVGElement && kind !== 'choice'
          ? { x: start.left + start.width / 2, y: start.top + start.height / 2 }
          : null,
    }))
}

/** Two frames around the same part lie inside one another. */
function wider({ left, top, width, height }: Box, kind: Wanted['kind']): Box {
  const room = kind === 'did' ? ROOM + 4 : ROOM
  return { left: left - room, top: top - room, width: width + 2 * room, height: height + 2 * room }
}

function isSeen(part: Element): boolean {
  return part.getClientRects().length > 0 && part.getBoundingClientRect().width > 2
}

/** Whether a bar that sticks to an edge of the board lies over it. */
function isCovered(board: HTMLElement, part: Element): boolean {
  const { left, top, width, height } = part.getBoundingClientRect()
  return [2, height / 2, height - 2].some((down) => {
    let front = document.elementFromPoint(left + width / 2, top + down)
    while (front && front !== board && !front.contains(part)) {
      const { position } = getComputedStyle(front)
      if ((position === 'sticky' || position === 'fixed') && board.contains(front)) return true
      front = front.parentElement
    }
    return false
  })
}

/** How far a board has to be scrolled, so that all of these are in view; as it is, if they never are. */
export function scrolledTo(boxes: Box[], now: number, height: number): number {
  const top = Math.min(...boxes.map((box) => box.top)) - SIGHT
  const bottom = Math.max(...boxes.map((box) => box.top + box.height)) + SIGHT
  if (bottom - top > height || (top >= now && bottom <= now + height)) return now
  return top < now ? Math.max(0, top) : bottom - height
}

/** How far to the left each sign goes, so that signs of the same part stand side by side. */
export function shifts(marks: { box: Box; kind: MarkKind }[], step: number): number[] {
  const seen = new Map<string, number>()
  return marks.map(({ box, kind }) => {
    const corner = kind === 'choice' ? `${box.left + box.width} ${box.top}` : ''
    const before = seen.get(corner) ?? 0
    if (corner) seen.set(corner, before + 1)
    return corner ? before * step : 0
  })
}
