import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, test } from 'vitest'
import { backend } from '$core/backend.svelte'
import { cast } from '$core/cast'
import { session } from '$core/session.svelte'
import BuildLine from './BuildLine.svelte'

function shown(): string {
  const target = document.createElement('div')
  const line = mount(BuildLine, { target })
  flushSync()
  const text = target.textContent
    .replace(/[\u2068\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  void unmount(line)
  return text
}

afterEach(() => {
  session.house = null
  backend.house = null
  backend.alone = false
})

test('the settings say which version runs, and which build', () => {
  expect(shown()).toBe('')
  session.house = cast({ version: '1.2.3', compiled: true })
  expect(shown()).toBe('Fondaco 1.2.3, compiled build')
  session.house = cast({ version: '1.2.3', compiled: false })
  expect(shown()).toBe('Fondaco 1.2.3, plain build')
})

test('in the browser alone, they say the build that runs there', () => {
  session.house = cast({ version: '1.2.3', compiled: true })
  backend.alone = true
  expect(shown()).toBe('Fondaco 1.2.3')
  backend.house = cast({ ready: true, compiled: false, python: '3.14.2' })
  expect(shown()).toBe('Fondaco 1.2.3 · Runs in this browser: Python 3.14.2, plain build')
})
