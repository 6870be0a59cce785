import { either as E, function as F, type io as IO, task as T, taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import { logged } from '../../kernel/logged.ts'
import { combine, type Live, project, type Stores } from '../../kernel/store.ts'
import type { Clock, ClosableModals, Log, Navigation, Windows } from '../../platform/ports.ts'
import type { BridgePairing, BridgeSession, ConnectFault, WalletWay } from './model.ts'
import type { InjectedWallet, WalletBridge } from './ports.ts'
import { answeredAccount, connectFailureText, ethereumNetwork, isWalletPage, mayPass } from './rules.ts'
import { walletPatience, walletPolling, walletTexts } from './tables.ts'
import { askInjected } from './use-cases.ts'
import { type ConnectionState, walletConnectionView, type WalletConnectionView } from './view.ts'

/** What the connection of a wallet needs from outside. */
export interface WalletConnectionPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly modals: Pick<ClosableModals, 'close'>
  readonly windows: Windows
  /** Its host says which network wallets are connected on (RECV-060). */
  readonly navigation: Pick<Navigation, 'arrival'>
  readonly bridge: WalletBridge
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
  readonly close: IO.IO<void>
}

/** Lets something be done only as long as the person waits for it, and is still signed in. */
type WhileWanted = <A>(act: (answer: A) => void) => (answer: A) => void

const idle: ConnectionState = { way: null, pairing: null, failure: null }

const failed: ConnectFault = { _tag: 'Failed' }

/** Nothing is asked before `connect`. A wallet that the bridge connects is let go once its account is known. */
export const makeWalletConnection = (ports: WalletConnectionPorts): WalletConnection => {
  const { stores, clock, log, modals, windows, navigation, bridge, injected, onAccount } = ports
  const network = ethereumNetwork(navigation.arrival.host)
  const state = stores.make(idle)
  const put = (change: Partial<ConnectionState>): void => state.update((now) => ({ ...now, ...change }))
  let visit = 0

  const asked = logged(log.warn, 'The wallet bridge failed')

  const end = (next: ConnectionState): void => {
    const { pairing } = state.get()
    visit += 1
    state.update(() => next)
    if (pairing !== null) void asked(bridge.disconnect({ id: pairing.id }))()
  }
  const fail = (fault: ConnectFault | Fault): void => end({ ...idle, failure: connectFailureText(fault, network) })

  const accept = (account: string): void => {
    end(idle)
    onAccount(account)
    modals.close('web3-options')
  }

  const begin = (way: WalletWay): WhileWanted => {
    end({ ...idle, way })
    const [mine, epoch] = [visit, stores.epoch()]
    return (act) => (answer) => {
      if (mine === visit && epoch === stores.epoch()) act(answer)
    }
  }

  const settle = E.match(fail, accept)

  const look = (id: string, whileWanted: WhileWanted): void => {
    const again = (failure: string | null): void => {
      put({ failure })
      look(id, whileWanted)
    }
    const hear = (session: BridgeSession): void =>
      session.status === 'waiting' ? again(null) : settle(answeredAccount(session, network))
    const miss = (fault: Fault): void => (mayPass(fault) ? again(walletTexts.interrupted) : fail(fault))
    const ask = whileWanted(() => void F.pipe(asked(bridge.session({ id })), T.map(whileWanted(E.match(miss, hear))))())
    clock.schedule(() => ask(null), walletPolling.ms)
  }

  const askBridge = (whileWanted: WhileWanted): void => {
    const show = (pairing: BridgePairing): void => {
      if (!isWalletPage(pairing.address)) return fail(failed)
      put({ pairing })
      windows.open(pairing.address)
      look(pairing.id, whileWanted)
    }
    void F.pipe(
      asked(bridge.v1),
      TE.flatMap(({ chainIds }) =>
        chainIds.includes(network.chainId)
          ? asked(bridge.connect({ chainId: network.chainId }))
          : TE.left<ConnectFault | Fault>(failed),
      ),
      T.map(whileWanted(E.match(fail, show))),
    )()
  }

  return {
    view: project(combine({ state, isThere: injected.isThere }), (now) => walletConnectionView({ ...now, network })),
    connect: (way) => {
      if (state.get().way !== null) return
      const whileWanted = begin(way)
      clock.schedule(() => whileWanted(fail)({ _tag: 'TooLate' }), walletPatience.ms)
      if (way === 'bridge') askBridge(whileWanted)
      else void F.pipe(askInjected(injected, network), T.map(whileWanted(settle)))()
    },
    close: () => end(idle),
  }
}
