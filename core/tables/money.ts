import { chainNames } from '../money/chains.ts'
import { chainSuffixes } from '../money/codes.ts'
import {
  type CurrencyRow,
  defaultCurrency,
  defaultPrecision,
  listedCodes,
  listedRow,
  otherCodes,
} from '../money/currencies.ts'
import { type ExplorerRow, explorers, type Network, networks, tokenExplorer } from '../money/explorers.ts'
import type { Chain, CurrencyCode } from '../money/index.ts'
import type { HostClass } from '../platform/host.ts'

/** Rule tables of currencies, chains and block explorers. */
export interface MoneyTables {
  /** Row of each listed currency, by code. */
  readonly currencies: Readonly<Record<CurrencyCode, CurrencyRow>>
  /** Alternative codes of listed currencies (CUR-016, CUR-028). */
  readonly otherCodes: Readonly<Record<CurrencyCode, { readonly of: CurrencyCode; readonly icon: string }>>
  /** Currency of an invoice that names no currency (CUR-027). */
  readonly defaultCurrency: CurrencyCode
  /** Decimal places of a currency that does not define them (CUR-022). */
  readonly defaultPrecision: number
  /** Chain that each suffix of a currency code stands for (CUR-017, CUR-018, CUR-020). */
  readonly chainSuffixes: ReadonlyArray<readonly [suffix: string, chain: Chain]>
  /** Names of chains. A chain without a name is shown by its code (CUR-014). */
  readonly chainNames: Readonly<Partial<Record<Chain, string>>>
  /** Network by kind of host (EXPL-015, EXPL-025). */
  readonly networks: Readonly<Record<HostClass, Network>>
  /** Transaction pages of each chain. Null if a chain has no explorer (EXPL-003 to EXPL-024). */
  readonly explorers: Readonly<Record<Chain, ExplorerRow | null>>
  /** Transaction pages of tokens on Ethereum (EXPL-009, EXPL-018). */
  readonly tokenExplorer: ExplorerRow
}

/** The rule tables of money that Paydeck uses. */
export const moneyTables: MoneyTables = {
  currencies: Object.fromEntries(listedCodes().map((code) => [code, listedRow(code)])),
  otherCodes,
  defaultCurrency,
  defaultPrecision,
  chainSuffixes,
  chainNames,
  networks,
  explorers,
  tokenExplorer,
}
