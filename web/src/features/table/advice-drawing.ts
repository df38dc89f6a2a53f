/** Where on the screen the parts are that an advised line of moves is about. */

export interface Box {
  left: number
  top: number
  width: number
  height: number
}
export interface Framed {
  number: number // which move of the line
  round: boolean // a place on a chart, not a card
  box: Box
}
export interface Drawing {
  frames: Framed[]
  numbered: boolean // there are several moves, and their order matters
  way: string // of the player's piece through the places
}

export const NOTHING: Drawing = { frames: [], numbered: false, way: '' }
const ROOM = 4 // pixels between a part and its frame
const MOST = 6 // parts of one move

/** By a selector for each move of the line: the parts that can be seen. */
export function drawLine(root: HTMLElement, selectors: string[]): Drawing {
  const frames = selectors.flatMap((selector, at) =>
    selector
      ? [...root.querySelectorAll(selector)]
          .filter(isSeen)
          .slice(0, MOST)
          .map((part) => ({
            number: at + 1,
            round: part instanceof SVGElement,
            box: around(spotOf(part).getBoundingClientRect()),
          }))
      : [],
  )
  const piece = [...root.querySelectorAll('[data-part~="piece"]')].find(isDrawn)
  const stops = frames.filter(({ round }) => round).map(({ box }) => box)
  return {
    frames,
    numbered: new Set(frames.map(({ number }) => number)).size > 1,
    way: piece && stops.length ? wayThrough([around(piece.getBoundingClientRect()), ...stops]) : '',
  }
}

/** A path from the middle of one box to the next. */
export function wayThrough(boxes: Box[]): string {
  return boxes
    .map(
      ({ left, top, width, height }, at) =>
        `${at ? 'L' : 'M'}${left + width / 2} ${top + height / 2}`,
    )
    .join('')
}

function around({ left, top, width, height }: Box): Box {
  return {
    left: Math.round(left) - ROOM,
    top: Math.round(top) - ROOM,
    width: Math.round(width) + 2 * ROOM,
    height: Math.round(height) + 2 * ROOM,
  }
}

/** A place on a chart is a disc, and its name is written next to it. */
const spotOf = (part: Element) =>
  part instanceof SVGElement ? (part.querySelector('circle') ?? part) : part

/** A piece lies over the chart, and lets touches through. */
function isDrawn(piece: Element): boolean {
  const { width, top, bottom } = piece.getBoundingClientRect()
  return width > 2 && bottom > 0 && top < window.innerHeight
}

/** Whether it is on the screen, and nothing but its own drawing lies above it. */
function isSeen(part: Element): boolean {
  const { left, top, width, height } = part.getBoundingClientRect()
  if (width < 3 || height < 3) return false
  const front = document.elementFromPoint(left + width / 2, top + height / 2)
  if (!front) return false
  const whole = part instanceof SVGElement ? (part.ownerSVGElement ?? part) : part
  return whole.contains(front) || front.contains(part)
}
