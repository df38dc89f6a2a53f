import { expect, test } from 'vitest'
import type { RuleInfo } from '../types'
import { differs, search, textFor } from './editions'

const editions = ['2005', '2004']
const rule = (text: string, edition: string | null = null): RuleInfo => ({
  id: 'CH-1.2',
  section: 'CH-1 Setting up',
  origins: ['doc'],
  edition,
  text,
  examples: [],
})

test('a mark inside a sentence chooses its words', () => {
  const both = rule('Take out the most common goods: [2005] all grain, [2004] all corn.')
  expect(differs(both, editions)).toBe(true)
  expect(textFor(both, '2005', editions)).toBe('Take out the most common goods: [2005] all grain,')
  expect(textFor(both, '2004', editions)).toBe('Take out the most common goods: [2004] all corn.')
})

test('a mark before a sentence speaks for that sentence only', () => {
  const both = rule('Your ship stays. [2005] No route twice. [2004] Any route again. Then trade.')
  expect(textFor(both, '2005', editions)).toBe(
    'Your ship stays. [2005] No route twice. Then trade.',
  )
  expect(textFor(both, '2004', editions)).toBe(
    'Your ship stays. [2004] Any route again. Then trade.',
  )
})

test('a rule of one edition is not in the other', () => {
  expect(textFor(rule('The last round begins.', '2005'), '2004', editions)).toBe('')
})

test('a search wants every word', () => {
  const rules = [rule('Salt pays.'), rule('Silk pays.')]
  expect(search(rules, 'salt pays')).toHaveLength(1)
  expect(search(rules, 'ch-1.2')).toHaveLength(2)
})
