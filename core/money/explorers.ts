import { filled } from '../kernel/text.ts'
import type { HostClass } from '../platform/host.ts'
import { baseCode, chainOf } from './codes.ts'
import type { Chain, CurrencyCode } from './model.ts'

/** Network of a chain: the main network has real coins. */
export type Network = 'main' | 'test'

/**
 * URL templates of transaction pages, by network. {base} stands for the base URL of the provider's explorer, and {txid}
 * stands for the transaction id.
 */
export type ExplorerRow = Readonly<Record<Network, string>>

/** Network by kind of host: only production uses main networks (EXPL-015, EXPL-025). */
export const networks = { local: 'test', test: 'test', production: 'main' } as const satisfies Record<
  HostClass,
  Network
>

/**
 * Explorers by chain. The row of Ethereum is for ETH itself, not for tokens. Null if a chain has no explorer (EXPL-003 to
 * EXPL-024).
 */
export const explorers = {
  BTC: { main: '{base}/#/BTC/mainnet/tx/{txid}', test: '{base}/#/BTC/testnet/tx/{txid}' },
  BCH: { main: '{base}/#/BCH/mainnet/tx/{txid}', test: '{base}/#/BCH/testnet/tx/{txid}' },
  ETH: { main: '{base}/#/ETH/mainnet/tx/{txid}', test: '{base}/#/ETH/sepolia/tx/{txid}' },
  DOGE: { main: '{base}/#/DOGE/mainnet/tx/{txid}', test: '{base}/#/DOGE/testnet/tx/{txid}' },
  LTC: { main: '{base}/#/LTC/mainnet/tx/{txid}', test: '{base}/#/LTC/testnet/tx/{txid}' },
  XRP: {
    main: 'https://livenet.xrpl.org/transactions/{txid}',
    test: 'https://testnet.xrpl.org/transactions/{txid}',
  },
  MATIC: { main: 'https://polygonscan.com/tx/{txid}', test: 'https://amoy.polygonscan.com/tx/{txid}' },
  BASE: { main: 'https://basescan.org/tx/{txid}', test: 'https://sepolia.basescan.org/tx/{txid}' },
  ARB: { main: 'https://arbiscan.io/tx/{txid}', test: 'https://sepolia.arbiscan.io/tx/{txid}' },
  OP: {
    main: 'https://optimistic.etherscan.io/tx/{txid}',
    test: 'https://sepolia-optimism.etherscan.io/tx/{txid}',
  },
  SOL: { main: 'https://solscan.io/tx/{txid}', test: 'https://solscan.io/tx/{txid}?cluster=devnet' },
  LIGHTNING: null,
} as const satisfies Record<Chain, ExplorerRow | null>

/** Explorer of tokens on Ethereum. ETH itself has another explorer (EXPL-009, EXPL-018). */
export const tokenExplorer: ExplorerRow = {
  main: 'https://etherscan.io/tx/{txid}',
  test: 'https://sepolia.etherscan.io/tx/{txid}',
}

const rowOf = (code: CurrencyCode): ExplorerRow | null => {
  const chain = chainOf(code)
  if (chain === null) return null
  return chain === 'ETH' && baseCode(code) !== 'ETH' ? tokenExplorer : explorers[chain]
}

/**
 * Returns the base URL of the provider's explorer without its final slash. Null unless the URL uses https and names a host
 * (EXPL-001).
 */
const ownExplorer = (base: string | null): string | null =>
  base !== null && /^https:\/\/[^\s/?#@\\]+(?:\/[^\s?#]*)?$/.test(base) ? base.replace(/\/+$/, '') : null

/**
 * Matches a text that contains only blanks and dots, and is therefore not a transaction id. Browsers resolve dots as
 * relative path segments (EXPL-001).
 */
const noId = /^[\s.]*$/

/**
 * Returns the URL of a transaction in a block explorer. Null if no explorer shows the transaction; the screen then shows the
 * id as plain text (EXPL-002). Some chains need `explorerBase`, which must begin with "https://" and have no query.
 * @example
 * const payment = { code: 'USDC_m', txId: '0xab', host: 'production', explorerBase: null }
 * explorerAddress(payment) // 'https://polygonscan.com/tx/0xab'
 * explorerAddress({ ...payment, code: 'LNBTC' }) // null
 */
export const explorerAddress = (of: {
  /** Code of the currency with its chain suffix: "USDC_m". */
  readonly code: CurrencyCode
  readonly txId: string
  /** Kind of host that the app runs on, as `hostClass` returns it. */
  readonly host: HostClass
  /** Base URL of the provider's explorer, such as "https://explorer.example". Null if the provider has no explorer. */
  readonly explorerBase: string | null
}): string | null => {
  const template = rowOf(of.code)?.[networks[of.host]]
  if (template === undefined || noId.test(of.txId) || !of.txId.isWellFormed()) return null
  const base = ownExplorer(of.explorerBase)
  if (base === null && template.startsWith('{base}')) return null
  return filled(template, { base: base ?? '', txid: encodeURIComponent(of.txId) })
}
