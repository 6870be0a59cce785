import { either as E, type io as IO, type taskEither as TE } from 'fp-ts'
import { Subscription } from 'rxjs'
import type { Fault } from '../../kernel/fault.ts'
import { makeScope, sessionCheck } from '../../kernel/scope.ts'
import { combine, type Live, project, type Stores } from '../../kernel/store.ts'
import type { Clock, ClosableModals, Log } from '../../platform/ports.ts'
import type { BillPayUser } from '../model.ts'
import type { BillConnectionModal, ConnectEvent, ConnectState, TokenType } from './model.ts'
import type { BillConnections, BillWidget, BillWidgetEvent } from './ports.ts'
import { connectStarts, connectStates, widgetEnvironment } from './rules.ts'
import {
  accountTokens,
  type ConnectAct,
  connectFailure,
  connectFailures,
  connectModal,
  nothingConnected,
} from './tables.ts'
import { makeAskToken, makeHandOver } from './use-cases.ts'
import { type BillConnectionView, billConnectionView, chosenMode } from './view.ts'

/** What connecting bills needs from outside. */
export interface BillConnectionPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly modals: ClosableModals<BillConnectionModal>
  /** Whether the slot holds the modal of this slice: a person may close it. */
  readonly isModalOpen: Live<boolean>
  readonly connections: BillConnections
  readonly widget: BillWidget
  /** Where the app runs (BILL-080). */
  readonly host: string
  readonly user: Live<BillPayUser | null>
  /** Loads again what a connection changes (BILL-077, BILL-078). */
  readonly reload: (part: 'user' | 'accounts') => TE.TaskEither<Fault, void>
}

/** Bills being connected: the modal, and the widget that it starts. */
export interface BillConnection {
  readonly state: Live<ConnectState>
  readonly view: Live<BillConnectionView>
  /** Opens the modal (BILL-039). */
  readonly open: IO.IO<void>
  /** Marks the way that "Continue" starts. */
  readonly choose: (type: TokenType) => void
  /** "Continue": starts the chosen way (BILL-060). To be run by a press, which the browser asks for. */
  readonly proceed: IO.IO<void>
  /** Closes the modal, and forgets what was not started. */
  readonly close: IO.IO<void>
}

/** How the modal stands in the slot; null: not at all. */
const modalOf = ({ isModalVisible, status }: ConnectState): keyof typeof connectModal | null => {
  if (!isModalVisible) return null
  return status === 'success' || status === 'failed' ? 'outcome' : 'asking'
}

/** Moves the state on by its table, tells each state that is passed through, and starts what the table names. */
const makeMoves = (ports: BillConnectionPorts, act: (what: ConnectAct) => void) => {
  const { stores, clock, modals } = ports
  const state = stores.make<ConnectState>(nothingConnected)
  /** Scope of the planned event: another plan replaces it. */
  const plans = makeScope(stores, clock)

  const show = (before: ConnectState, now: ConnectState): void => {
    const [was, kind] = [modalOf(before), modalOf(now)]
    // What came of connecting is told also where the guards lead elsewhere meanwhile.
    if (kind !== null && kind !== was) modals.open(connectModal[kind])
    if (before.isModalVisible && !now.isModalVisible) modals.close(connectModal.asking.name)
  }
  const send = (event: ConnectEvent): void => {
    const before = state.get()
    const { effects, after } = connectStarts(before, event)
    for (const next of connectStates(before, event)) state.update(() => next)
    if (after !== undefined) plans.renew()
    show(before, state.get())
    if (after) plans.later(after.delay, () => send({ kind: after.event }))
    for (const what of effects) act(what)
  }
  return { state, send }
}

/** What the parts of the flow share. */
interface Moves {
  readonly state: Live<ConnectState>
  readonly send: (event: ConnectEvent) => void
}

/** The widget, and the accounts that it finds: what becomes of them reaches the flow with their way to connect. */
const makeWidgetSide = (ports: BillConnectionPorts, { state, send }: Moves) => {
  const { stores, clock, widget, host } = ports
  const handOver = makeHandOver(ports)
  const { whileSignedIn } = makeScope(stores, clock)
  let watching = Subscription.EMPTY
  /** What the present widget has told of, each handed over once. */
  let handed = new Set<string>()

  const exchange = (): void => {
    const { accountToken, tokenType } = state.get()
    if (tokenType === null) return
    if (accountToken === null) {
      // A search finds nothing without a token; what is found automatically is connected already.
      if (tokenType === 'manual') send({ kind: 'exchange', reply: null, text: null, tokenType })
      return
    }
    handed.add(accountToken)
    const settle = whileSignedIn((answer: E.Either<string, string>) =>
      send({
        kind: 'exchange',
        tokenType,
        ...(E.isRight(answer) ? { reply: answer.right, text: null } : { reply: null, text: answer.left }),
      }),
    )
    void handOver(accountToken)().then(settle)
  }
  const hear =
    (tokenType: TokenType) =>
    (event: BillWidgetEvent): void => {
      switch (event.kind) {
        case 'linked': {
          const { accountToken } = event
          const isKnown = accountToken !== null && handed.has(accountToken)
          if (!isKnown && handed.size < accountTokens.value) send({ kind: 'linked', accountToken, tokenType })
          return
        }
        case 'error':
          return send({ kind: 'error', text: event.text ?? connectFailure })
        case 'blocked':
          return send({ kind: 'fail', text: connectFailures.blocked })
        case 'open':
        case 'exit':
          return send({ kind: event.kind })
      }
    }
  const launch = (): void => {
    const { token, tokenType } = state.get()
    if (token === null || tokenType === null) return
    handed = new Set()
    watching = widget.open({ token, environment: widgetEnvironment(host) }).subscribe(whileSignedIn(hear(tokenType)))
  }
  /** Another window takes its place: the one before is left. */
  const leave = (): void => {
    if (watching.closed) return
    watching.unsubscribe()
    send({ kind: 'exit' })
  }
  return { launch, exchange, leave }
}

/** The token that the widget is opened with, and the window that waits for it. */
const makeAsking = (ports: BillConnectionPorts, send: Moves['send']) => {
  const { stores, clock, widget } = ports
  const isAsking = stores.make(false)
  const askToken = makeAskToken(ports)
  const { whileOpen, renew } = makeScope(stores, clock)
  return {
    isAsking,
    ask: (tokenType: TokenType): void => {
      isAsking.update(() => true)
      // Within the press: a window that is opened once the token is there would be blocked.
      widget.reserve()
      const isOver = sessionCheck(stores)
      const settle = whileOpen((answer: E.Either<string, string>) => {
        isAsking.update(() => false)
        if (E.isRight(answer)) return send({ kind: 'token', token: answer.right, tokenType })
        widget.release()
        send({ kind: 'fail', text: answer.left })
      })
      void askToken(tokenType)().then((answer) => {
        // Whoever has signed out meanwhile wants no window; one that waits by now is of whoever has signed in since.
        if (isOver() && !isAsking.get()) widget.release()
        settle(answer)
      })
    },
    /** Gives up what is asked for, with the window that waits for it. */
    stop: (): void => {
      renew()
      if (isAsking.get()) widget.release()
      isAsking.update(() => false)
    },
  }
}

/** Nothing is asked for, and no script is loaded, until `proceed` runs (BILL-081). */
export const makeBillConnection = (ports: BillConnectionPorts): BillConnection => {
  const { stores, user, reload, isModalOpen } = ports
  const chosen = stores.make<TokenType>('automatic')
  const moves = makeMoves(ports, (what) => acts[what]())
  const { state, send } = moves
  const { launch, exchange, leave } = makeWidgetSide(ports, moves)
  const { isAsking, ask, stop } = makeAsking(ports, send)
  const acts: Readonly<Record<ConnectAct, () => void>> = {
    launch,
    exchange,
    stopAsking: stop,
    refreshUser: () => void reload('user')(),
    refreshAccounts: () => void reload('accounts')(),
  }
  const view = project(combine({ connect: state, user, chosen, isAsking }), billConnectionView)
  const hide = (): void => {
    stop()
    send({ kind: 'hide' })
  }
  isModalOpen.changes$.subscribe((isOpen) => {
    if (!isOpen && state.get().isModalVisible) hide()
  })
  return {
    state,
    view,
    open: () => send({ kind: 'show' }),
    choose: (type) => chosen.update(() => type),
    proceed: () => {
      const mode = chosenMode({ user: user.get(), chosen: chosen.get() })
      if (mode === null || view.get().action?.isDisabled !== false) return
      leave()
      // What it has found is told: the guards lead away now, and would take a modal that asks, and its window, with them.
      if (state.get().status === 'success') return
      send({ kind: 'start' })
      ask(mode)
    },
    close: hide,
  }
}
