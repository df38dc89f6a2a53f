import { expect, test } from 'vitest'
import { blocks, inlines } from './markdown'

test('a sentence of the rulebook falls into its pieces', () => {
  expect(inlines('See **lots** in CH-2.4 [ruling].')).toEqual([
    { kind: 'text', text: 'See ' },
    { kind: 'strong', text: 'lots' },
    { kind: 'text', text: ' in ' },
    { kind: 'rule', text: 'CH-2.4' },
    { kind: 'text', text: ' ' },
    { kind: 'mark', text: 'ruling' },
    { kind: 'text', text: '.' },
  ])
})

test('a table has a head and rows', () => {
  const [table] = blocks('| goods | pay |\n| --- | --- |\n| salt | 1 |\n| silk | 2 |')
  expect(table).toMatchObject({ kind: 'table', rows: { length: 2 } })
})

test('lists have their items, and a picture is one alone in its paragraph', () => {
  const [steps, mistakes, picture, words] = blocks(
    '1. **Draw.**\n2. Play.\n\n- Never.\n\n![A hand.](figure:hand)\n\nSee ![x](figure:hand) not.',
  )
  expect(steps).toMatchObject({ kind: 'list', ordered: true, items: { length: 2 } })
  expect(mistakes).toMatchObject({ kind: 'list', ordered: false, items: { length: 1 } })
  expect(picture).toEqual({ kind: 'figure', name: 'hand', caption: 'A hand.' })
  expect(words).toMatchObject({ kind: 'paragraph' })
})
