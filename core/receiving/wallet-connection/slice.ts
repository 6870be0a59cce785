import { either as E, function as F, type taskEither as TE } from 'fp-ts'
import { guarded } from '../../kernel/attempt.ts'
import type { Fault, Malformed } from '../../kernel/fault.ts'
import { makeScope } from '../../kernel/scope.ts'
import { combine, type Live, project, type Stores } from '../../kernel/store.ts'
import type { Clock, ClosableModals, Navigation, Windows } from '../../platform/ports.ts'
import { walletConnectionTexts } from '../texts.ts'
import type { BridgePairing, BridgeSession, ConnectFault, WalletConnectionModal, WalletWay } from './model.ts'
import type { InjectedWallet } from './ports.ts'
import { sessionAccount, connectFailureText, ethereumNetwork, isTransient } from './rules.ts'
import { walletPolling, walletRequestTimeout } from './tables.ts'
import { type BridgePorts, bridgeLogged, makeRequestInjected, makeBeginPairing } from './use-cases.ts'
import { type ConnectionState, walletConnectionView, type WalletConnectionView } from './view.ts'

/** Ports of the wallet connection. */
export interface WalletConnectionPorts extends BridgePorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly modals: Pick<ClosableModals<WalletConnectionModal>, 'close'>
  readonly windows: Windows
  /** Provides the host of the app, which determines the network of connected wallets (RECV-060). */
  readonly navigation: Pick<Navigation, 'arrival'>
  readonly injectedWallet: InjectedWallet
  /** Receives the account of the connected wallet. The connection uses the account for nothing else (RECV-059). */
  readonly onAccount: (address: string) => void
}

/** Connects a wallet in order to fill its account into the address form. */
export interface WalletConnection {
  readonly view: Live<WalletConnectionView>
  /**
   * Requests an account from a wallet. Does nothing during another request. Call within a click handler, since a tab
   * may open.
   */
  readonly connect: (way: WalletWay) => void
  /** Ends the request and clears the error. A later response changes nothing. */
  readonly close: () => void
}

const idle: ConnectionState = { way: null, pairing: null, failure: null }

/**
 * Creates the wallet connection. Sends no request before `connect`. Ends a pairing of the bridge once the account has
 * arrived.
 * @example
 * const { ports } = makeMemoryProvider({ clock: fakeClock(), persona: personas.recipient })
 * makePaydeck(ports).walletConnection.view.get().asking // null
 */
export const makeWalletConnection = (ports: WalletConnectionPorts): WalletConnection => {
  const {
    stores,
    clock,
    modals,
    windows,
    navigation,
    walletBridge: bridge,
    injectedWallet: injected,
    onAccount,
  } = ports
  const network = ethereumNetwork(navigation.arrival.host)
  const state = stores.make(idle)
  // Scope of the current attempt to connect. It is renewed when an attempt begins or ends.
  const attempt = makeScope(stores, clock)
  const logFault = bridgeLogged(ports)
  const askInjected = makeRequestInjected(ports)
  const beginPairing = makeBeginPairing(ports)

  const updateState = (change: Partial<ConnectionState>): void => state.update((now) => ({ ...now, ...change }))
  const end = (next: ConnectionState): void => {
    const { pairing } = state.get()
    attempt.renew()
    state.update(() => next)
    if (pairing !== null) void logFault(bridge.disconnect({ id: pairing.id }))()
  }
  const fail = (fault: ConnectFault | Fault): void => end({ ...idle, failure: connectFailureText(fault, network) })
  const accept = (account: string): void => {
    end(idle)
    onAccount(account)
    modals.close('web3-options')
  }
  /** Sends a request, and handles the response unless the attempt has ended. */
  const request = <E, A>(
    question: TE.TaskEither<E, A>,
    onFault: (fault: E | Malformed) => void,
    onAnswer: (answer: A) => void,
  ): void => void guarded<E | Malformed, A>(question, F.identity)().then(attempt.whileOpen(E.match(onFault, onAnswer)))

  const pollLater = (id: string): void => {
    const again = (failure: string | null): void => {
      updateState({ failure })
      pollLater(id)
    }
    const onSession = (session: BridgeSession): void =>
      session.status === 'waiting' ? again(null) : E.match(fail, accept)(sessionAccount(session, network))
    const onSessionFault = (fault: Fault): void =>
      isTransient(fault) ? again(walletConnectionTexts.interrupted) : fail(fault)
    attempt.later(walletPolling, () =>
      request<Fault, BridgeSession>(logFault(bridge.session({ id })), onSessionFault, onSession),
    )
  }
  const show = (pairing: BridgePairing): void => {
    updateState({ pairing })
    windows.open(pairing.address)
    pollLater(pairing.id)
  }

  return {
    view: project(combine({ state, isThere: injected.isPresent }), (now) => walletConnectionView({ ...now, network })),
    connect: (way) => {
      if (state.get().way !== null) return
      end({ ...idle, way })
      attempt.later(walletRequestTimeout, () => fail({ _tag: 'TooLate' }))
      if (way === 'bridge') request<ConnectFault | Fault, BridgePairing>(beginPairing(network), fail, show)
      else request(askInjected(network), fail, accept)
    },
    close: () => end(idle),
  }
}
