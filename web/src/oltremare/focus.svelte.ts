/** Whoever plays with the keyboard keeps a place on the board when the button they pressed goes. */
import { tick } from 'svelte'

/** Whenever `moment` changes and the focus got lost from within the board, it goes to the prompt. */
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
      if (here && document.activeElement === document.body)
        root()?.querySelector<HTMLElement>('.reach .buttons button:enabled, .reach button.hand-card')?.focus({ preventScroll: true })
    })
  })
}
