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

test('every class of layout.css is used, and says what its name says only once', () => {
  const names = [...files['./layout.css']!.matchAll(/^\.([\w-]+) \{/gm)].map(([, name]) => name!)
  expect(names.length).toBeGreaterThan(50)
  expect(new Set(names).size).toBe(names.length)
  const used = new Set(
    Object.values(files).flatMap((text) =>
      [...text.matchAll(/class="([^"]*)"/g)].flatMap(([, classes]) => classes!.split(/\s+/)),
    ),
  )
  expect(names.filter((name) => !used.has(name))).toEqual([])
})

test('no component gives a class of layout.css another meaning', () => {
  const names = new Set(files['./layout.css']!.match(/(?<=^\.)[\w-]+(?= \{)/gm))
  const found = lines.filter(
    ({ path, line }) =>
      path.endsWith('.svelte') &&
      /[{,]$/.test(line) &&
      (line.match(/(?<=\.)[a-z][\w-]*/g) ?? []).some((name) => names.has(name)),
  )
  expect(where(found)).toEqual([])
})

test('no element has two classes of layout.css for the same thing', () => {
  const property = new Map(
    [...files['./layout.css']!.matchAll(/^\.([\w-]+) \{ ([\w-]+): [^;]+; \}$/gm)].map(
      ([, name, what]) => [name!, what!],
    ),
  )
  const found = lines.filter(({ path, line }) => {
    if (!path.endsWith('.svelte')) return false
    return [...line.matchAll(/class="([^"]*)"/g)].some(([, classes]) => {
      const set = classes!.split(/\s+/).flatMap((name) => property.get(name) ?? [])
      return new Set(set).size < set.length
    })
  })
  expect(where(found)).toEqual([])
})
