import { currencyRow, listedCodes, otherOf } from './currencies.ts'
import { type Chain, chains, type CurrencyCode } from './model.ts'

/** What the end of a code says about the chain (CUR-017, CUR-018, CUR-020). */
export const chainSuffixes: ReadonlyArray<readonly [suffix: string, chain: Chain]> = [
  ['_e', 'ETH'],
  ['_m', 'MATIC'],
  ['_arb', 'ARB'],
  ['_op', 'OP'],
  ['_base', 'BASE'],
]

const suffixOf = (code: CurrencyCode) => chainSuffixes.find(([end]) => code.endsWith(end))

/** The code without the part that names its chain. */
export const baseCode = (code: CurrencyCode): CurrencyCode => {
  const suffix = suffixOf(code)?.[0]
  return suffix === undefined ? code : baseCode(code.slice(0, -suffix.length))
}

/** The chain that a currency lives on; null for money that lives on none, and for unknown codes. */
export const chainOf = (code: CurrencyCode): Chain | null =>
  currencyRow(otherOf(code)?.of ?? code)?.chain ??
  suffixOf(code)?.[1] ??
  // A chain is the currency that it is named for.
  chains.find((chain) => chain === code) ??
  null

/** Whether a chain, in any letter case, is the lightning network, whose amounts are in sats (CUR-024). */
export const isLightning = (chain: string | null | undefined): boolean => chain?.toUpperCase() === 'LIGHTNING'

/** The symbol of a currency; null: the display code stands for it (CUR-002). */
export const symbolOf = (code: CurrencyCode): string | null => currencyRow(code)?.symbol ?? null

/** The code as people know it: for the screen only, never for the provider (CUR-005 to CUR-009). */
export const displayCode = (code: CurrencyCode): string => {
  const base = baseCode(code)
  return currencyRow(code)?.displayCode ?? currencyRow(base)?.displayCode ?? base.replaceAll('_', '')
}

/** Every currency that we know by ourselves, hidden ones included, in the order of their list. */
export const currencyCodes = (): ReadonlyArray<CurrencyCode> => listedCodes()

/** Whether the code is in our list. Of any other the minor units are unknown: the decimals of `currency` are for show. */
export const isListed = (code: CurrencyCode): boolean => currencyRow(code) !== null
