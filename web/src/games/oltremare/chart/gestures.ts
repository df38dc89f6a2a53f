/** Tap, hover, drag, pinch and wheel on the chart. */
import type { Attachment } from 'svelte/attachments'
import { type Point, type Window } from '../geometry'

interface Hands {
  get(): Window
  width(): number // of the whole sheet, in units of the chart
  set(window: Window): void
  tap(point: Point): void
  hover(point: Point | null): void
}

const STILL = 8 // pixels a finger may stray and it is still a tap

export function gestures(hands: Hands): Attachment<SVGSVGElement> {
  return (svg) => {
    const down = new Map<number, { x: number; y: number }>()
    let start = { x: 0, y: 0 }
    let moved = false

    /** Pixels of the screen as a point of the chart. */
    const pointOf = (x: number, y: number): Point => {
      const matrix = svg.getScreenCTM()
      if (!matrix) return { x: 0, y: 0 }
      const point = new DOMPoint(x, y).matrixTransform(matrix.inverse())
      return { x: point.x, y: point.y }
    }
    const unit = () => hands.width() / hands.get().zoom / svg.clientWidth
    /** Zoom so that what lies under this point stays there. */
    const zoomAt = (by: number, at: Point) => {
      const before = hands.get()
      const zoom = Math.min(4, Math.max(1, before.zoom * by))
      const share = before.zoom / zoom
      hands.set({ zoom, x: at.x + (before.x - at.x) * share, y: at.y + (before.y - at.y) * share })
    }
    const spread = () => {
      const [a, b] = [...down.values()]
      return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
    }

    const onDown = (event: PointerEvent) => {
      down.set(event.pointerId, { x: event.clientX, y: event.clientY })
      start = { x: event.clientX, y: event.clientY }
      moved = down.size > 1
    }
    const onMove = (event: PointerEvent) => {
      const last = down.get(event.pointerId)
      if (!last) {
        if (event.pointerType === 'mouse') hands.hover(pointOf(event.clientX, event.clientY))
        return
      }
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > STILL) moved = true
      if (down.size === 1 && moved && hands.get().zoom > 1) {
        const window = hands.get()
        hands.set({
          ...window,
          x: window.x - (event.clientX - last.x) * unit(),
          y: window.y - (event.clientY - last.y) * unit(),
        })
      }
      const before = spread()
      down.set(event.pointerId, { x: event.clientX, y: event.clientY })
      if (down.size === 2 && before) {
        const [a, b] = [...down.values()]
        zoomAt(spread() / before, pointOf((a!.x + b!.x) / 2, (a!.y + b!.y) / 2))
      }
    }
    const onUp = (event: PointerEvent) => {
      if (down.delete(event.pointerId) && !moved) hands.tap(pointOf(event.clientX, event.clientY))
    }
    const onGone = (event: PointerEvent) => {
      down.delete(event.pointerId)
      if (event.pointerType === 'mouse') hands.hover(null)
    }
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      zoomAt(event.deltaY < 0 ? 1.15 : 1 / 1.15, pointOf(event.clientX, event.clientY))
    }
    svg.addEventListener('pointerdown', onDown)
    svg.addEventListener('pointermove', onMove)
    svg.addEventListener('pointerup', onUp)
    svg.addEventListener('pointercancel', onGone)
    svg.addEventListener('pointerleave', onGone)
    svg.addEventListener('wheel', onWheel, { passive: false })
    return () => {
      svg.removeEventListener('pointerdown', onDown)
      svg.removeEventListener('pointermove', onMove)
      svg.removeEventListener('pointerup', onUp)
      svg.removeEventListener('pointercancel', onGone)
      svg.removeEventListener('pointerleave', onGone)
      svg.removeEventListener('wheel', onWheel)
    }
  }
}
