import { expect, test } from 'vitest'
import type { RuleInfo } from '../types'
import { differs, search, textFor } from './editions'

const editions = ['new', 'old']
const rule = (text: string, edition: string | null = null): RuleInfo => ({
  id: 'CH-1.2',
  section: 'CH-1 Setting up',
  origins: ['doc'],
  edition,
  text,
  examples: [],
})

test('a mark inside a sentence chooses its words', () => {
  const both = rule('Take out the most common goods: [new] all grain, [old] all corn.')
  expect(differs(both, editions)).toBe(true)
  expect(textFor(both, 'new', editions)).toBe('Take out the most common goods: [new] all grain,')
  expect(textFor(both, 'old', editions)).toBe('Take out the most common goods: [old] all corn.')
})

test('a mark before a sentence speaks for that sentence only', () => {
  const both = rule('Your ship stays. [new] No route twice. [old] Any route again. Then trade.')
  expect(textFor(both, 'new', editions)).toBe('Your ship stays. [new] No route twice. Then trade.')
  expect(textFor(both, 'old', editions)).toBe('Your ship stays. [old] Any route again. Then trade.')
})

test('a rule of one edition is not in the other', () => {
  expect(textFor(rule('The last round begins.', 'new'), 'old', editions)).toBe('')
})

test('a search wants every word', () => {
  const rules = [rule('Salt pays.'), rule('Silk pays.')]
  expect(search(rules, 'salt pays')).toHaveLength(1)
  expect(search(rules, 'ch-1.2')).toHaveLength(2)
})
