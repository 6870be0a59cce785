import { chainName } from './chains.ts'
import { chainOf, currencyCodes, displayCode, symbolOf } from './codes.ts'
import { defaultPrecision, currencyRow } from './currencies.ts'
import type { Currency, CurrencyCode } from './model.ts'

/** Codes by display code. The map is built on first use, since the start of the app does not need it. */
let byDisplayCode: ReadonlyMap<string, ReadonlyArray<CurrencyCode>> | null = null

const isOnSeveralChains = (code: CurrencyCode): boolean => {
  byDisplayCode ??= Map.groupBy(currencyCodes(), displayCode)
  return byDisplayCode.get(displayCode(code))?.some((other) => other !== code) ?? false
}

const currencyOf = (code: CurrencyCode): Currency => {
  const row = currencyRow(code)
  const chain = chainOf(code)
  return {
    code,
    displayCode: displayCode(code),
    name: row?.name ?? displayCode(code),
    chain,
    chainName: chain === null ? null : chainName(chain),
    showChain: chain !== null && isOnSeveralChains(code),
    decimals: row?.decimals ?? defaultPrecision,
    precision: row?.precision ?? defaultPrecision,
    symbol: symbolOf(code),
    hidden: row?.hidden ?? false,
    restricted: row?.restricted ?? false,
  }
}

/** Listed currencies by code. The map is built on first use. */
let known: ReadonlyMap<CurrencyCode, Currency> | null = null

/**
 * Returns a currency of the built-in table. For an unknown code, returns a currency with two decimals.
 * @example
 * currency('USDC_m').chainName // 'Polygon'
 * currency('ABC').decimals // 2
 */
export const currency = (code: CurrencyCode): Currency => {
  known ??= new Map(currencyCodes().map((listed) => [listed, currencyOf(listed)]))
  return known.get(code) ?? currencyOf(code)
}
