/** Where the coach points: parts of a board carry their names in `data-part`. */

export interface Box {
  top: number
  left: number
  width: number
  height: number
}

/** The first of these parts that can be seen; if there is none, a tab that would show it. */
export function partOf(root: HTMLElement, names: string): HTMLElement | null {
  const all = names
    .split(' ')
    .flatMap((name) =>
      name ? [...root.querySelectorAll<HTMLElement>(`[data-part~="${name}"]`)] : [],
    )
    .filter((each) => each.getClientRects().length > 0)
  return all.find((each) => !isTab(each)) ?? all[0] ?? null
}

export function isTab(part: HTMLElement): boolean {
  return part.role === 'tab'
}

/** The bar with the prompt, where it sticks to the foot of the board. */
export function stuck(root: HTMLElement): HTMLElement | null {
  const prompt = root.querySelector<HTMLElement>('[data-part~="prompt"]')
  const bars = [prompt?.parentElement, prompt].filter(
    (each) => each?.getClientRects().length && getComputedStyle(each).position === 'sticky',
  )
  return bars[0] ?? null
}

/** What of it is in view, if enough of it is. */
export function frontOf(part: HTMLElement, edge: Box): Box | null {
  const box = part.getBoundingClientRect()
  const top = Math.max(box.top, edge.top + 6)
  const left = Math.max(box.left, edge.left + 6)
  const bottom = Math.min(box.bottom, edge.top + edge.height - 6)
  const right = Math.min(box.right, edge.left + edge.width - 6)
  return bottom - top > 12 && right - left > 12
    ? { top, left, width: right - left, height: bottom - top }
    : null
}

/** Whether something else lies above it, such as an offer in the making. */
export function covered(part: HTMLElement, { left, top, width, height }: Box): boolean {
  const front = document.elementFromPoint(left + width / 2, top + height / 2)
  return !!front && !part.contains(front) && !front.contains(part)
}

const GAP = 14

/**
 * Where a card stands: at the part, within the window, and on nothing of what is to be kept free. None:
 * there is no such place.
 */
export function placeAt(
  part: Box,
  { width, height }: { width: number; height: number },
  room: Box,
  keep: Box[] = [],
): { top: number; left: number } | null {
  const fit = (at: number, size: number, from: number, span: number) =>
    Math.max(from + GAP, Math.min(from + span - size - GAP, at))
  const left = fit(part.left + part.width / 2 - width / 2, width, room.left, room.width)
  const top = fit(part.top + part.height / 2 - height / 2, height, room.top, room.height)
  const atSide = [
    { left, top: part.top - height - GAP },
    { left, top: part.top + part.height + GAP },
    { left: part.left + part.width + GAP, top },
    { left: part.left - width - GAP, top },
  ]
  const fits = (at: { top: number; left: number }) => {
    const box = { ...at, width, height }
    return within(box, room) && ![part, ...keep].some((each) => overlap(box, each))
  }
  return atSide.find(fits) ?? null
}

function within(box: Box, room: Box): boolean {
  return (
    box.left >= room.left &&
    box.top >= room.top &&
    box.left + box.width <= room.left + room.width &&
    box.top + box.height <= room.top + room.height
  )
}

function overlap(one: Box, other: Box): boolean {
  return (
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height
  )
}

/** A dotted line from the coach's card to the part. */
export function leader(part: Box, card: { top: number; left: number; height: number }): string {
  const from = { x: card.left - 2, y: card.top + card.height / 2 }
  const to = {
    x: Math.min(from.x - 10, part.left + part.width + 6),
    y: Math.max(part.top + 10, Math.min(part.top + part.height - 10, from.y)),
  }
  if (from.x - to.x > 460) return '' // across half the board it would only be in the way
  const bend = (from.x + to.x) / 2
  return `M${from.x} ${from.y}C${bend} ${from.y} ${bend} ${to.y} ${to.x} ${to.y}`
}
