import { function as F, taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import { logged } from '../../kernel/logged.ts'
import type { Log } from '../../platform/ports.ts'
import type { BridgePairing, ConnectFault } from './model.ts'
import type { InjectedWallet, WalletBridge } from './ports.ts'
import { chosenAccount, isWalletPage } from './rules.ts'
import type { EthereumNetwork } from './tables.ts'

/**
 * Returns the account of an injected wallet on the required network. The wallet asks the user to share accounts and to
 * switch networks.
 */
export const makeRequestInjected =
  ({ injectedWallet: injected }: { readonly injectedWallet: InjectedWallet }) =>
  (network: EthereumNetwork): TE.TaskEither<ConnectFault, string> => {
    const { chainId: required } = network
    const switched = F.pipe(
      injected.switchTo({ chainId: required }),
      TE.flatMap(() => injected.chainId),
    )
    const ensuredNetwork = F.pipe(
      injected.chainId,
      TE.flatMap((chainId) => (chainId === required ? TE.right(chainId) : switched)),
    )
    return F.pipe(
      injected.accounts,
      TE.flatMap((accounts) =>
        F.pipe(
          ensuredNetwork,
          TE.flatMapEither((chainId) => chosenAccount(accounts, chainId, network)),
        ),
      ),
    )
  }

/** Ports of the bridge calls. */
export interface BridgePorts {
  readonly log: Log
  readonly walletBridge: WalletBridge
}

/** Logs the fault of a bridge call. */
export const bridgeLogged = ({ log }: Pick<BridgePorts, 'log'>): ReturnType<typeof logged> =>
  logged(log.warn, 'The wallet bridge failed')

/** Starts a pairing. Fails if the bridge does not support the network, or if the URL of the wallet's page is unsafe. */
export const makeBeginPairing = (ports: BridgePorts) => {
  const { walletBridge: bridge } = ports
  const logFault = bridgeLogged(ports)
  const unusable = TE.left<ConnectFault | Fault, BridgePairing>({ _tag: 'Failed' })
  return (network: EthereumNetwork): TE.TaskEither<ConnectFault | Fault, BridgePairing> =>
    F.pipe(
      logFault(bridge.v1),
      TE.flatMap(({ chainIds }) =>
        chainIds.includes(network.chainId) ? logFault(bridge.connect({ chainId: network.chainId })) : unusable,
      ),
      TE.flatMap((pairing) => (isWalletPage(pairing.address) ? TE.right(pairing) : unusable)),
    )
}
