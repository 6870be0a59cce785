import {
  DecimalText,
  add,
  compare,
  decimalText,
  divide,
  formatCode,
  fromMinorUnits,
  multiply,
  negate,
  roundTo,
  signOf,
  subtract,
  toMinorUnits,
} from '@paydeck/core/money'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../core/properties/arbitraries/values.ts'

const minorUnits = fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n })
const places = fc.integer({ min: 0, max: 18 })
const amounts = fc.tuple(minorUnits, places).map(([minor, decimals]) => fromMinorUnits(minor, decimals))

/** Returns a text as an amount. Throws if the text is not an amount. */
const amount = (text: string): DecimalText => {
  const read = decimalText(text)
  if (read === null) throw new Error(`${text} is no amount`)
  return read
}

describe('amounts', () => {
  it('CUR-023 an amount stays the same when it is converted from minor units to text and back', () => {
    fc.assert(
      fc.property(minorUnits, places, (minor, decimals) => {
        expect(toMinorUnits(fromMinorUnits(minor, decimals), decimals)).toBe(minor)
      }),
      {
        examples: [
          [9007199254740993n, 2],
          [-1n, 18],
          [10n ** 24n, 0],
          [12n * 10n ** 18n, 18],
        ],
      },
    )
  })

  it('CUR-023 an amount stays the same when it is formatted as dollars and then parsed without symbol and commas', () => {
    fc.assert(
      fc.property(minorUnits, (minor) => {
        const shown = formatCode(fromMinorUnits(minor, 2), 'USD')
        expect(toMinorUnits(amount(shown.replaceAll(/[$,]/g, '')), 2)).toBe(minor)
      }),
    )
  })

  it('decimalText parses decimal texts; for any other text, decimalText returns null and never throws', () => {
    fc.assert(fc.property(anyText(), (text) => void decimalText(text)))
    fc.assert(fc.property(amounts, (text) => decimalText(text) === text))
    for (const text of [
      '',
      '-',
      '.5',
      '5.',
      '1e3',
      'Infinity',
      'NaN',
      '+1',
      ' 1',
      '1 ',
      '1,000',
      '--1',
      '٣',
      '0x1',
      '1\n',
    ]) {
      expect(decimalText(text)).toBeNull()
    }
    expect(['9'.repeat(120), '9'.repeat(121)].map((text) => DecimalText.is(text))).toEqual([true, false])
  })

  it('`multiply` returns a valid decimal text, even for factors with up to 120 characters', () => {
    const long = fc.tuple(fc.stringMatching(/^[1-9]\d{0,118}$/), fc.nat(99)).map(([digits, decimals]) => {
      const text = fromMinorUnits(BigInt(digits), decimals)
      return DecimalText.is(text) ? text : amount('9'.repeat(120))
    })
    fc.assert(
      fc.property(long, long, (left, right) => {
        expect(decimalText(multiply(left, right))).toBe(multiply(left, right))
      }),
    )
  })

  it('roundTo returns the nearest value with the given number of decimals; halves are rounded away from zero', () => {
    const rounded = (text: string, decimals: number) => roundTo(amount(text), decimals)
    const cents = ['0.005', '0.0049', '-0.005', '-0.0049', '2.5', '1.005'].map((text) => rounded(text, 2))
    expect(cents).toEqual(['0.01', '0.00', '-0.01', '0.00', '2.50', '1.01'])
    expect([rounded('2.5', 0), rounded('-2.5', 0), rounded('-0.5', 0)]).toEqual(['3', '-3', '-1'])
    fc.assert(
      fc.property(amounts, places, (value, decimals) => {
        const error = subtract(roundTo(value, decimals), value)
        const half = fromMinorUnits(5n, decimals + 1)
        expect(compare(error, half)).toBeLessThanOrEqual(0)
        expect(compare(error, negate(half))).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('adding, subtracting, multiplying and comparing amounts gives exact results', () => {
    fc.assert(
      fc.property(minorUnits, minorUnits, places, (a, b, decimals) => {
        const [left, right] = [fromMinorUnits(a, decimals), fromMinorUnits(b, decimals)]
        expect(toMinorUnits(add(left, right), decimals)).toBe(a + b)
        expect(toMinorUnits(subtract(left, right), decimals)).toBe(a - b)
        expect(toMinorUnits(multiply(left, right), 2 * decimals)).toBe(a * b)
        expect(compare(left, right)).toBe(a < b ? -1 : a > b ? 1 : 0)
        expect(signOf(left)).toBe(a < 0n ? -1 : a > 0n ? 1 : 0)
      }),
    )
    expect(add(amount('0.1'), amount('0.2'))).toBe('0.3')
    expect(compare(amount('1.50'), amount('1.5'))).toBe(0)
  })

  it('`divide` rounds the quotient to the given number of decimals, and returns null for a division by zero', () => {
    fc.assert(
      fc.property(amounts, amounts, places, (left, right, decimals) => {
        const quotient = divide(left, right, decimals)
        expect(quotient === null).toBe(signOf(right) === 0)
        if (quotient === null) return
        const rest = subtract(left, multiply(quotient, right))
        const half = multiply(fromMinorUnits(5n, decimals + 1), right)
        const size = (value: DecimalText) => (signOf(value) < 0 ? negate(value) : value)
        expect(compare(size(rest), size(half))).toBeLessThanOrEqual(0)
      }),
    )
    expect(divide(amount('-1'), amount('3'), 4)).toBe('-0.3333')
    expect(divide(amount('2'), amount('-3'), 2)).toBe('-0.67')
    expect(['0', '-0.00'].map((nothing) => divide(amount('1'), amount(nothing), 2))).toEqual([null, null])
  })
})
