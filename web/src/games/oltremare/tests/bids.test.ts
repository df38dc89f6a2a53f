import { expect, test } from 'vitest'
import { writeOffer } from '../offer'
import { bidsFor } from '../trade/bids'

test('whoever asks for bids offers a card to everybody for any card', () => {
  expect(writeOffer(bidsFor('salt7', [1, 2, 'all']), [])).toBe('offer all: salt7 for 1 any')
  expect(writeOffer(bidsFor('salt7', [2]), [])).toBe('offer 2: salt7 for 1 any')
})
