import {
  baseCode,
  chainOf,
  coinIcon,
  currency,
  currencyCodes,
  ethereumTokens,
  neutralIcon,
  renames,
  restrictedCurrencies,
  stablecoins,
  symbols,
} from '@paydeck/core/money'
import { describe, expect, it } from 'vitest'

const onEthereum = ['USDC', 'USDP', 'PAX', 'GUSD', 'BUSD', 'DAI', 'PYUSD', 'USDT', 'EUROC', 'WBTC', 'SHIB', 'APE']

describe('rows of currencies', () => {
  it.each(currencyCodes().filter((code) => code.includes('_')))(
    'CUR-016 CUR-017 CUR-018 CUR-020 the row of %s names the chain that matches the suffix of the code',
    (code) => {
      const ends = { e: 'ETH', m: 'MATIC', arb: 'ARB', op: 'OP', base: 'BASE' }
      expect(currency(code).chain).toBe(new Map(Object.entries(ends)).get(code.replace(/.*_/, '')))
    },
  )

  it('CUR-016 CUR-028 the row of every coin with its own icon names a chain', () => {
    const coins = currencyCodes().filter((code) => coinIcon(code) !== neutralIcon)
    expect(coins.filter((code) => currency(code).chain === null)).toEqual([])
  })

  it('CUR-029 a coin has the same icon on all its chains', () => {
    for (const [code, several] of Map.groupBy(currencyCodes(), baseCode)) {
      expect([...new Set(several.map(coinIcon))], code).toHaveLength(1)
    }
  })

  it('CUR-002 CUR-008 CUR-010 CUR-012 the core has tables of symbols, stablecoins, renamed codes and restricted currencies', () => {
    expect(symbols).toMatchObject({ USD: '$', KRW: '₩', USDT: '$' })
    expect(Object.keys(symbols)).toHaveLength(21)
    expect([...stablecoins].sort()).toEqual(['GUSD', 'PAX', 'PYUSD', 'USDC', 'USDT'])
    expect(Object.fromEntries(renames)).toMatchObject({ PAX: 'USDP', LNBTC: 'BTC', USDC_m: 'USDC.e', USDCn_m: 'USDC' })
    expect(restrictedCurrencies).toEqual(['USDT'])
    expect(ethereumTokens).toEqual(expect.arrayContaining(onEthereum))
    expect(ethereumTokens.filter((code) => chainOf(code) !== 'ETH' || code === 'ETH' || code.includes('_'))).toEqual([])
  })
})
