import { expect, test } from 'vitest'
import { findAll, fold, wordsOf } from './fold'

test('accents, capitals and joined letters do not matter', () => {
  expect(fold('Épices')).toBe('epices')
  expect(fold('Cœur, Größe')).toBe('coeur, grosse')
  expect(wordsOf('  à\u00a0égalité ')).toEqual(['a', 'egalite'])
})

test('what was found is marked in the text as it stands', () => {
  const text = 'Le cœur des épices'
  expect(findAll(text, 'epices').map(([from, to]) => text.slice(from, to))).toEqual(['épices'])
  expect(findAll(text, 'coeur').map(([from, to]) => text.slice(from, to))).toEqual(['cœur'])
  expect(findAll(text, 'sel')).toEqual([])
})
