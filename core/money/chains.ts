import { type Chain, chains, type CurrencyCode } from './model.ts'

/** Names of the chains that have one of their own; the others go by their code (CUR-014). */
export const chainNames = {
  ETH: 'Ethereum',
  MATIC: 'Polygon',
  LIGHTNING: 'Lightning',
  ARB: 'Arbitrum',
  OP: 'Optimism',
  BASE: 'Base',
} as const satisfies Partial<Record<Chain, string>>

const namesByCode: ReadonlyMap<string, string> = /* @__PURE__ */ new Map(Object.entries(chainNames))

/** "Polygon" for "matic", whatever the letter case; an unknown chain is its code in upper case (CUR-014). */
export const chainName = (chain: string): string => namesByCode.get(chain.toUpperCase()) ?? chain.toUpperCase()

/** What the end of a code says about the chain (CUR-017, CUR-018, CUR-020). */
export const chainSuffixes: ReadonlyArray<readonly [suffix: string, chain: Chain]> = [
  ['_e', 'ETH'],
  ['_m', 'MATIC'],
  ['_arb', 'ARB'],
  ['_op', 'OP'],
  ['_base', 'BASE'],
]

/** Tokens that live on Ethereum when their code has no suffix (CUR-016). */
export const ethereumTokens: ReadonlyArray<CurrencyCode> = [
  'USDC',
  'USDP',
  'PAX',
  'GUSD',
  'BUSD',
  'DAI',
  'PYUSD',
  'USDT',
  'EUROC',
  'WBTC',
  'SHIB',
  'APE',
]

const specials: ReadonlyMap<CurrencyCode, Chain> = new Map<CurrencyCode, Chain>([
  ['LNBTC', 'LIGHTNING'],
  ...ethereumTokens.map((code) => [code, 'ETH'] as const),
  ...chains.map((chain) => [chain, chain] as const),
])

/** The chain that a currency lives on; null for money that lives on none, and for codes that nobody knows. */
export const chainOf = (code: CurrencyCode): Chain | null =>
  chainSuffixes.find(([suffix]) => code.endsWith(suffix))?.[1] ?? specials.get(code) ?? null

/** Whether a chain, in any letter case, is the lightning network, whose amounts are in sats (CUR-024). */
export const isLightning = (chain: string | null | undefined): boolean => chain?.toUpperCase() === 'LIGHTNING'
