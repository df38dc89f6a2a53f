/** A player with a keyboard keeps a place on the board when the button they pressed goes. */

// What is asked comes first; "undo" and the like are nothing to land on by chance.
const PLACES = [
  '.loading button.hand-card',
  '.hand button.hand-card',
  '.port[role="button"]',
  '.reach .buttons .button:enabled:not(.quiet)',
]

/** Whenever `moment` changes and the focus got lost from within the board, it goes to what is asked. */
export function keepFocus(root: () => HTMLElement | undefined, moment: () => string): void {
  let here = false
  $effect(() => {
    const listen = (event: FocusEvent) => (here = !!root()?.contains(event.target as Node))
    addEventListener('focusin', listen)
    return () => removeEventListener('focusin', listen)
  })
  $effect(() => {
    void moment()
    // In the next frame: whether something is visible is known once the page is laid out.
    const frame = requestAnimationFrame(() => {
      if (!here || document.activeElement !== document.body) return
      const found = PLACES.flatMap((place) => [
        ...(root()?.querySelectorAll<HTMLElement>(place) ?? []),
      ])
      found.find((each) => each.checkVisibility())?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  })
}
