/**
 * Exact amounts, currencies, chains and block explorers, and their formats.
 *
 * @module @paydeck/core/money
 */
export * from './amount.ts'
export * from './chains.ts'
export * from './codes.ts'
export {
  type CurrencyRow,
  listedRow,
  defaultCurrency,
  defaultPrecision,
  type ListedCode,
  currencyRow,
} from './currencies.ts'
export { type AmountWidth, formatUsd } from './dollars.ts'
export { hostClass, type HostClass } from '../platform/host.ts'
export { explorerAddress } from './explorers.ts'
export * from './format.ts'
export { coinIcon, type CoinIconName, coinIcons, neutralIcon } from './icons.ts'
export * from './known.ts'
export * from './lists.ts'
export * from './model.ts'
export { pastedDollars, typedDollars, type TypedDollarsRule } from './typed.ts'
