import { flushSync } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import { watchMedia } from './media.svelte'

afterEach(() => vi.unstubAllGlobals())

/** A window whose width can be changed. */
function fakeWindow() {
  const query = Object.assign(new EventTarget(), { matches: false, media: '' })
  const asked: string[] = []
  const matchMedia = (text: string) => (asked.push(text), query)
  vi.stubGlobal('matchMedia', matchMedia)
  return {
    asked,
    become(matches: boolean) {
      query.matches = matches
      query.dispatchEvent(new Event('change'))
      flushSync()
    },
  }
}

test('what reads a breakpoint runs again when it begins or ends to hold', () => {
  const page = fakeWindow()
  const seen: boolean[] = []
  const end = $effect.root(() => {
    const phone = watchMedia('--phone')
    $effect(() => void seen.push(phone.current))
  })
  flushSync()
  page.become(true)
  page.become(false)
  end()
  page.become(true)
  expect(seen).toEqual([false, true, false])
  expect(page.asked[0]).toContain('width')
})

test('outside an effect it says how things are now', () => {
  const page = fakeWindow()
  const phone = watchMedia('--phone')
  expect(phone.current).toBe(false)
  page.become(true)
  expect(phone.current).toBe(true)
})

test('without a window nothing holds, and a breakpoint that is not named is an error', () => {
  const { matchMedia } = globalThis
  Reflect.deleteProperty(globalThis, 'matchMedia')
  expect(watchMedia('--phone').current).toBe(false)
  globalThis.matchMedia = matchMedia
  expect(() => watchMedia('--watch')).toThrow('--watch')
})
