/** Colours and widths have names: a component says neither of them in numbers. */
import { expect, test } from 'vitest'

const files = import.meta.glob<string>(['./**/*.svelte', './**/*.css'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const lines = Object.entries(files).flatMap(([path, text]) =>
  text.split('\n').map((line, at) => ({ path, where: `${path}:${at + 1}`, line: line.trim() })),
)
const where = (found: typeof lines) => found.map((each) => `${each.where} ${each.line}`)

test('no component has a colour in numbers', () => {
  const colour = /(?<![{&\w])#[\da-f]{3,8}\b(?!["'].*>.*<\/a)|\b(rgb|hsl|oklch)a?\(/i
  const found = lines.filter(({ path, line }) => path.endsWith('.svelte') && colour.test(line))
  expect(where(found)).toEqual([])
})

test('no media query has a width in numbers, except where widths are named', () => {
  const named = ['./breakpoints.css', './app.css']
  const found = lines.filter(
    ({ path, line }) => !named.includes(path) && /@media.*\d(px|em)|matchMedia.*\dpx/.test(line),
  )
  expect(where(found)).toEqual([])
})

test('every named width is one of breakpoints.css, and every space one of app.css', () => {
  const known = new Set(
    Object.values(files)
      .join('\n')
      .match(/(?<=@custom-media )--\w+/g),
  )
  const spaces = new Set(files['./app.css']!.match(/--space-\d(?=:)/g))
  const found = lines.filter(
    ({ line }) =>
      (line.startsWith('@media') &&
        (line.match(/--\w+/g) ?? []).some((name) => !known.has(name))) ||
      (line.match(/--space-\d+/g) ?? []).some((name) => !spaces.has(name)),
  )
  expect(where(found)).toEqual([])
})
