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

describe('the table row of a currency', () => {
  it.each(currencyCodes().filter((code) => code.includes('_')))(
    'CUR-016 CUR-017 CUR-018 CUR-020 of %s names the chain that the suffix of the code stands for',
    (code) => {
      const ends = { e: 'ETH', m: 'MATIC', arb: 'ARB', op: 'OP', base: 'BASE' }
      expect(currency(code).chain).toBe(new Map(Object.entries(ends)).get(code.replace(/.*_/, '')))
    },
  )

  it('CUR-016 CUR-028 names a chain if the coin has its own icon', () => {
    const coins = currencyCodes().filter((code) => coinIcon(code) !== neutralIcon)
    expect(coins.filter((code) => currency(code).chain === null)).toEqual([])
  })

  it('CUR-029 names the same icon on every chain of a coin', () => {
    for (const [code, several] of Map.groupBy(currencyCodes(), baseCode)) {
      expect([...new Set(several.map(coinIcon))], code).toHaveLength(1)
    }
  })

  it('CUR-002 CUR-008 CUR-010 CUR-012 tells if the currency has a symbol, is a stablecoin, is renamed or is restricted', () => {
    expect(symbols).toMatchObject({ USD: '$', KRW: '₩', USDT: '$' })
    expect(Object.keys(symbols)).toHaveLength(21)
    expect([...stablecoins].sort()).toEqual(['GUSD', 'PAX', 'PYUSD', 'USDC', 'USDT'])
    expect(Object.fromEntries(renames)).toMatchObject({ PAX: 'USDP', LNBTC: 'BTC', USDC_m: 'USDC.e', USDCn_m: 'USDC' })
    expect(restrictedCurrencies).toEqual(['USDT'])
    expect(ethereumTokens).toEqual(expect.arrayContaining(onEthereum))
    expect(ethereumTokens.filter((code) => chainOf(code) !== 'ETH' || code === 'ETH' || code.includes('_'))).toEqual([])
  })
})
