import { delay } from '../../kernel/timings.ts'
import type { HostClass } from '../../platform/host.ts'
import type { FailureTable } from '../../presentation/failure-text.ts'
import { walletConnectionFailures } from '../texts.ts'

/** Interval for polling the state of a pairing. */
export const walletPolling = delay('wallet polling', 2000)

/** Maximum time for the user to respond in the wallet. */
export const walletRequestTimeout = delay('wallet request timeout', 300_000)

/** Error texts for faults of the bridge (RECV-062). For the listed statuses, the user sees the provider's own message. */
export const bridgeFailures: FailureTable = {
  rows: [{ statuses: [409, 422, 429], text: null }],
  otherwise: walletConnectionFailures.Failed,
}

/** Ethereum network, by its chain id. */
export interface EthereumNetwork {
  readonly chainId: number
  readonly isTest: boolean
}

const sepolia: EthereumNetwork = { chainId: 11_155_111, isTest: true }

/** Network of connected wallets, by the class of the host (RECV-060). */
export const ethereumNetworks = {
  local: sepolia,
  test: sepolia,
  production: { chainId: 1, isTest: false },
} as const satisfies Record<HostClass, EthereumNetwork>
