import { compare, formatUsd, fromMinorUnits, typedDollars } from '@paydeck/core/money'
import fc from 'fast-check'
import { expect, it } from 'vitest'

const usual = { decimals: 2, digits: 15 }

it('typedDollars parses an amount exactly if its digits and decimals do not exceed the limits', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n - 1n }), fc.nat({ max: 4 }), (minor, decimals) => {
      const amount = fromMinorUnits(minor, decimals)
      const read = typedDollars(amount, { digits: 15, decimals })
      expect(read !== null && compare(read, amount)).toBe(0)
      const cents = fromMinorUnits(minor, 2)
      expect(typedDollars(formatUsd(cents), usual)).toBe(cents)
    }),
  )
})

it.each([
  ['12', '12.00'],
  [' 7. ', '7.00'],
  ['.5', '0.50'],
  ['007', '7.00'],
  ['$12', '12.00'],
  ['1,250.5', '1250.50'],
  ['$12,345,678.90', '12345678.90'],
  ['123,456', '123456.00'],
])('typedDollars parses "%s" as %s', (text, amount) => {
  expect(typedDollars(text, usual)).toBe(amount)
})

it.each([
  '',
  ' ',
  '$',
  '.',
  '$.',
  ',',
  '7,50',
  '1,2345',
  '1234,567',
  '12,345,67',
  '1,abc',
  '0,500',
  '000,001',
  '01,000',
  '$0,000.00',
  'x12',
  '12x',
  '-5',
  '+5',
  '1e3',
  '1.2.3',
  '1 000',
  '.x',
  '１２',
])('typedDollars returns null for the malformed or ambiguous text "%s"', (text) => {
  expect(typedDollars(text, usual)).toBeNull()
})

it('typedDollars accepts amounts up to the maximum number of digits and decimals, and rejects longer amounts', () => {
  const rule = { decimals: 1, digits: 3 }
  const readings = ['999.9', '1000', '1,000', '99.99', '0.0'].map((text) => typedDollars(text, rule))
  expect(readings).toEqual(['999.9', null, null, null, '0.0'])
  // An amount has at most 120 characters, even if the rule allows more digits.
  expect(typedDollars('9'.repeat(150), { decimals: 0, digits: 200 })).toBeNull()
})
