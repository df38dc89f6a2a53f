import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { change, settings } from '$core/settings.svelte'
import SoundOffer from './SoundOffer.svelte'

let shown: ReturnType<typeof mount> | undefined
const offer = () => {
  shown = mount(SoundOffer, { target: document.body })
  flushSync()
  return [...document.querySelectorAll('button')]
}
beforeEach(() => {
  localStorage.clear()
  change({ sound: false })
  const still = () => ({ connect: (to: unknown) => to, gain: param(), frequency: param() })
  const param = () => ({
    setValueAtTime() {},
    exponentialRampToValueAtTime() {},
    linearRampToValueAtTime() {},
  })
  vi.stubGlobal(
    'AudioContext',
    class {
      currentTime = 0
      createOscillator = () => ({ ...still(), start() {}, stop() {} })
      createGain = still
    },
  )
})
afterEach(() => {
  if (shown) void unmount(shown)
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
  change({ sound: false })
})

test('whoever wants sounds has them, and is not asked again', () => {
  offer()[0]!.click()
  flushSync()
  expect(settings.sound).toBe(true)
  change({ sound: false })
  void unmount(shown!)
  expect(offer()).toEqual([])
})

test('whoever does not want them is not asked again', () => {
  const [, no] = offer()
  no!.click()
  flushSync()
  expect(settings.sound).toBe(false)
  void unmount(shown!)
  expect(offer()).toEqual([])
})
