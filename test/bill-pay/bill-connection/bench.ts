import {
  connectTimes,
  makeBillConnection,
  type BillConnectionModal,
  type BillPayUser,
  type BillWidgetEvent,
  type ConnectState,
  type TokenType,
} from '@paydeck/core/bill-pay'
import { makeStores, project, type Fault } from '@paydeck/core/kernel'
import type { ModalRequest } from '@paydeck/core/platform'
import { fakeClock } from '@paydeck/core/testing'
import { either as E, type taskEither as TE } from 'fp-ts'
import { Subject } from 'rxjs'

export const modalName: BillConnectionModal = 'bill-pay.custom-bills-modal'
export const { errorReset, successClose } = connectTimes

/** As many promises in a row as the flow waits for, and some more. */
export const soon = async (): Promise<void> => {
  for (let turn = 0; turn < 25; turn += 1) await Promise.resolve()
}

export const plainUser: BillPayUser = {
  isBillPayAvailable: true,
  methodEntityId: null,
  methodVerified: true,
  pause: null,
}

type Waiting<A> = Array<(reply: E.Either<Fault, A>) => void>

const asked =
  <A>(waiting: Waiting<A>): TE.TaskEither<Fault, A> =>
  () =>
    new Promise((answer) => waiting.push(answer))

/** A widget that was opened. */
export interface Opened {
  readonly token: string
  readonly environment: string
  readonly events$: Subject<BillWidgetEvent>
}

/** Bills being connected, over a provider, a widget and a modal slot that the test plays. */
export const benchAt = (host = 'pay.example', user: BillPayUser | null = plainUser) => {
  const clock = fakeClock(0)
  const stores = makeStores()
  const known = stores.make(user)
  // Not of these stores: who signs out and in again finds the slot as whoever keeps it has it.
  const slot = makeStores().make<ModalRequest | null>(null)
  const log: Array<string> = []
  const asks: Array<string> = []
  const reloads: Array<string> = []
  const tokens: Waiting<string> = []
  const exchanges: Waiting<string> = []
  const opened: Array<Opened> = []
  const played = { script: E.right(undefined) as E.Either<Fault, void> }
  let prepared = 0
  /** The one within the press is used; a browser blocks any other. */
  let window: 'none' | 'reserved' | 'used' | 'blocked' = 'none'
  const connection = makeBillConnection({
    stores,
    clock,
    log: { warn: (message) => void log.push(message), error: (message) => void log.push(message) },
    modals: {
      open: (request) => slot.update(() => request),
      close: (name) => slot.update((now) => (now?.name === name ? null : now)),
    },
    isModalOpen: project(slot, (now) => now?.name === modalName),
    host,
    user: known,
    connections: {
      token: (type) => {
        asks.push(`token ${type}`)
        return asked(tokens)
      },
      exchange: (accountToken) => {
        asks.push(`exchange ${accountToken}`)
        return asked(exchanges)
      },
    },
    widget: {
      prepare: async () => {
        prepared += 1
        return played.script
      },
      reserve: () => void (window = 'reserved'),
      release: () => {
        if (window === 'reserved') window = 'none'
      },
      open: ({ token, environment }) => {
        const events$ = new Subject<BillWidgetEvent>()
        window = window === 'reserved' ? 'used' : 'blocked'
        opened.push({ token, environment, events$ })
        return events$
      },
    },
    reload: (part) => async () => {
      reloads.push(part)
      return E.right(undefined)
    },
  })
  const passed: Array<ConnectState> = []
  connection.state.changes$.subscribe((state) => void passed.push(state))

  const answer = async <A>(waiting: Waiting<A>, reply: E.Either<Fault, A>): Promise<void> => {
    await soon()
    waiting.shift()?.(reply)
    await soon()
  }
  return {
    connection,
    stores,
    clock,
    known,
    slot,
    log,
    asks,
    reloads,
    opened,
    played,
    /** Each state, as listeners see it. */
    passed,
    waiting: () => ({ tokens: tokens.length, exchanges: exchanges.length }),
    prepared: () => prepared,
    window: () => window,
    state: () => connection.state.get(),
    view: () => connection.view.get(),
    token: (reply: E.Either<Fault, string> = E.right('t1')) => answer(tokens, reply),
    exchange: (reply: E.Either<Fault, string> = E.right('success')) => answer(exchanges, reply),
    /** The last widget tells something, or the one at that place. */
    tell: async (event: BillWidgetEvent, at = opened.length - 1) => {
      opened[at]?.events$.next(event)
      if (event.kind === 'exit' || event.kind === 'blocked') opened[at]?.events$.complete()
      await soon()
    },
    /** Continue, for a way to connect, until its widget is open. */
    begin: async (type: TokenType) => {
      connection.open()
      connection.choose(type)
      connection.proceed()
      await answer(tokens, E.right('t1'))
      opened.at(-1)?.events$.next({ kind: 'open' })
      await soon()
    },
  }
}

export type Bench = ReturnType<typeof benchAt>
