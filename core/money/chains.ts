import type { Chain } from './model.ts'

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
