import type { HostClass } from '../../kernel/host.ts'
import { limit } from '../../kernel/limits.ts'
import { delay } from '../../kernel/timings.ts'

/** So many icons stand in a profile's currency pill (RECV-021). */
export const pillIcons = limit('currency pill icons', 4)

/** {count} further ones are not shown. */
export const moreIcons = '+{count} More'

/** What the add form starts with (RECV-032). */
export const newAddress = { currency: 'BTC', address: '', label: 'My Wallet' } as const

/** How long the approval of an address takes; not the review of a person (RECV-024, LIM-011). */
export const approvalTime = '24 hours'

/** After a save or a cancel the index comes back (RECV-003, RECV-004). */
export const receivingReturn = delay('receiving return', 1000)

/** A network by the number that wallets know it by. */
export interface EthereumNetwork {
  readonly chainId: number
  readonly isTest: boolean
}

const sepolia: EthereumNetwork = { chainId: 11_155_111, isTest: true }

/** The network that wallets are connected on, by the class of the host (RECV-060). */
export const ethereumNetworks = {
  local: sepolia,
  test: sepolia,
  production: { chainId: 1, isTest: false },
} as const satisfies Record<HostClass, EthereumNetwork>
