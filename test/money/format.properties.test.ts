import {
  chainOf,
  compare,
  currency,
  currencyCodes,
  decimalText,
  displayCode,
  formatMinorUnits,
  formatMoney,
  formatMovement,
  formatUsd,
  fromMinorUnits,
  negate,
  roundTo,
  signOf,
  type DecimalText,
  zero,
} from '@paydeck/core/money'
import { arbitraries } from '@paydeck/core/properties'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withSymbol } from '../arbitraries/money.ts'

const amounts = fc
  .tuple(fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }), fc.integer({ min: 0, max: 18 }))
  .map(([minor, decimals]) => fromMinorUnits(minor, decimals))

/** Amounts of any size, and amounts near the smallest amount that is displayed. */
const tinyAmounts = fc.oneof(
  amounts,
  fc
    .tuple(fc.bigInt({ min: -100n, max: 100n }), fc.integer({ min: 0, max: 24 }))
    .map(([minor, decimals]) => fromMinorUnits(minor, decimals)),
)
const precisions = fc.oneof(fc.integer({ min: 0, max: 18 }), fc.constantFrom(undefined, null, -1, 1.5, Number.NaN))
const widths = fc.constantFrom('wide' as const, 'narrow' as const)
// Currencies that are displayed with decimals. Lightning is displayed in whole satoshis (CUR-024).
const inDecimals = arbitraries.CurrencyCode.filter((code) => !/\d/.test(code) && chainOf(code) !== 'LIGHTNING')
const text = (value: string): DecimalText => decimalText(value) ?? zero

const digitsOf = (shown: string): string => /\d[\d,]*(?:\.\d+)?/.exec(shown)?.[0] ?? ''

/**
 * True if `formatMoney` must show "<" and the smallest amount that it displays. This applies to amounts below one satoshi on
 * Lightning, and in narrow texts to all amounts that the precision would round to zero.
 */
const isBounded = (
  amount: DecimalText,
  { code, precision }: { readonly code: string; readonly precision: number | null | undefined },
  width: 'wide' | 'narrow',
): boolean => {
  const size = signOf(amount) < 0 ? negate(amount) : amount
  if (signOf(size) === 0) return false
  if (chainOf(code) === 'LIGHTNING') return compare(size, text('0.00000001')) < 0
  const isGiven = typeof precision === 'number' && Number.isInteger(precision) && precision >= 0
  return width === 'narrow' && signOf(roundTo(size, isGiven ? precision : currency(code).precision)) === 0
}

describe('formatMoney', () => {
  it('CUR-002 CUR-004 formatMoney puts a symbol before the number if and only if the currency is one of 21 with a symbol', () => {
    fc.assert(
      fc.property(amounts, arbitraries.CurrencyCode, (amount, code) => {
        const text = formatMoney(amount, { code, precision: 2 })
        // "<" marks a Lightning amount below one satoshi.
        const symbol = text.replace(/^-?<?/, '').replace(/\d.*$/s, '')
        expect(symbol !== '').toBe(withSymbol.includes(code))
        if (symbol === '')
          expect(text.endsWith(` ${chainOf(code) === 'LIGHTNING' ? 'sats' : displayCode(code)}`.trimEnd())).toBe(true)
      }),
      { examples: [[text('-0.000000001'), 'LNBTC']] },
    )
  })

  it('CUR-004 formatMoney adds no space after the number if the display code is empty', () => {
    fc.assert(
      fc.property(amounts, arbitraries.CurrencyCode, (amount, code) => {
        const text = formatMoney(amount, { code })
        expect(text).toBe(text.trimEnd())
      }),
    )
    expect(['', '_m', '_', ' '].map((code) => formatMoney(fromMinorUnits(150n, 2), { code }))).toEqual([
      '1.50',
      '1.50',
      '1.50',
      '1.50',
    ])
  })

  it('CUR-022 formatMoney shows the given number of decimals, or the currency’s usual number if the given one is invalid', () => {
    fc.assert(
      fc.property(amounts, inDecimals, precisions, (amount, code, precision) => {
        const isGiven = typeof precision === 'number' && Number.isInteger(precision) && precision >= 0
        const places = isGiven ? precision : currency(code).precision
        fc.pre(signOf(amount) === 0 || signOf(roundTo(amount, places)) !== 0)
        const shown = digitsOf(formatMoney(amount, { code, precision })).split('.')[1]?.length ?? 0
        expect(shown).toBe(places)
      }),
    )
    expect([0, 1, null, -1, 0.5].map((precision) => formatMoney(text('12.50'), { code: 'CHF', precision }))).toEqual([
      '13 CHF',
      '12.5 CHF',
      '12.50 CHF',
      '12.50 CHF',
      '12.50 CHF',
    ])
    expect(formatMoney(text('12.50'), { code: 'JPY' })).toBe('¥13')
    expect(formatMoney(text('0.015'), { code: 'BTC' })).toBe('0.015000 BTC')
  })

  it('CUR-022 CUR-024 formatMoney never shows a nonzero amount as zero, neither in the wide nor in the narrow format', () => {
    fc.assert(
      fc.property(
        tinyAmounts,
        arbitraries.CurrencyCode.filter((code) => !/\d/.test(code)),
        precisions,
        widths,
        (amount, code, precision, width) => {
          const shown = formatMoney(amount, { code, precision }, width)
          expect(/[1-9]/.test(shown)).toBe(signOf(amount) !== 0)
          expect(shown.startsWith('-')).toBe(signOf(amount) < 0)
          expect(shown.includes('<')).toBe(code.includes('<') || isBounded(amount, { code, precision }, width))
        },
      ),
      { examples: [[text('0.00000045'), 'BTC', undefined, 'wide']] },
    )
  })

  it.each(currencyCodes())(
    'CUR-022 formatMoney shows a nonzero digit for the smallest unit of %s, and for a tenth of this unit',
    (code) => {
      const { decimals } = currency(code)
      for (const size of [fromMinorUnits(1n, decimals), fromMinorUnits(1n, decimals + 1)])
        for (const width of ['wide', 'narrow'] as const) expect(formatMoney(size, { code }, width)).toMatch(/[1-9]/)
    },
  )

  it('CUR-022 if an amount would round to zero, formatMoney uses all decimals of the currency, but shows no trailing zeros', () => {
    fc.assert(
      fc.property(tinyAmounts, inDecimals, (amount, code) => {
        const { decimals, precision } = currency(code)
        fc.pre(signOf(roundTo(amount, precision)) === 0 && signOf(roundTo(amount, decimals)) !== 0)
        const shown = decimalText(digitsOf(formatMoney(amount, { code, decimals })))
        expect(shown).toMatch(/[1-9]$/)
        expect(compare(shown ?? zero, roundTo(signOf(amount) < 0 ? negate(amount) : amount, decimals))).toBe(0)
      }),
    )
    expect(formatMoney(text('0.0000004500'), { code: 'BTC' })).toBe('0.00000045 BTC')
    expect(formatMinorUnits(1n, { code: 'ETH', decimals: 18 })).toBe('0.000000000000000001 ETH')
    expect(formatMoney(text('-0.004'), { code: 'USD' })).toBe('-$0.004')
    expect(formatMoney(text('0.00004'), { code: 'NEW', decimals: 5 })).toBe('0.00004 NEW')
    expect(formatMoney(text('-0.00000045'), { code: 'BTC' }, 'narrow')).toBe('-<0.000001 BTC')
    expect(formatMoney(text('0.004'), { code: 'USDC' }, 'narrow')).toBe('<$0.01 USDC')
    expect(formatMoney(text('0.4'), { code: 'USD', precision: 0 }, 'narrow')).toBe('<$1')
  })

  it('CUR-024 formatMoney shows whole sats if and only if the chain, given or derived from the code, is Lightning', () => {
    const chains = fc.constantFrom('lightning', 'LIGHTNING', 'Lightning', 'BTC', 'eth', null, undefined, '')
    fc.assert(
      fc.property(
        amounts,
        arbitraries.CurrencyCode.filter((code) => !code.endsWith('sats')),
        chains,
        (amount, code, chain) => {
          const text = formatMoney(amount, { code, chain })
          const isLightning = (chain ?? chainOf(code))?.toLowerCase() === 'lightning'
          expect(text.endsWith('sats')).toBe(isLightning)
          if (isLightning) expect(text).toMatch(/^-?(?:<1|[\d,]+) sats$/)
        },
      ),
    )
    expect(formatMoney(fromMinorUnits(150_000n, 8), { code: 'LNBTC', chain: 'lightning' })).toBe('150,000 sats')
    expect([undefined, null].map((chain) => formatMinorUnits(1500n, { code: 'LNBTC', decimals: 8, chain }))).toEqual([
      '1,500 sats',
      '1,500 sats',
    ])
    expect(formatMoney(fromMinorUnits(1500n, 8), { code: 'LNBTC', precision: undefined })).toBe('1,500 sats')
    const small = ['0.00000001', '0.000000009', '-0.000000001', '0', '0.000000014']
    expect(small.map((amount) => formatMoney(text(amount), { code: 'LNBTC' }))).toEqual([
      '1 sats',
      '<1 sats',
      '-<1 sats',
      '0 sats',
      '1 sats',
    ])
  })

  it('CUR-025 formatUsd formats any number of cents in the same way as `Intl.NumberFormat`', () => {
    const style = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
    fc.assert(
      fc.property(fc.maxSafeInteger(), (cents) => {
        const text = fromMinorUnits(BigInt(cents), 2)
        // `Intl` formats every digit of a decimal text, but its TypeScript types allow only numbers.
        expect(formatUsd(text)).toBe(style.format(text as unknown as number))
      }),
      { examples: [[-100], [0], [123_450], [-1], [99_999_999]] },
    )
    expect(formatUsd(fromMinorUnits(-100n, 2))).toBe('-$1.00')
    expect(formatUsd(fromMinorUnits(123_450n, 2))).toBe('$1,234.50')
  })

  it('formatUsd shows no minus sign before a zero amount', () => {
    expect(formatUsd(fromMinorUnits(-0n, 3))).toBe('$0.00')
    expect(formatUsd(text('-0.000'))).toBe('$0.00')
    expect(formatUsd(fromMinorUnits(-5n, 3))).toBe('-$0.01')
  })
})

it('CUR-022 CUR-024 formatMovement puts + before incoming amounts, − before outgoing amounts, and no sign before zero', () => {
  const directions = fc.constantFrom('in' as const, 'out' as const)
  fc.assert(
    fc.property(
      tinyAmounts,
      directions,
      arbitraries.CurrencyCode,
      precisions,
      widths,
      (amount, direction, code, precision, width) => {
        const format = { code, precision }
        const moved = formatMovement(amount, direction, format, width)
        const sign = signOf(amount) * (direction === 'in' ? 1 : -1)
        const mark = sign > 0 ? '+' : sign < 0 ? '−' : ''
        expect(moved).toBe(`${mark}${formatMoney(amount, format, width).replace(/^-/, '')}`)
      },
    ),
  )
  expect(formatMovement(text('0.0000000001'), 'out', { code: 'LNBTC', precision: 6 })).toBe('−<1 sats')
  const usd = { code: 'USD', precision: 2 }
  expect(formatMovement(text('2150'), 'in', usd)).toBe('+$2,150.00')
  expect(formatMovement(text('108.85'), 'out', usd)).toBe('−$108.85')
  expect(formatMovement(text('-5'), 'out', usd)).toBe('+$5.00')
  expect(formatMovement(text('0.00'), 'out', usd)).toBe('$0.00')
})
