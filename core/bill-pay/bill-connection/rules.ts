import { hostClass } from '../../platform/host.ts'
import type { BillPayUser } from '../model.ts'
import { type ConnectEvent, type ConnectState, type ConnectStatus, TokenType, type TurnEvent } from './model.ts'
import {
  type ConnectAct,
  connectEffects,
  type ConnectEffects,
  connectFailure,
  connectModes,
  type ConnectTrigger,
  connectTransitions,
  type ConnectTransitions,
  type ConnectPath,
  exchangeSuccess,
  nothingConnected,
  onConnectStatus,
  widgetEnvironments,
} from './tables.ts'

/** The ways to connect bills that a user is offered (BILL-054, BILL-058). */
export const offeredModes = (user: Pick<BillPayUser, 'methodVerified'>): ReadonlyArray<TokenType> =>
  Object.keys(connectModes)
    .filter(TokenType.is)
    .filter((mode) => !connectModes[mode].needsVerification || user.methodVerified)

/** Which of the bill provider's environments the widget talks to at a host (BILL-080). */
export const widgetEnvironment = (host: string): 'development' | 'production' => widgetEnvironments[hostClass(host)]

/** What the table of transitions is asked of. */
type Told = Exclude<ConnectEvent, TurnEvent>

const isTurn = (event: ConnectEvent): event is TurnEvent =>
  event.kind === 'show' || event.kind === 'start' || event.kind === 'forget' || event.kind === 'reset'

const triggerOf = (event: Told): ConnectTrigger => {
  if (event.kind !== 'exchange') return event.kind
  return event.reply === exchangeSuccess ? 'exchanged' : 'refused'
}

const stay: ConnectPath = []

const pathOf = (state: ConnectState, event: Told): ConnectPath => {
  const transitions: ConnectTransitions = connectTransitions[state.status ?? 'none']
  const found = transitions[triggerOf(event)] ?? stay
  if (!('automatic' in found)) return found
  const tokenType = 'tokenType' in event ? event.tokenType : state.tokenType
  return tokenType === null ? stay : found[tokenType]
}

/** What an event itself tells. */
const told = (event: Told): Partial<ConnectState> => {
  switch (event.kind) {
    case 'token':
      return { token: event.token, tokenType: event.tokenType }
    case 'linked':
      return { accountToken: event.accountToken, tokenType: event.tokenType }
    case 'exchange':
      return {
        tokenType: event.tokenType,
        ...(event.reply === exchangeSuccess ? {} : { error: event.text ?? connectFailure }),
      }
    case 'error':
    case 'fail':
      return { error: event.text }
    case 'open':
    case 'exit':
    case 'hide':
      return {}
  }
}

const enter = (state: ConnectState, status: ConnectStatus | null): ConnectState =>
  status === null ? nothingConnected : { ...state, status, ...onConnectStatus[status] }

/** The events that leave the status alone, or put it back. */
const turned = (state: ConnectState, { kind }: TurnEvent): ConnectState => {
  switch (kind) {
    case 'show':
      return { ...state, isModalVisible: true }
    case 'start':
      return { ...nothingConnected, isModalVisible: true }
    case 'forget':
      return { ...nothingConnected, isModalVisible: state.isModalVisible }
    case 'reset':
      return nothingConnected
  }
}

/**
 * The states that follow an event, the last of which stays; empty: nothing changes. Each that is passed through is
 * entered: leaving the widget has an effect of its own whatever comes after (BILL-077).
 */
export const connectStates = (state: ConnectState, event: ConnectEvent): ReadonlyArray<ConnectState> => {
  if (isTurn(event)) return [turned(state, event)]
  const path = pathOf(state, event)
  if (event.kind === 'hide' && path.length === 0) return [{ ...state, isModalVisible: false }]
  const informed = { ...state, ...told(event) }
  return path.reduce<ReadonlyArray<ConnectState>>(
    (passed, status) => [...passed, status === 'back' ? state : enter(passed.at(-1) ?? informed, status)],
    [],
  )
}

/** The state that stays after an event (BILL-065). */
export const nextConnect = (state: ConnectState, event: ConnectEvent): ConnectState =>
  connectStates(state, event).at(-1) ?? state

/** What an event starts. */
export interface Started {
  /** In their order, by the statuses that the event leads through; each once. */
  readonly acts: ReadonlyArray<ConnectAct>
  /** What is planned from now on; null: what was planned stays so. */
  readonly plan: { readonly later: ConnectEffects['later'] } | null
}

/** What is entered starts what its row says; what stays as it was starts nothing. */
export const connectStarts = (state: ConnectState, event: ConnectEvent): Started => {
  if (isTurn(event)) return { acts: [], plan: event.kind === 'show' ? null : { later: null } }
  const path = pathOf(state, event)
  const entered = path.flatMap((status) => (status === null || status === 'back' ? [] : [connectEffects[status]]))
  const last = path.at(-1)
  return {
    acts: [...new Set(entered.flatMap(({ acts }) => acts))],
    plan: last === undefined || last === 'back' ? null : { later: last === null ? null : connectEffects[last].later },
  }
}
