import {
  connectTimes,
  makeBillConnection,
  type BillConnectionModal,
  type BillPayUser,
  type BillWidgetEvent,
  type ConnectState,
  type TokenType,
} from '@paydeck/core/bill-pay'
import { project, type Fault } from '@paydeck/core/kernel'
import { either as E } from 'fp-ts'
import { makeSurroundings, fakeWindow, questions } from '../../slice-bench/index.ts'
import { billUser } from '../bench.ts'

export const modalName: BillConnectionModal = 'bill-pay.custom-bills-modal'
export const { errorReset, successClose } = connectTimes

export const plainUser: BillPayUser = { ...billUser, methodEntityId: null }

/** Maps the window states of the fake widget to the names that these tests use. */
const windowStates = { none: 'none', open: 'reserved', used: 'used', released: 'none', blocked: 'blocked' } as const

/** Bill connection with a fake provider, a fake widget and a fake modal slot. The test controls all three. */
export const benchAt = (host = 'pay.example', user: BillPayUser | null = plainUser) => {
  const { ports, seen } = makeSurroundings()
  const userStore = ports.stores.make(user)
  const requests: Array<string> = []
  const reloads: Array<string> = []
  const tokens = questions<TokenType, string>()
  const exchanges = questions<string, string>()
  const widget = fakeWindow<{ readonly token: string; readonly environment: string }, BillWidgetEvent>()
  const connection = makeBillConnection({
    ...ports,
    isModalOpen: project(seen.slot, (now) => now?.name === modalName),
    host,
    user: userStore,
    billConnections: {
      token: (type) => {
        requests.push(`token ${type}`)
        return tokens.ask(type)
      },
      exchange: (accountToken) => {
        requests.push(`exchange ${accountToken}`)
        return exchanges.ask(accountToken)
      },
    },
    billWidget: { ...widget, open: widget.show },
    reload: (part) => async () => {
      reloads.push(part)
      return E.right(undefined)
    },
  })
  const emittedStates: Array<ConnectState> = []
  connection.state.changes$.subscribe((state) => void emittedStates.push(state))
  return {
    ...seen,
    connection,
    userStore,
    requests,
    reloads,
    opened: widget.shown,
    played: widget.played,
    prepared: widget.prepared,
    window: () => windowStates[widget.reserved()],
    emit: widget.emit,
    /** All states that the connection has emitted, oldest first. */
    emittedStates,
    waiting: () => ({ tokens: tokens.waiting.length, exchanges: exchanges.waiting.length }),
    state: () => connection.state.get(),
    view: () => connection.view.get(),
    token: (reply: E.Either<Fault, string> = E.right('t1')) => tokens.answerIfAsked(reply),
    exchange: (reply: E.Either<Fault, string> = E.right('success')) => exchanges.answerIfAsked(reply),
    /** Chooses this mode, presses Continue, receives a token, and opens the widget. */
    begin: async (type: TokenType) => {
      connection.open()
      connection.choose(type)
      connection.proceed()
      await tokens.answerIfAsked(E.right('t1'))
      await widget.emit({ kind: 'open' })
    },
  }
}

export type Bench = ReturnType<typeof benchAt>
