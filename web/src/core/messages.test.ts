import { expect, test } from 'vitest'
import { has } from './i18n.svelte'

const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const files = import.meta.glob<string>('../../../src/fondaco/locale/en/web.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const written = Object.values(sources).join('\n')
const asked = new Set([...written.matchAll(/['"`](web-[\w-]+)['"`]/g)].map((match) => match[1]!))
/** Messages whose id ends with something that is only known at play: `web-bot-${name}`. */
const families = [...written.matchAll(/`(web-[\w-]+-)\$\{/g)].map((match) => match[1]!)

test('every message that is asked for is there', () => {
  expect([...asked].filter((id) => !has(id))).toEqual([])
})

test('every message of the shell is asked for', () => {
  const ids = [
    ...Object.values(files)
      .join('\n')
      .matchAll(/^([\w-]+) =/gm),
  ].map((match) => match[1]!)
  expect(ids.length).toBeGreaterThan(100)
  expect(
    ids.filter((id) => !asked.has(id) && !families.some((family) => id.startsWith(family))),
  ).toEqual([])
})
