import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  chainName,
  chainOf,
  currency,
  currencyCodes,
  type DecimalText,
  decimalText,
  displayCode,
  formatMinorUnits,
  formatMoney,
  formatMovement,
  formatUsd,
  fromMinorUnits,
  hiddenCurrencies,
  renames,
  roundTo,
  signOf,
  visibleCurrencies,
  zero,
} from '../../core/money/index.ts'
import { anyText } from '../arbitraries/text.ts'

const stablecoins = ['USDC', 'PYUSD', 'GUSD', 'PAX', 'USDT']
const fiat = [
  'USD',
  'EUR',
  'GBP',
  'CAD',
  'INR',
  'AUD',
  'JPY',
  'MXN',
  'SGD',
  'NZD',
  'CNY',
  'KRW',
  'TRY',
  'BRL',
  'HKD',
  'ZAR',
]
const withSymbol = [...fiat, ...stablecoins]
const codes = fc.oneof(
  fc.constantFrom(...withSymbol),
  fc.constantFrom(...currencyCodes()),
  fc.constantFrom('usd', 'USDP', 'CHF', 'constructor', '', '_', 'A_B_e', 'PAX_m'),
  fc.string(),
)
const amounts = fc
  .tuple(fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }), fc.integer({ min: 0, max: 18 }))
  .map(([minor, decimals]) => fromMinorUnits(minor, decimals))

const digits = /\d[\d,]*(?:\.\d+)?/

describe('formatting', () => {
  it('CUR-002 CUR-004 shows a symbol before the number for exactly the 21 currencies', () => {
    fc.assert(
      fc.property(amounts, codes, (amount, code) => {
        const text = formatMoney(amount, { code, precision: 2 })
        const symbol = text.replace(/^-/, '').replace(/\d.*$/s, '')
        expect(symbol !== '').toBe(withSymbol.includes(code))
        if (symbol === '')
          expect(text.endsWith(` ${chainOf(code) === 'LIGHTNING' ? 'sats' : displayCode(code)}`.trimEnd())).toBe(true)
      }),
    )
  })

  it('CUR-004 ends without a blank where a code has nothing to show', () => {
    fc.assert(
      fc.property(amounts, codes, (amount, code) => {
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

  it('CUR-022 shows as many decimals as the precision says, two when it says nothing', () => {
    // Lightning is shown in whole sats (CUR-024).
    const inDecimals = codes.filter((code) => !/\d/.test(code) && chainOf(code) !== 'LIGHTNING')
    const precisions = fc.oneof(fc.integer({ min: 0, max: 18 }), fc.constantFrom(undefined, null, -1, 1.5, Number.NaN))
    fc.assert(
      fc.property(amounts, inDecimals, precisions, (amount, code, precision) => {
        const text = formatMoney(amount, { code, precision })
        const shown = text.match(digits)?.[0].split('.')[1]?.length ?? 0
        const isGiven = typeof precision === 'number' && Number.isInteger(precision) && precision >= 0
        expect(shown).toBe(isGiven ? precision : 2)
      }),
    )
    expect(
      [0, 1, null, -1, 0.5].map((precision) => formatMoney(fromMinorUnits(1250n, 2), { code: 'JPY', precision })),
    ).toEqual(['¥13', '¥12.5', '¥12.50', '¥12.50', '¥12.50'])
  })

  it('CUR-024 ends with "sats" for the lightning chain only, as a whole number; where no chain is given, the code tells it', () => {
    const chains = fc.constantFrom('lightning', 'LIGHTNING', 'Lightning', 'BTC', 'eth', null, undefined, '')
    fc.assert(
      fc.property(
        amounts,
        codes.filter((code) => !code.endsWith('sats')),
        chains,
        (amount, code, chain) => {
          const text = formatMoney(amount, { code, chain })
          const isLightning = (chain ?? chainOf(code))?.toLowerCase() === 'lightning'
          expect(text.endsWith('sats')).toBe(isLightning)
          if (isLightning) expect(text).toMatch(/^-?[\d,]+ sats$/)
        },
      ),
    )
    expect(formatMoney(fromMinorUnits(150_000n, 8), { code: 'LNBTC', chain: 'lightning' })).toBe('150,000 sats')
    expect([undefined, null].map((chain) => formatMinorUnits(1500n, { code: 'LNBTC', decimals: 8, chain }))).toEqual([
      '1,500 sats',
      '1,500 sats',
    ])
    expect(formatMoney(fromMinorUnits(1500n, 8), { code: 'LNBTC', precision: undefined })).toBe('1,500 sats')
  })

  it('CUR-025 writes every number of cents as en-US dollars', () => {
    const style = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
    fc.assert(
      fc.property(fc.maxSafeInteger(), (cents) => {
        const text = fromMinorUnits(BigInt(cents), 2)
        // A decimal text keeps every digit; the types of older libraries know numbers only.
        expect(formatUsd(text)).toBe(style.format(text as unknown as number))
      }),
      { examples: [[-100], [0], [123_450], [-1], [99_999_999]] },
    )
    expect(formatUsd(fromMinorUnits(-100n, 2))).toBe('-$1.00')
    expect(formatUsd(fromMinorUnits(123_450n, 2))).toBe('$1,234.50')
  })

  it('never shows a minus before nothing', () => {
    expect(formatUsd(fromMinorUnits(-4n, 3))).toBe('$0.00')
    expect(formatUsd(fromMinorUnits(-5n, 3))).toBe('-$0.01')
  })
})

describe('codes', () => {
  it('CUR-008 has a display code without underscore for every code, table entries first', () => {
    fc.assert(
      fc.property(fc.oneof(codes, anyText()), (code) => {
        expect(displayCode(code)).not.toContain('_')
        if (renames.has(code)) expect(displayCode(code)).toBe(renames.get(code))
      }),
    )
    fc.assert(
      fc.property(
        fc.constantFrom('_e', '_m', '_arb', '_op', '_base'),
        fc.constantFrom('DAI', 'ETH', 'XYZ'),
        (suffix, base) => {
          expect(displayCode(base + suffix)).toBe(base)
        },
      ),
    )
    expect(['A_B', 'A_B_m', '_', 'PAX_m'].map(displayCode)).toEqual(['AB', 'AB', '', 'USDP'])
  })

  it('CUR-009 leaves a displayed code as it is', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...renames.values(), ...currencyCodes().map(displayCode)),
        (shown) => displayCode(shown) === shown,
      ),
    )
  })

  it('CUR-010 takes exactly the five hidden currencies out, in order', () => {
    const hidden = ['BUSD', 'BUSD_m', 'DAI_m', 'WBTC_m', 'SHIB_m']
    expect([...hiddenCurrencies].sort()).toEqual([...hidden].sort())
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...hidden, 'DAI', 'WBTC', 'SHIB', 'busd'), codes)), (list) => {
        const shown = visibleCurrencies(
          list.map((code) => ({ code })),
          false,
        ).map(({ code }) => code)
        expect(shown).toEqual(list.filter((code) => !hidden.includes(code)))
      }),
    )
  })

  it('CUR-017 CUR-018 reads the chain from the suffix of any code', () => {
    fc.assert(fc.property(codes, (base) => chainOf(`${base}_e`) === 'ETH' && chainOf(`${base}_m`) === 'MATIC'))
  })

  it('CUR-019 gives each of the chains to itself, and one of them or none to every code', () => {
    const chains = ['BTC', 'BCH', 'ETH', 'XRP', 'DOGE', 'LTC', 'SOL', 'MATIC', 'OP', 'ARB', 'BASE']
    for (const chain of chains) expect(chainOf(chain)).toBe(chain)
    fc.assert(fc.property(codes, (code) => [...chains, 'LIGHTNING', null].includes(chainOf(code))))
  })

  it('knows something of every code', () => {
    fc.assert(
      fc.property(codes, (code) => {
        const row = currency(code)
        expect(row.code).toBe(code)
        expect(row.precision).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

it('tells money that went one way with that sign and a true minus, none before nothing, and the amount unchanged', () => {
  fc.assert(
    fc.property(amounts, fc.constantFrom('in' as const, 'out' as const), (amount, direction) => {
      const told = formatMovement(amount, direction, { code: 'USD', precision: 2 })
      const sign = signOf(roundTo(amount, 2)) * (direction === 'in' ? 1 : -1)
      expect(told).toMatch(sign > 0 ? /^\+\$/ : sign < 0 ? /^−\$/ : /^\$/)
      expect(told.replace(/^[+−]/, '')).toBe(formatUsd(amount).replace(/^-/, ''))
    }),
  )
  const usd = { code: 'USD', precision: 2 }
  const text = (value: string): DecimalText => decimalText(value) ?? zero
  expect(formatMovement(text('2150'), 'in', usd)).toBe('+$2,150.00')
  expect(formatMovement(text('108.85'), 'out', usd)).toBe('−$108.85')
  expect(formatMovement(text('-5'), 'out', usd)).toBe('+$5.00')
  expect(formatMovement(text('0.00'), 'out', usd)).toBe('$0.00')
})

const chainNames = {
  eth: 'Ethereum',
  matic: 'Polygon',
  lightning: 'Lightning',
  arb: 'Arbitrum',
  op: 'Optimism',
  base: 'Base',
} as const

/** A word with each of its letters in either case. */
const inAnyCase = (word: string): fc.Arbitrary<string> =>
  fc
    .array(fc.boolean(), { minLength: word.length, maxLength: word.length })
    .map((isUpper) => [...word].map((sign, at) => (isUpper[at] === true ? sign.toUpperCase() : sign)).join(''))

describe('chains', () => {
  it('CUR-014 CUR-015 have the name of the table in any letter case', () => {
    for (const [code, name] of Object.entries(chainNames)) {
      fc.assert(
        fc.property(inAnyCase(code), (typed) => chainName(typed) === name),
        { examples: [[code], [code.toUpperCase()]] },
      )
    }
  })

  it('CUR-014 that are unknown have their code in capitals', () => {
    const unknown = fc.string().filter((code) => !Object.hasOwn(chainNames, code.toLowerCase()))
    fc.assert(
      fc.property(unknown, (code) => chainName(code) === code.toUpperCase()),
      { examples: [['btc'], ['constructor'], ['__proto__'], ['eth '], ['']] },
    )
  })
})
