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
