/** A player with a keyboard keeps a place on the board when the button they pressed goes. */
import { tick } from 'svelte'

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
    void tick().then(() => {
      if (!here || document.activeElement !== document.body) return
      const found = PLACES.flatMap((place) => [
        ...(root()?.querySelectorAll<HTMLElement>(place) ?? []),
      ])
      found.find((each) => each.checkVisibility())?.focus({ preventScroll: true })
    })
  })
}
