import { amountNumber, amountText, minorUnits } from '@paydeck/adapters/wire/amount'
import fc from 'fast-check'
import { either as E } from 'fp-ts'
import { expect, it } from 'vitest'

const read = (value: unknown): unknown => {
  const decoded = amountText.decode(value)
  return E.isRight(decoded) ? decoded.right : 'failed'
}

const readMinor = (value: unknown): unknown => {
  const decoded = minorUnits.decode(value)
  return E.isRight(decoded) ? decoded.right : 'failed'
}

it('amountText decodes a decimal text of any length exactly', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }),
      fc.stringMatching(/^\d{1,20}$/),
      (whole, fraction) => {
        const text = `${whole}.${fraction}`
        expect(read(text)).toBe(text)
        expect(amountText.encode(amountText.is(text) ? text : null)).toBe(text)
      },
    ),
  )
})

it('amountText decodes a JSON number of at most 15 significant digits exactly', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999_999_999 }), fc.integer({ min: 0, max: 20 }), (digits, places) => {
      fc.pre(digits % 10 !== 0 || places === 0)
      const padded = String(digits).padStart(places + 1, '0')
      const text = places === 0 ? padded : `${padded.slice(0, -places)}.${padded.slice(-places)}`
      expect(read(JSON.parse(text))).toBe(text)
      expect(read(JSON.parse(`-${text}`))).toBe(`-${text}`)
    }),
    {
      examples: [
        [1, 7],
        [25, 8],
      ],
    },
  )
})

it.each([
  [9_007_199_254_740_991, '9007199254740991'],
  [0, '0'],
  [-1.5, '-1.5'],
  [1e-7, '0.0000001'],
])('amountText decodes the number %d as "%s"', (value, text) => {
  expect(read(value)).toBe(text)
})

it.each([
  [2 ** 53],
  [1e21],
  [0.1 + 0.2],
  [Number.NaN],
  [Number.POSITIVE_INFINITY],
  ['1e5'],
  ['1,000.00'],
  [' 1'],
  ['+1'],
  ['.5'],
  ['0x10'],
  [''],
  [true],
  [{}],
  [undefined],
])('amountText decodes %j as null', (value) => {
  expect(read(value)).toBeNull()
})

it('amount codecs accept any value: a malformed amount becomes null, so that a list keeps the item with this amount', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(E.isRight(amountText.decode(value))).toBe(true)
      expect(E.isRight(minorUnits.decode(value))).toBe(true)
      expect(E.isRight(amountNumber.decode(value))).toBe(true)
    }),
  )
})

it('minorUnits decodes an integer text of any length, but a number only if it is a safe integer', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 60n), max: 10n ** 60n }), (units) => {
      expect(readMinor(units.toString())).toBe(units)
      expect(minorUnits.encode(units)).toBe(units.toString())
    }),
  )
  expect([readMinor(12), readMinor(1.5), readMinor(1e300), readMinor('1.5'), readMinor('')]).toEqual([
    12n,
    null,
    null,
    null,
    null,
  ])
})
