import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { muted, toggleMute } from './muted.svelte'
import { change, settings } from './settings.svelte'
import { readJson, readText, writeJson, writeText } from './storage'

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'number')

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** A storage in which each of these operations fails. */
function failing(...operations: ('getItem' | 'setItem' | 'removeItem')[]): void {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  }
  for (const operation of operations)
    storage[operation] = () => {
      throw new DOMException('', operation === 'setItem' ? 'QuotaExceededError' : 'SecurityError')
    }
  vi.stubGlobal('localStorage', storage)
}

/** A browser in which even to name the storage is an error. */
function forbidden(): void {
  vi.stubGlobal('localStorage', undefined)
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('', 'SecurityError')
    },
  })
}

test('a text and a value come back as they were kept', () => {
  writeText('fondaco-known-as', 'Bianca')
  writeJson('fondaco-muted', [1, 2])
  expect(readText('fondaco-known-as')).toBe('Bianca')
  expect(readJson('fondaco-muted', isNumbers, [])).toEqual([1, 2])
  writeText('fondaco-known-as', '')
  expect(localStorage.getItem('fondaco-known-as')).toBeNull()
})

test('what is not there, broken or of another shape gives the default', () => {
  expect(readText('fondaco-learned')).toBe('')
  for (const text of ['', '{', 'null', '"word"', '5', '["a"]']) {
    localStorage.setItem('fondaco-muted', text)
    expect(readJson('fondaco-muted', isNumbers, [7])).toEqual([7])
  }
})

test('a full storage keeps what it had and breaks nothing', () => {
  failing('setItem')
  writeText('fondaco-known-as', 'Bianca')
  expect(readText('fondaco-known-as')).toBe('')
})

test.each([
  ['full', () => failing('setItem')],
  ['closed', () => failing('getItem', 'setItem', 'removeItem')],
  ['forbidden', forbidden],
])('with a storage that is %s, choices last as long as the page', (_, close) => {
  close()
  const before = settings.sound
  change({ sound: !before })
  expect(settings.sound).toBe(!before)
  change({ sound: before })
  toggleMute('Tomaso')
  expect(muted().has('Tomaso')).toBe(true)
  toggleMute('Tomaso')
  expect(muted().has('Tomaso')).toBe(false)
  writeText('fondaco-known-as', '')
  expect(readText('fondaco-known-as')).toBe('')
  expect(readJson('fondaco-muted', isNumbers, [7])).toEqual([7])
})

test('settings and the muted begin as usual where something else was kept', async () => {
  for (const [text, people] of [
    ['null', '5'],
    ['[]', '{}'],
    ['"dark"', '[1]'],
    ['{', '['],
  ]) {
    localStorage.setItem('fondaco-settings', text!)
    localStorage.setItem('fondaco-muted', people!)
    vi.resetModules()
    const fresh = await import('./settings.svelte')
    expect(fresh.settings.theme).toBe('system')
    const others = await import('./muted.svelte')
    expect(others.muted().size).toBe(0)
  }
})
