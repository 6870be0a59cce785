import { either as E, function as F, type taskEither as TE } from 'fp-ts'
import { guarded } from '../../kernel/attempt.ts'
import type { Fault, Malformed } from '../../kernel/fault.ts'
import { makeScope } from '../../kernel/scope.ts'
import { combine, type Live, project, type Stores } from '../../kernel/store.ts'
import type { Clock, ClosableModals, Navigation, Windows } from '../../platform/ports.ts'
import type { BridgePairing, BridgeSession, ConnectFault, WalletConnectionModal, WalletWay } from './model.ts'
import type { InjectedWallet } from './ports.ts'
import { answeredAccount, connectFailureText, ethereumNetwork, isTransient } from './rules.ts'
import { walletPolling, walletRequestTimeout, walletTexts } from './tables.ts'
import { type AskBridgePorts, bridgeLogged, makeAskInjected, makeBeginPairing } from './use-cases.ts'
import { type ConnectionState, walletConnectionView, type WalletConnectionView } from './view.ts'

/** What the connection of a wallet needs from outside. */
export interface WalletConnectionPorts extends AskBridgePorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly modals: Pick<ClosableModals<WalletConnectionModal>, 'close'>
  readonly windows: Windows
  /** Its host says which network wallets are connected on (RECV-060). */
  readonly navigation: Pick<Navigation, 'arrival'>
  readonly injected: InjectedWallet
  /** Is given the account of a wallet that was connected; nothing else becomes of it (RECV-059). */
  readonly onAccount: (address: string) => void
}

/** A wallet being connected, so that its address is filled in. */
export interface WalletConnection {
  readonly view: Live<WalletConnectionView>
  /** Asks a wallet; does nothing while one is asked. To be run by a press, since a tab may open. */
  readonly connect: (way: WalletWay) => void
  /** Asks no wallet any more, and tells nothing. What one answers afterwards changes nothing. */
  readonly close: () => void
}

const idle: ConnectionState = { way: null, pairing: null, failure: null }

/** Nothing is asked before `connect`. A wallet that the bridge connects is let go once its account is known. */
export const makeWalletConnection = (ports: WalletConnectionPorts): WalletConnection => {
  const { stores, clock, modals, windows, navigation, bridge, injected, onAccount } = ports
  const network = ethereumNetwork(navigation.arrival.host)
  const state = stores.make(idle)
  // Each try is an opening of its own.
  const tries = makeScope(stores, clock)
  const asked = bridgeLogged(ports)
  const askInjected = makeAskInjected(ports)
  const beginPairing = makeBeginPairing(ports)

  const put = (change: Partial<ConnectionState>): void => state.update((now) => ({ ...now, ...change }))
  const end = (next: ConnectionState): void => {
    const { pairing } = state.get()
    tries.renew()
    state.update(() => next)
    if (pairing !== null) void asked(bridge.disconnect({ id: pairing.id }))()
  }
  const fail = (fault: ConnectFault | Fault): void => end({ ...idle, failure: connectFailureText(fault, network) })
  const accept = (account: string): void => {
    end(idle)
    onAccount(account)
    modals.close('web3-options')
  }
  /** Asks, and goes on with the answer unless the try has ended by then. */
  const ask = <E, A>(
    question: TE.TaskEither<E, A>,
    onFault: (fault: E | Malformed) => void,
    onAnswer: (answer: A) => void,
  ): void => void guarded<E | Malformed, A>(question, F.identity)().then(tries.whileOpen(E.match(onFault, onAnswer)))

  const lookLater = (id: string): void => {
    const again = (failure: string | null): void => {
      put({ failure })
      lookLater(id)
    }
    const hear = (session: BridgeSession): void =>
      session.status === 'waiting' ? again(null) : E.match(fail, accept)(answeredAccount(session, network))
    const miss = (fault: Fault): void => (isTransient(fault) ? again(walletTexts.interrupted) : fail(fault))
    tries.later(walletPolling, () => ask<Fault, BridgeSession>(asked(bridge.session({ id })), miss, hear))
  }
  const show = (pairing: BridgePairing): void => {
    put({ pairing })
    windows.open(pairing.address)
    lookLater(pairing.id)
  }

  return {
    view: project(combine({ state, isThere: injected.isThere }), (now) => walletConnectionView({ ...now, network })),
    connect: (way) => {
      if (state.get().way !== null) return
      end({ ...idle, way })
      tries.later(walletRequestTimeout, () => fail({ _tag: 'TooLate' }))
      if (way === 'bridge') ask<ConnectFault | Fault, BridgePairing>(beginPairing(network), fail, show)
      else ask(askInjected(network), fail, accept)
    },
    close: () => end(idle),
  }
}
