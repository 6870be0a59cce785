import { either as E } from 'fp-ts'
import { type Live, makeStores, project } from '../kernel/store.ts'
import type { BridgeSession, InjectedWallet, WalletAccount, WalletBridge } from '../receiving/index.ts'
import { decides, type Memory, reads, refused } from './memory.ts'

/** Chain ids of Ethereum and its test network (RECV-060). */
const supportedChainIds = [1, 11_155_111]
const noPairing = refused('Unknown connection.', 404)

/** Functions with which tests act as the user of the wallet app. */
export interface BridgeControls {
  /** Approves a pairing in the wallet app. Does nothing if the user has already responded. */
  readonly approve: (id: string, account: WalletAccount) => void
  /** Rejects a pairing in the wallet app. Does nothing if the user has already responded. */
  readonly reject: (id: string) => void
}

/** Makes the in-memory port `WalletBridge`, and functions with which tests act as the user of the wallet app. */
export const memoryWalletBridge = ({
  newId,
}: Memory): { readonly walletBridge: WalletBridge; readonly bridge: BridgeControls } => {
  let pairing: { readonly id: string; readonly session: BridgeSession } | null = null
  const respond = (id: string, session: BridgeSession): void => {
    if (pairing?.id === id && pairing.session.status === 'waiting') pairing = { id, session }
  }
  return {
    walletBridge: {
      v1: reads(() => ({ chainIds: supportedChainIds })),
      connect: ({ chainId }) =>
        decides(() => {
          if (!supportedChainIds.includes(chainId)) return refused("We don't support this network.")
          const id = newId('pairing')
          pairing = { id, session: { status: 'waiting' } }
          return E.right({ id, address: `/wallet?pairing=${id}` })
        }),
      session: ({ id }) => decides(() => (pairing?.id === id ? E.right(pairing.session) : noPairing)),
      disconnect: ({ id }) =>
        reads(() => {
          if (pairing?.id === id) pairing = null
        }),
    },
    bridge: {
      approve: (id, account) => respond(id, { status: 'approved', ...account }),
      reject: (id) => respond(id, { status: 'rejected' }),
    },
  }
}

/** Wallet that is installed in the browser: its accounts, and the chain that it is connected to. */
export interface WalletState {
  readonly accounts: ReadonlyArray<string>
  readonly chainId: number
}

/** Makes the in-memory port `InjectedWallet`. No wallet is installed until a test calls `inject`. */
export const memoryInjectedWallet = (): {
  readonly injectedWallet: InjectedWallet
  readonly inject: (wallet: WalletState | null) => void
} => {
  const wallet = makeStores().make<WalletState | null>(null)
  const isPresent: Live<boolean> = project(wallet, (now) => now !== null)
  const failed = E.left({ _tag: 'Failed' } as const)
  return {
    injectedWallet: {
      isPresent,
      accounts: async () => E.right(wallet.get()?.accounts ?? []),
      chainId: async () => {
        const now = wallet.get()
        return now === null ? failed : E.right(now.chainId)
      },
      switchTo:
        ({ chainId }) =>
        async () => {
          const now = wallet.get()
          if (now === null) return failed
          return E.right(wallet.update(() => ({ ...now, chainId })))
        },
    },
    inject: (next) => wallet.update(() => next),
  }
}
