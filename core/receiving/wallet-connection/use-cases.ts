import { function as F, taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import { logged } from '../../kernel/logged.ts'
import type { Log } from '../../platform/ports.ts'
import type { BridgePairing, ConnectFault } from './model.ts'
import type { InjectedWallet, WalletBridge } from './ports.ts'
import { chosenAccount, isWalletPage } from './rules.ts'
import type { EthereumNetwork } from './tables.ts'

/** Returns the account of a wallet in the browser, on this network: the wallet asks its owner for both. */
export const makeAskInjected =
  ({ injected }: { readonly injected: InjectedWallet }) =>
  (network: EthereumNetwork): TE.TaskEither<ConnectFault, string> => {
    const { chainId: wanted } = network
    const switched = F.pipe(
      injected.switchTo({ chainId: wanted }),
      TE.flatMap(() => injected.chainId),
    )
    const settled = F.pipe(
      injected.chainId,
      TE.flatMap((chainId) => (chainId === wanted ? TE.right(chainId) : switched)),
    )
    return F.pipe(
      injected.accounts,
      TE.flatMap((accounts) =>
        F.pipe(
          settled,
          TE.flatMapEither((chainId) => chosenAccount(accounts, chainId, network)),
        ),
      ),
    )
  }

/** What the bridge is asked with; a fault of it is logged. */
export interface AskBridgePorts {
  readonly log: Log
  readonly bridge: WalletBridge
}

/** Logs the fault of a call of the bridge. */
export const bridgeLogged = ({ log }: Pick<AskBridgePorts, 'log'>): ReturnType<typeof logged> =>
  logged(log.warn, 'The wallet bridge failed')

/** Begins a pairing on a bridge that serves the network, and whose page may be opened. */
export const makeBeginPairing = (ports: AskBridgePorts) => {
  const { bridge } = ports
  const asked = bridgeLogged(ports)
  const unusable = TE.left<ConnectFault | Fault, BridgePairing>({ _tag: 'Failed' })
  return (network: EthereumNetwork): TE.TaskEither<ConnectFault | Fault, BridgePairing> =>
    F.pipe(
      asked(bridge.v1),
      TE.flatMap(({ chainIds }) =>
        chainIds.includes(network.chainId) ? asked(bridge.connect({ chainId: network.chainId })) : unusable,
      ),
      TE.flatMap((pairing) => (isWalletPage(pairing.address) ? TE.right(pairing) : unusable)),
    )
}
