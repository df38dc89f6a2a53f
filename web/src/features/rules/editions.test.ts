import { expect, test } from 'vitest'
import type { RuleInfo } from '$core/types/answers'
import { differs, has, textFor } from './editions'

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

test('a sentence may begin with an accent or a quotation', () => {
  const both = rule('[new] Une route. [old] Toutes. À la fin, « rien ». [new] Oui. « Non » reste.')
  expect(textFor(both, 'old', editions)).toBe('[old] Toutes. À la fin, « rien ». « Non » reste.')
})

test('a search wants every word, and no accents', () => {
  expect(has(rule('Salt pays.'), ['salt', 'pays'])).toBe(true)
  expect(has(rule('Silk pays.'), ['salt', 'pays'])).toBe(false)
  expect(has(rule('Des épices.'), ['ch-1.2', 'epices'])).toBe(true)
  expect(has(rule('Silk pays.'), ['decision'], ['décision'])).toBe(true)
})
