import { afterEach, expect, test, vi } from 'vitest'
import { WakeLock, mayStayAwake } from './wake-lock.svelte'

function browser() {
  const locks: { released: boolean; release: () => Promise<void> }[] = []
  const request = vi.fn(async () => {
    const lock = { released: false, release: async () => void (lock.released = true) }
    locks.push(lock)
    return lock
  })
  vi.stubGlobal('navigator', { wakeLock: { request } })
  return { locks, request }
}
afterEach(() => vi.unstubAllGlobals())
const settle = () => new Promise((resolve) => setTimeout(resolve))

test('the screen stays on while somebody plays, and no longer', async () => {
  const { locks, request } = browser()
  const wake = new WakeLock()
  wake.want(true)
  wake.want(true)
  await settle()
  expect(request).toHaveBeenCalledTimes(1)
  wake.want(false)
  await settle()
  expect(locks.map(({ released }) => released)).toEqual([true])
  wake.close()
})

test('whoever comes back to the page has it again', async () => {
  const { locks } = browser()
  const wake = new WakeLock()
  wake.want(true)
  await settle()
  await locks[0]!.release() // the page was hidden
  document.dispatchEvent(new Event('visibilitychange'))
  await settle()
  expect(locks.map(({ released }) => released)).toEqual([true, false])
  wake.close()
  await settle()
  expect(locks[1]!.released).toBe(true)
})

test('where a browser cannot do it, nothing happens', () => {
  vi.stubGlobal('navigator', {})
  expect(mayStayAwake()).toBe(false)
  const wake = new WakeLock()
  wake.want(true)
  wake.close()
})
