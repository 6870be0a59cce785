import { chainName } from './chains.ts'
import { chainOf, currencyCodes, displayCode, symbolOf } from './codes.ts'
import { defaultPrecision, currencyRow } from './currencies.ts'
import type { Currency, CurrencyCode } from './model.ts'

/** Made when first asked for: no start of the app needs it. */
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

/** Made when first asked for, too. */
let known: ReadonlyMap<CurrencyCode, Currency> | null = null

/** What we know of a currency by ourselves; an unknown code gives a currency of two decimals. */
export const currency = (code: CurrencyCode): Currency => {
  known ??= new Map(currencyCodes().map((listed) => [listed, currencyOf(listed)]))
  return known.get(code) ?? currencyOf(code)
}
