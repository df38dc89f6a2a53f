/**
 * Single keys at the table. A button says which key is its own (`aria-keyshortcuts="O"`), and pressing
 * it is a click on the first of them that can be seen and pressed. Nobody who writes is disturbed.
 */
import { settings } from '$core/settings.svelte'

const WRITING = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'
const PRESSED = 'button, a, summary, [role=button], [role=radio], [role=tab]'

export function press(event: KeyboardEvent, root: ParentNode = document): boolean {
  if (!settings.keys || event.defaultPrevented || event.repeat) return false
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  const at = event.target instanceof Element ? event.target : null
  if (at?.closest(WRITING)) return false
  // Enter on something that can be pressed presses that.
  if (event.key === 'Enter' && at?.closest(PRESSED)) return false
  const open = [...root.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1)
  const key = event.key.length === 1 ? event.key.toUpperCase() : event.key
  const wanted = `[aria-keyshortcuts="${CSS.escape(key)}"]`
  const found = [...(open ?? root).querySelectorAll<HTMLElement>(wanted)].find(pressable)
  if (!found) return false
  event.preventDefault()
  found.click()
  return true
}

function pressable(element: HTMLElement): boolean {
  if (element.matches(':disabled, [aria-disabled=true]')) return false
  return element.checkVisibility?.() ?? true
}
