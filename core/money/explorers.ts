import { filled } from '../kernel/text.ts'
import type { HostClass } from '../platform/host.ts'
import { baseCode, chainOf } from './codes.ts'
import type { Chain, CurrencyCode } from './model.ts'

type Network = 'main' | 'test'

/** Addresses of a transaction, one for each network; {base} is the provider's own explorer, {txid} the transaction. */
type ExplorerRow = Readonly<Record<Network, string>>

/** Only the real thing shows real networks (EXPL-015, EXPL-025). */
const networks = { local: 'test', test: 'test', production: 'main' } as const satisfies Record<HostClass, Network>

/** Where a chain's transactions are shown; for Ethereum those of its own coin; null: nowhere (EXPL-003 to EXPL-024). */
const explorers = {
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

/** Tokens on Ethereum are shown elsewhere than its own coin (EXPL-009, EXPL-018). */
const ethereumTokens: ExplorerRow = {
  main: 'https://etherscan.io/tx/{txid}',
  test: 'https://sepolia.etherscan.io/tx/{txid}',
}

const rowOf = (code: CurrencyCode): ExplorerRow | null => {
  const chain = chainOf(code)
  if (chain === null) return null
  return chain === 'ETH' && baseCode(code) !== 'ETH' ? ethereumTokens : explorers[chain]
}

/** Links leave the app, so only an address that is encrypted and names a host counts as an explorer (EXPL-001). */
const ownExplorer = (base: string | null): string | null =>
  base !== null && /^https:\/\/[^\s/?#@\\]+(?:\/[^\s?#]*)?$/.test(base) ? base.replace(/\/+$/, '') : null

/** Blank, or nothing but dots, which a browser takes for steps through folders: no id (EXPL-001). */
const noId = /^[\s.]*$/

/**
 * The address that shows a transaction, or null when there is none and the id stays plain text (EXPL-002). Some chains
 * are only shown by `explorerBase`, which has to begin with "https://" and to have no query; `hostClass` gives `host`.
 */
export const explorerAddress = (of: {
  /** Of the currency that moved, with its chain suffix: "USDC_m". */
  readonly code: CurrencyCode
  readonly txId: string
  /** What kind of host the app runs at: test networks everywhere but in production. */
  readonly host: HostClass
  /** The provider's own explorer, as in "https://explorer.example"; null: it has none. */
  readonly explorerBase: string | null
}): string | null => {
  const template = rowOf(of.code)?.[networks[of.host]]
  if (template === undefined || noId.test(of.txId) || !of.txId.isWellFormed()) return null
  const base = ownExplorer(of.explorerBase)
  if (base === null && template.startsWith('{base}')) return null
  return filled(template, { base: base ?? '', txid: encodeURIComponent(of.txId) })
}
