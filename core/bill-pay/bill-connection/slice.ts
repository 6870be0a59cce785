import { either as E, type io as IO, type taskEither as TE } from 'fp-ts'
import { Subscription } from 'rxjs'
import type { Fault } from '../../kernel/fault.ts'
import { makeScope, sessionCheck } from '../../kernel/scope.ts'
import { combine, type Live, project, type Stores } from '../../kernel/store.ts'
import type { Clock, ClosableModals, Log } from '../../platform/ports.ts'
import type { BillPayUser } from '../model.ts'
import { billConnectionTexts } from '../texts.ts'
import type { BillConnectionModal, ConnectEvent, ConnectState, TokenType } from './model.ts'
import type { BillConnections, BillWidget, BillWidgetEvent } from './ports.ts'
import { connectEffects, connectStates, widgetEnvironment } from './rules.ts'
import { accountTokens, type ConnectEffect, connectModal, initialConnectState } from './tables.ts'
import { makeFetchToken, makeExchangeToken } from './use-cases.ts'
import { type BillConnectionView, billConnectionView, chosenMode } from './view.ts'

/** Ports of the slice. */
export interface BillConnectionPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly modals: ClosableModals<BillConnectionModal>
  /** True if the modal that connects bills is open. The user can close this modal at any time. */
  readonly isModalOpen: Live<boolean>
  readonly billConnections: BillConnections
  readonly billWidget: BillWidget
  /** Host of the app (BILL-080). */
  readonly host: string
  readonly user: Live<BillPayUser | null>
  /** Reloads a part of the bill list that a connection changes (BILL-077, BILL-078). */
  readonly reload: (part: 'user' | 'accounts') => TE.TaskEither<Fault, void>
}

/** Connection of bills: the modal, and the widget that the modal starts. */
export interface BillConnection {
  readonly state: Live<ConnectState>
  readonly view: Live<BillConnectionView>
  /** Opens the modal (BILL-039). */
  readonly open: IO.IO<void>
  /** Chooses one of the two ways to connect bills. "Continue" then starts this way. */
  readonly choose: (type: TokenType) => void
  /**
   * Starts the chosen way to connect bills when the user presses "Continue" (BILL-060). Call within a user gesture, so that
   * the browser allows the window.
   */
  readonly proceed: IO.IO<void>
  /** Closes the modal, and cancels a pending token request. */
  readonly close: IO.IO<void>
}

/** Returns the kind of modal to show. Null if no modal is visible. */
const modalOf = ({ isModalVisible, status }: ConnectState): keyof typeof connectModal | null => {
  if (!isModalVisible) return null
  return status === 'success' || status === 'failed' ? 'outcome' : 'asking'
}

/** Runs the state machine: emits each entered state, and starts the effects of the transition. */
const makeMoves = (ports: BillConnectionPorts, act: (what: ConnectEffect) => void) => {
  const { stores, clock, modals } = ports
  const state = stores.make<ConnectState>(initialConnectState)
  /** Scope of the event that is scheduled for later. Scheduling another event cancels the previous one. */
  const plans = makeScope(stores, clock)

  const show = (before: ConnectState, now: ConnectState): void => {
    const [was, kind] = [modalOf(before), modalOf(now)]
    // Opens the modal that shows the outcome, even if the guards have navigated away and closed the previous modal.
    if (kind !== null && kind !== was) modals.open(connectModal[kind])
    if (before.isModalVisible && !now.isModalVisible) modals.close(connectModal.asking.name)
  }
  const send = (event: ConnectEvent): void => {
    const before = state.get()
    const { effects, after } = connectEffects(before, event)
    for (const next of connectStates(before, event)) state.update(() => next)
    if (after !== undefined) plans.renew()
    show(before, state.get())
    if (after) plans.later(after.delay, () => send({ kind: after.event }))
    for (const what of effects) act(what)
  }
  return { state, send }
}

/** State and events shared by the parts of the flow. */
interface Moves {
  readonly state: Live<ConnectState>
  readonly send: (event: ConnectEvent) => void
}

/**
 * Runs the widget and exchanges its account tokens. Sends the widget's events and the results of the exchange to the flow,
 * each with the token type.
 */
const makeWidgetSide = (ports: BillConnectionPorts, { state, send }: Moves) => {
  const { stores, clock, billWidget: widget, host } = ports
  const handOver = makeExchangeToken(ports)
  const { whileSignedIn } = makeScope(stores, clock)
  let watching = Subscription.EMPTY
  /** Account tokens of the current widget that have been sent to the exchange. Each token is sent once. */
  let exchangedTokens = new Set<string>()

  const exchange = (): void => {
    const { accountToken, tokenType } = state.get()
    if (tokenType === null) return
    if (accountToken === null) {
      // A manual search that ends without a token has found no bills. Bills that the provider finds automatically are
      // connected without a token.
      if (tokenType === 'manual') send({ kind: 'exchange', reply: null, text: null, tokenType })
      return
    }
    exchangedTokens.add(accountToken)
    const settle = whileSignedIn((answer: E.Either<string, string>) =>
      send({
        kind: 'exchange',
        tokenType,
        ...(E.isRight(answer) ? { reply: answer.right, text: null } : { reply: null, text: answer.left }),
      }),
    )
    void handOver(accountToken)().then(settle)
  }
  const handleEvent =
    (tokenType: TokenType) =>
    (event: BillWidgetEvent): void => {
      switch (event.kind) {
        case 'linked': {
          const { accountToken } = event
          const isKnown = accountToken !== null && exchangedTokens.has(accountToken)
          if (!isKnown && exchangedTokens.size < accountTokens.value) send({ kind: 'linked', accountToken, tokenType })
          return
        }
        case 'error':
          return send({ kind: 'error', text: event.text ?? billConnectionTexts.failed })
        case 'blocked':
          return send({ kind: 'fail', text: billConnectionTexts.blocked })
        case 'open':
        case 'exit':
          return send({ kind: event.kind })
      }
    }
  const launch = (): void => {
    const { token, tokenType } = state.get()
    if (token === null || tokenType === null) return
    exchangedTokens = new Set()
    watching = widget
      .open({ token, environment: widgetEnvironment(host) })
      .subscribe(whileSignedIn(handleEvent(tokenType)))
  }
  /** Unsubscribes from the current widget before the next widget opens. */
  const leave = (): void => {
    if (watching.closed) return
    watching.unsubscribe()
    send({ kind: 'exit' })
  }
  return { launch, exchange, leave }
}

/** Requests the widget's token and reserves its window. */
const makeTokenRequest = (ports: BillConnectionPorts, send: Moves['send']) => {
  const { stores, clock, billWidget: widget } = ports
  const isAsking = stores.make(false)
  const askToken = makeFetchToken(ports)
  const { whileOpen, renew } = makeScope(stores, clock)
  return {
    isAsking,
    ask: (tokenType: TokenType): void => {
      isAsking.update(() => true)
      // Reserved within the user gesture: the browser would block a window opened after the token arrives.
      widget.reserve()
      const isOver = sessionCheck(stores)
      const settle = whileOpen((answer: E.Either<string, string>) => {
        isAsking.update(() => false)
        if (E.isRight(answer)) return send({ kind: 'token', token: answer.right, tokenType })
        widget.release()
        send({ kind: 'fail', text: answer.left })
      })
      void askToken(tokenType)().then((answer) => {
        // After sign-out the window is closed, unless a new session has reserved it.
        if (isOver() && !isAsking.get()) widget.release()
        settle(answer)
      })
    },
    /** Cancels the token request and closes the reserved window. */
    stop: (): void => {
      renew()
      if (isAsking.get()) widget.release()
      isAsking.update(() => false)
    },
  }
}

/**
 * Makes the slice. Sends no request and loads no script before `proceed` (BILL-081).
 * @example
 * const { ports } = makeMemoryProvider({ clock: fakeClock(), persona: personas.bills })
 * const { billConnection } = makePaydeck(ports)
 * billConnection.open()
 * billConnection.state.get().isModalVisible // true
 */
export const makeBillConnection = (ports: BillConnectionPorts): BillConnection => {
  const { stores, user, reload, isModalOpen } = ports
  const chosen = stores.make<TokenType>('automatic')
  const moves = makeMoves(ports, (what) => acts[what]())
  const { state, send } = moves
  const { launch, exchange, leave } = makeWidgetSide(ports, moves)
  const { isAsking, ask, stop } = makeTokenRequest(ports, send)
  const acts: Readonly<Record<ConnectEffect, () => void>> = {
    launch,
    exchange,
    stopAsking: stop,
    refreshUser: () => void reload('user')(),
    refreshAccounts: () => void reload('accounts')(),
  }
  const view = project(combine({ connect: state, user, chosen, isTokenPending: isAsking }), billConnectionView)
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
      // After a success the guards navigate away. They would also close a new modal and its window.
      if (state.get().status === 'success') return
      send({ kind: 'start' })
      ask(mode)
    },
    close: hide,
  }
}
