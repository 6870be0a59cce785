import {
  chainName,
  chainOf,
  currency,
  currencyCodes,
  displayCode,
  hiddenCurrencies,
  renames,
  visibleCurrencies,
} from '@paydeck/core/money'
import { arbitraries } from '@paydeck/core/properties'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '../../core/properties/arbitraries/values.ts'

describe('currency codes', () => {
  it('CUR-008 displayCode returns the new code of a currency that is in the table of renames, and never returns an underscore', () => {
    fc.assert(
      fc.property(fc.oneof(arbitraries.CurrencyCode, anyText()), (code) => {
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

  it('displayCode returns an unknown code without invisible characters and direction marks', () => {
    expect(['\u202EXYZ', 'X\u200BYZ\u0000', 'XYZ\u2028', '\uFE0F\u2800', '\uD800'].map(displayCode)).toEqual([
      'XYZ',
      'XYZ',
      'XYZ',
      '',
      '',
    ])
  })

  it('CUR-009 displayCode does not change a code that is already a display code', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...renames.values(), ...currencyCodes().map(displayCode)),
        (shown) => displayCode(shown) === shown,
      ),
    )
  })

  it('CUR-010 visibleCurrencies keeps the order of the given list, and removes only the five hidden currencies', () => {
    const hidden = ['BUSD', 'BUSD_m', 'DAI_m', 'WBTC_m', 'SHIB_m']
    expect([...hiddenCurrencies].sort()).toEqual([...hidden].sort())
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom(...hidden, 'DAI', 'WBTC', 'SHIB', 'busd'), arbitraries.CurrencyCode)),
        (list) => {
          const shown = visibleCurrencies(
            list.map((code) => ({ code })),
            false,
          ).map(({ code }) => code)
          expect(shown).toEqual(list.filter((code) => !hidden.includes(code)))
        },
      ),
    )
  })

  it('CUR-017 CUR-018 codes with the suffix _e belong to Ethereum, and codes with the suffix _m to Polygon', () => {
    fc.assert(
      fc.property(
        arbitraries.CurrencyCode,
        (base) => chainOf(`${base}_e`) === 'ETH' && chainOf(`${base}_m`) === 'MATIC',
      ),
    )
  })

  it('CUR-019 if a code names a chain, chainOf returns this chain; otherwise, it returns a known chain or null', () => {
    const chains = ['BTC', 'BCH', 'ETH', 'XRP', 'DOGE', 'LTC', 'SOL', 'MATIC', 'OP', 'ARB', 'BASE']
    for (const chain of chains) expect(chainOf(chain)).toBe(chain)
    fc.assert(fc.property(arbitraries.CurrencyCode, (code) => [...chains, 'LIGHTNING', null].includes(chainOf(code))))
  })

  it('`currency` returns a row with code and precision for every code, even for a code that is in no table', () => {
    fc.assert(
      fc.property(arbitraries.CurrencyCode, (code) => {
        const row = currency(code)
        expect(row.code).toBe(code)
        expect(row.precision).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

const chainNames = {
  eth: 'Ethereum',
  matic: 'Polygon',
  lightning: 'Lightning',
  arb: 'Arbitrum',
  op: 'Optimism',
  base: 'Base',
} as const

/** Generates the word with each letter in upper or lower case at random. */
const inAnyCase = (word: string): fc.Arbitrary<string> =>
  fc
    .array(fc.boolean(), { minLength: word.length, maxLength: word.length })
    .map((isUpper) => [...word].map((sign, at) => (isUpper[at] === true ? sign.toUpperCase() : sign)).join(''))

describe('chain names', () => {
  it('CUR-014 CUR-015 if a chain is in the table, chainName returns the chain’s name, whatever the case of the code', () => {
    for (const [code, name] of Object.entries(chainNames)) {
      fc.assert(
        fc.property(inAnyCase(code), (typed) => chainName(typed) === name),
        { examples: [[code], [code.toUpperCase()]] },
      )
    }
  })

  it('CUR-014 if a chain is not in the table, chainName returns the code of the chain in capitals', () => {
    const unknown = fc.string().filter((code) => !Object.hasOwn(chainNames, code.toLowerCase()))
    fc.assert(
      fc.property(unknown, (code) => chainName(code) === code.toUpperCase()),
      { examples: [['btc'], ['constructor'], ['__proto__'], ['eth '], ['']] },
    )
  })
})
