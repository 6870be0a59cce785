import {
  baseCode,
  chainOf,
  currency,
  currencyCodes,
  defaultCurrency,
  displayCode,
  formatCode,
  formatMinorUnits,
  formatMoney,
  formatUsd,
  fromMinorUnits,
  isListed,
  isRestricted,
  symbolOf,
  visibleCurrencies,
} from '@paydeck/core/money'
import { describe, expect, it } from 'vitest'

const ten = fromMinorUnits(1000n, 2)

describe('symbols and names', () => {
  it.each([
    ['USD', '$'],
    ['EUR', '€'],
    ['GBP', '£'],
    ['CAD', 'CA$'],
    ['INR', '₹'],
    ['AUD', 'A$'],
    ['JPY', '¥'],
    ['MXN', 'MX$'],
    ['SGD', 'S$'],
    ['NZD', 'NZ$'],
    ['CNY', 'CN¥'],
    ['KRW', '₩'],
    ['TRY', '₺'],
    ['BRL', 'R$'],
    ['HKD', 'HK$'],
    ['ZAR', 'R'],
    ['USDC', '$'],
    ['PYUSD', '$'],
    ['GUSD', '$'],
    ['PAX', '$'],
    ['USDT', '$'],
  ])('CUR-003 formatMoney writes an amount in %s with the symbol %s', (code, glyph) => {
    expect(symbolOf(code)).toBe(glyph)
    expect(formatMoney(ten, { code, precision: 2 })).toMatch(`${glyph}10.00`)
  })

  it('CUR-004 an amount in a coin ends with the display code; an amount in a stablecoin also starts with a dollar sign', () => {
    expect(formatMoney(fromMinorUnits(15n, 3), { code: 'BTC', precision: 3 })).toBe('0.015 BTC')
    expect(formatCode(ten, 'USDC')).toBe('$10.00 USDC')
    expect(formatCode(ten, 'PAX')).toBe('$10.00 USDP')
    expect(['PYUSD', 'GUSD', 'USDT'].map((code) => formatCode(ten, code))).toEqual([
      '$10.00 PYUSD',
      '$10.00 GUSD',
      '$10.00 USDT',
    ])
    expect(formatCode(ten, 'USDC_m')).toBe('10.00 USDC.e')
    expect(formatCode(fromMinorUnits(-1_234_567_890n, 8), 'BTC')).toBe('-12.345679 BTC')
  })

  it('CUR-005 CUR-006 CUR-007 CUR-008 displayCode renames three currency codes and removes chain suffixes', () => {
    const shown = ['PAX', 'LNBTC', 'USDC_m', 'DAI_m', 'ETH_base', 'BTC'].map(displayCode)
    expect(shown).toEqual(['USDP', 'BTC', 'USDC.e', 'DAI', 'ETH', 'BTC'])
  })

  it('CUR-026 CUR-027 formatUsd writes dollars with two decimals; the default currency is USD', () => {
    expect(formatUsd(fromMinorUnits(5n, 0))).toBe('$5.00')
    expect(defaultCurrency).toBe('USD')
  })

  it('formatMinorUnits is exact even for amounts with more digits than a floating-point number can hold', () => {
    expect(formatMinorUnits(12n * 10n ** 18n + 1n, { code: 'ETH', decimals: 18, precision: 18 })).toBe(
      '12.000000000000000001 ETH',
    )
    expect(formatMinorUnits(70_200n, currency('BTC'))).toBe('0.000702 BTC')
    expect(formatMinorUnits(9_327_000_000_000_000n, currency('ETH'))).toBe('0.009327 ETH')
  })
})

describe('the table row of a currency', () => {
  const fields = {
    code: ['string'],
    displayCode: ['string'],
    name: ['string'],
    chain: ['string', 'null'],
    chainName: ['string', 'null'],
    showChain: ['boolean'],
    decimals: ['number'],
    precision: ['number'],
    symbol: ['string', 'null'],
  }
  const kindOf = (value: unknown): string => (value === null ? 'null' : typeof value)

  it('CUR-001 the row has nine fields of the right types, even for an unknown code', () => {
    for (const code of [...currencyCodes(), 'XYZ']) {
      const row = new Map(Object.entries(currency(code)))
      for (const [field, kinds] of Object.entries(fields)) {
        expect(kinds, `${field} of ${code}`).toContain(kindOf(row.get(field)))
      }
    }
  })

  it('CUR-001 the rows of US dollars, Bitcoin, and tokens on Polygon and Base have the right chain, decimals and symbol', () => {
    expect(currency('USD')).toMatchObject({
      code: 'USD',
      displayCode: 'USD',
      chain: null,
      chainName: null,
      showChain: false,
      decimals: 2,
      precision: 2,
      symbol: '$',
    })
    expect(currency('BTC')).toMatchObject({
      code: 'BTC',
      displayCode: 'BTC',
      name: 'Bitcoin',
      chain: 'BTC',
      chainName: 'BTC',
      decimals: 8,
      symbol: null,
    })
    expect(currency('USDC_m')).toMatchObject({
      code: 'USDC_m',
      displayCode: 'USDC.e',
      chain: 'MATIC',
      chainName: 'Polygon',
      decimals: 6,
      precision: 2,
      symbol: null,
    })
    expect(currency('ETH_base')).toMatchObject({ displayCode: 'ETH', chainName: 'Base', showChain: true, decimals: 18 })
  })
})

describe('currency names', () => {
  const names = {
    USD: 'US Dollar',
    EUR: 'Euro',
    GBP: 'Pound Sterling',
    CAD: 'Canadian Dollar',
    INR: 'Indian Rupee',
    AUD: 'Australian Dollar',
    JPY: 'Japanese Yen',
    KRW: 'South Korean Won',
    MXN: 'Mexican Peso',
    SGD: 'Singapore Dollar',
    NZD: 'New Zealand Dollar',
    CNY: 'Chinese Yuan',
    TRY: 'Turkish Lira',
    BRL: 'Brazilian Real',
    HKD: 'Hong Kong Dollar',
    ZAR: 'South African Rand',
    BTC: 'Bitcoin',
    LNBTC: 'Lightning Bitcoin',
    BCH: 'Bitcoin Cash',
    ETH: 'Ether',
    LTC: 'Litecoin',
    DOGE: 'Dogecoin',
    XRP: 'XRP',
    SOL: 'Solana',
    MATIC: 'Polygon',
    WBTC: 'Wrapped Bitcoin',
    APE: 'ApeCoin',
    SHIB: 'Shiba Inu',
    EUROC: 'Euro Coin',
    DAI: 'Dai',
    BUSD: 'BUSD',
    GUSD: 'Gemini Dollar',
    PAX: 'Pax Dollar',
    PYUSD: 'PYUSD',
    USDC: 'USD Coin',
    USDCn: 'USD Coin',
    USDT: 'Tether',
    USDTe: 'Tether',
  }

  it.each(Object.entries(names))('CUR-001 the currency %s has the name “%s” on every chain', (code, name) => {
    const listed = currencyCodes().filter((one) => one.replace(/_.*/, '') === code && one !== 'USDC_m')
    expect(listed.map((one) => currency(one).name)).not.toEqual([])
    expect(new Set(listed.map((one) => currency(one).name))).toEqual(new Set([name]))
  })

  it('CUR-001 no currency name is empty, and a coin has the same name on all its chains', () => {
    const listed = currencyCodes().filter((code) => code !== 'USDC_m')
    for (const [code, several] of Map.groupBy(listed, baseCode)) {
      const shown = new Set(several.map((one) => currency(one).name))
      expect(
        [...shown].filter((name) => name.trim() === ''),
        code,
      ).toEqual([])
      expect(shown.size, code).toBe(1)
    }
  })

  it('CUR-001 CUR-007 the name of bridged USD Coin on Polygon differs from the name of native USD Coin', () => {
    expect([currency('USDC_m').name, currency('USDCn_m').name]).toEqual(['USD Coin (bridged)', 'USD Coin'])
  })

  it('CUR-008 CUR-020 a coin has a currency code for each of its chains', () => {
    const chainsOf = (start: string) =>
      currencyCodes()
        .filter((code) => code.startsWith(start))
        .map(chainOf)
    expect(chainsOf('ETH')).toEqual(['ETH', 'MATIC', 'ARB', 'OP', 'BASE'])
    expect(chainsOf('USDC')).toEqual(['ETH', 'MATIC', 'MATIC', 'ARB', 'OP', 'BASE'])
    expect(chainsOf('USDT')).toEqual(['ETH', 'MATIC', 'ARB', 'OP'])
    expect(['DAI', 'WBTC', 'SHIB', 'BUSD', 'MATIC'].map(chainsOf)).toEqual([
      ['ETH', 'MATIC'],
      ['ETH', 'MATIC'],
      ['ETH', 'MATIC'],
      ['ETH', 'MATIC'],
      ['MATIC', 'ETH'],
    ])
    expect(['USDCn_m', 'USDTe_arb', 'USDTe_op'].map(displayCode)).toEqual(['USDC', 'USDT', 'USDT'])
  })
})

it('`showChain` is true if and only if several currency codes have the same display code', () => {
  const shownBeside = (code: string): boolean => currency(code).showChain
  for (const [name, codes] of Map.groupBy(currencyCodes(), displayCode)) {
    expect(new Set(codes.map(shownBeside)), name).toEqual(new Set([codes.length > 1]))
  }
  const onSeveral = ['BTC', 'BUSD', 'DAI', 'ETH', 'MATIC', 'SHIB', 'USDC', 'USDT', 'WBTC']
  expect(onSeveral.filter((code) => !shownBeside(code))).toEqual([])
  expect(['USDC_m', 'USD', 'SOL', 'XYZ', 'LNBTC'].map(shownBeside)).toEqual([false, false, false, false, true])
})

describe('lists of currencies', () => {
  it('CUR-001 `isListed` is true for the currency codes in the table, and for no others', () => {
    expect(['USD', 'BTC', 'USDC_m', 'BUSD_m', 'XYZ', 'usd', '', 'constructor'].map(isListed)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })

  it('CUR-011 `visibleCurrencies` includes hidden currencies if and only if the caller requests them', () => {
    const list = [{ code: 'BUSD' }, { code: 'BTC' }]
    expect(visibleCurrencies(list, true)).toEqual(list)
    expect(visibleCurrencies(list, false)).toEqual([{ code: 'BTC' }])
  })

  it('CUR-012 the only restricted currency is USDT', () => {
    expect(['USDT', 'USDT_m', 'USDC', 'BTC', 'usdt'].filter(isRestricted)).toEqual(['USDT'])
    expect(currencyCodes()).toContain('USDT')
    expect(currencyCodes().filter(isRestricted)).toEqual(['USDT'])
  })
})

describe('chains', () => {
  it('CUR-016 CUR-020 chainOf returns the chain of a token; it returns null if a currency has no chain', () => {
    const onEthereum = ['USDC', 'USDP', 'PAX', 'GUSD', 'BUSD', 'DAI', 'PYUSD', 'USDT', 'EUROC', 'WBTC', 'SHIB', 'APE']
    for (const code of onEthereum) expect(chainOf(code)).toBe('ETH')
    expect(['X_arb', 'X_op', 'X_base', 'LNBTC', 'USD'].map(chainOf)).toEqual(['ARB', 'OP', 'BASE', 'LIGHTNING', null])
  })
})
