import { baseCode, chainOf } from './codes.ts'
import { type CurrencyRow, listedRow, listedCodes, otherCodes } from './currencies.ts'
import { currency } from './known.ts'
import type { Chain, CurrencyCode } from './model.ts'

const codesOf = (fits: (row: CurrencyRow, code: CurrencyCode) => boolean): ReadonlyArray<CurrencyCode> =>
  listedCodes().filter((code) => fits(listedRow(code), code))

const valuesOf = (value: (row: CurrencyRow) => string | null | undefined): ReadonlyArray<readonly [string, string]> =>
  listedCodes().flatMap((code) => {
    const own = value(listedRow(code)) ?? null
    return own === null ? [] : [[code, own] as const]
  })

const tokensOf = (chain: Chain): ReadonlyArray<CurrencyCode> => {
  const listed = codesOf((row, code) => row.chain === chain && code !== chain && baseCode(code) === code)
  return [...listed, ...Object.keys(otherCodes).filter((code) => chainOf(code) === chain)]
}

/** Symbols of the currencies that have a symbol, by code (CUR-002, CUR-003). */
export const symbols: Readonly<Record<CurrencyCode, string>> = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ valuesOf(({ symbol }) => symbol),
)

/** Codes of currencies whose amounts are shown with a symbol and a name: "$10.00 USDC" (CUR-004). */
export const stablecoins: ReadonlyArray<CurrencyCode> = /* @__PURE__ */ codesOf(
  ({ chain, symbol }) => chain !== null && symbol !== null,
)

/**
 * Display codes by currency code, for currencies whose display code differs from the code without the chain suffix (CUR-005
 * to CUR-008).
 */
export const renames: ReadonlyMap<CurrencyCode, string> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ valuesOf(({ displayCode }) => displayCode),
)

/** Codes of the tokens on Ethereum. These codes have no suffix (CUR-016). */
export const ethereumTokens: ReadonlyArray<CurrencyCode> = /* @__PURE__ */ tokensOf('ETH')

/** Codes of currencies that are no longer offered. A query parameter shows these currencies again (CUR-010, CUR-011). */
export const hiddenCurrencies: ReadonlyArray<CurrencyCode> = /* @__PURE__ */ codesOf(({ hidden }) => hidden === true)

/** Codes of currencies that are listed, but that users cannot choose (CUR-012). */
export const restrictedCurrencies: ReadonlyArray<CurrencyCode> = /* @__PURE__ */ codesOf(
  ({ restricted }) => restricted === true,
)

/**
 * Returns the currencies of a list. Hidden currencies are included only if `showHidden` is true. A query parameter at the
 * start of the app sets `showHidden` (CUR-010, CUR-011).
 * @example
 * visibleCurrencies([{ code: 'BUSD' }, { code: 'USDC' }], false) // [{ code: 'USDC' }]
 */
export const visibleCurrencies = <C extends { readonly code: CurrencyCode }>(
  list: ReadonlyArray<C>,
  showHidden: boolean,
): ReadonlyArray<C> => (showHidden ? list : list.filter(({ code }) => !currency(code).hidden))

/**
 * True if a currency is listed, but users cannot choose it (CUR-012).
 * @example
 * isRestricted('USDT') // true
 */
export const isRestricted = (code: CurrencyCode): boolean => currency(code).restricted
