import { currencyRow, listedCodes, otherOf } from './currencies.ts'
import { type Chain, chains, type CurrencyCode } from './model.ts'

/** Suffixes of currency codes, each with the chain that it stands for (CUR-017, CUR-018, CUR-020). */
export const chainSuffixes: ReadonlyArray<readonly [suffix: string, chain: Chain]> = [
  ['_e', 'ETH'],
  ['_m', 'MATIC'],
  ['_arb', 'ARB'],
  ['_op', 'OP'],
  ['_base', 'BASE'],
]

const suffixOf = (code: CurrencyCode) => chainSuffixes.find(([end]) => code.endsWith(end))

/**
 * Returns a code without the suffix of its chain.
 * @example
 * baseCode('USDC_base') // 'USDC'
 */
export const baseCode = (code: CurrencyCode): CurrencyCode => {
  const suffix = suffixOf(code)?.[0]
  return suffix === undefined ? code : baseCode(code.slice(0, -suffix.length))
}

/**
 * Returns the chain of a currency. Null for fiat money and for unknown codes.
 * @example
 * chainOf('USDC_arb') // 'ARB'
 * chainOf('USD') // null
 */
export const chainOf = (code: CurrencyCode): Chain | null =>
  currencyRow(otherOf(code)?.of ?? code)?.chain ??
  suffixOf(code)?.[1] ??
  // The code of a chain is also the code of the chain's own coin.
  chains.find((chain) => chain === code) ??
  null

/**
 * True for the lightning network, in any letter case. Amounts on this network are in sats (CUR-024).
 * @example
 * isLightning('lightning') // true
 */
export const isLightning = (chain: string | null | undefined): boolean => chain?.toUpperCase() === 'LIGHTNING'

/**
 * Returns the symbol of a currency. Null if the display code is shown instead (CUR-002).
 * @example
 * symbolOf('GBP') // '£'
 * symbolOf('BTC') // null
 */
export const symbolOf = (code: CurrencyCode): string | null => currencyRow(code)?.symbol ?? null

/** Underscores, and characters that are invisible or that change the direction of a text. */
const notShown = /[_\p{C}\p{Zl}\p{Zp}\p{DI}\u2800]/gu

/**
 * Returns the code that the screen shows. Never send it to the provider (CUR-005 to CUR-009).
 * @example
 * displayCode('USDC_m') // 'USDC.e'
 * displayCode('DAI_m') // 'DAI'
 */
export const displayCode = (code: CurrencyCode): string => {
  const base = baseCode(code)
  return currencyRow(code)?.displayCode ?? currencyRow(base)?.displayCode ?? base.replaceAll(notShown, '')
}

/** Returns the codes of the built-in currency table in its order, including hidden currencies. */
export const currencyCodes = (): ReadonlyArray<CurrencyCode> => listedCodes()

/**
 * True if the built-in table has the code. The minor units of other codes are unknown; `currency` guesses their decimals.
 * @example
 * isListed('ETH_op') // true
 */
export const isListed = (code: CurrencyCode): boolean => currencyRow(code) !== null
