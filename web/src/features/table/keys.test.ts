import { type Mock, afterEach, expect, test, vi } from 'vitest'
import { change } from '$core/settings.svelte'
import { press } from './keys'

afterEach(() => {
  document.body.innerHTML = ''
  change({ keys: true })
})

function lay(html: string): Record<string, Mock<() => void>> {
  document.body.innerHTML = html
  const clicks: Record<string, Mock<() => void>> = {}
  for (const button of document.querySelectorAll('button')) {
    clicks[button.id] = vi.fn<() => void>()
    button.addEventListener('click', clicks[button.id]!)
  }
  return clicks
}
function key(name: string, on: Element = document.body, more: KeyboardEventInit = {}): boolean {
  let done = false
  const listen = (event: Event) => (done = press(event as KeyboardEvent))
  document.addEventListener('keydown', listen)
  on.dispatchEvent(
    new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more }),
  )
  document.removeEventListener('keydown', listen)
  return done
}

test('a key presses the button that says it is its own', () => {
  const { offer } = lay('<button id="offer" aria-keyshortcuts="O"></button>')
  expect(key('o')).toBe(true)
  expect(offer).toHaveBeenCalledOnce()
  expect(key('x')).toBe(false)
})

test('not while somebody writes, with other keys held, or when it is switched off', () => {
  const { offer } = lay('<input id="w"><button id="offer" aria-keyshortcuts="O"></button>')
  key('o', document.querySelector('input')!)
  key('o', document.body, { ctrlKey: true })
  change({ keys: false })
  key('o')
  expect(offer).not.toHaveBeenCalled()
})

test('what cannot be pressed is passed over, and Enter on a button is left to that button', () => {
  const { one, two } = lay(
    '<button id="one" disabled aria-keyshortcuts="Enter"></button>' +
      '<button id="two" aria-keyshortcuts="Enter"></button>',
  )
  expect(key('Enter', document.querySelector('#one')!)).toBe(false)
  expect(key('Enter')).toBe(true)
  expect(one).not.toHaveBeenCalled()
  expect(two).toHaveBeenCalledOnce()
})
