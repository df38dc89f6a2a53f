import { expect, test } from 'vitest'
import { qr } from './qr'

test('a code that cameras have read', () => {
  const rows = qr('https://play.example/t/wdUtaSElsiA').map((row) => parseInt(row.map(Number).join(''), 2).toString(16))
  expect(rows).toEqual([
    '1fc99f7f', '10477641', '175dd05d', '174ee75d', '1744425d', '10488741', '1fd5557f', '1ddd00', '1df67bc4', 'c2668e9',
    'cc880b7', '1a222bf2', '11c111eb', '1fb3bdc9', '86b41fb', '9def2a', '2c27bcb', 'b025d4d', '11408113', 'a2a0a9a',
    '17c509f0', '1f9917', '1fd7575b', '105dfd1b', '175271f1', '17425c37', '17588e39', '105a3fa2', '1fd113db',
  ])
})

test('it grows with its text, and gives up when that is too long', () => {
  expect(['x'.repeat(32), 'x'.repeat(33), 'x'.repeat(106), 'x'.repeat(107)].map((text) => qr(text).length)).toEqual([25, 29, 37, 0])
})
