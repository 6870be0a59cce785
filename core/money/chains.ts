import type { Chain } from './model.ts'

/** Names of chains. A chain without a name is shown by its code (CUR-014). */
export const chainNames = {
  ETH: 'Ethereum',
  MATIC: 'Polygon',
  LIGHTNING: 'Lightning',
  ARB: 'Arbitrum',
  OP: 'Optimism',
  BASE: 'Base',
} as const satisfies Partial<Record<Chain, string>>

const namesByCode: ReadonlyMap<string, string> = /* @__PURE__ */ new Map(Object.entries(chainNames))

/**
 * Returns the name of a chain from its code in any letter case: "Polygon" for "matic". For an unknown chain, returns the
 * code in upper case (CUR-014).
 * @example
 * chainName('matic') // 'Polygon'
 * chainName('abc') // 'ABC'
 */
export const chainName = (chain: string): string => namesByCode.get(chain.toUpperCase()) ?? chain.toUpperCase()
