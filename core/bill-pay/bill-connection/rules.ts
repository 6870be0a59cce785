import { hostClass } from '../../platform/host.ts'
import type { BillPayUser } from '../model.ts'
import { type ConnectEvent, type ConnectState, type ConnectStatus, TokenType } from './model.ts'
import {
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

const triggerOf = (event: Exclude<ConnectEvent, { readonly kind: 'show' | 'hide' | 'reset' }>): ConnectTrigger => {
  if (event.kind !== 'exchange') return event.kind
  return event.reply === exchangeSuccess ? 'exchanged' : 'refused'
}

const stay: ConnectPath = []

const pathOf = ({ status, tokenType }: ConnectState, trigger: ConnectTrigger): ConnectPath => {
  const transitions: ConnectTransitions = connectTransitions[status ?? 'none']
  const found = transitions[trigger] ?? stay
  if (!('automatic' in found)) return found
  return tokenType === null ? stay : found[tokenType]
}

/** What an event itself tells. */
const told = (event: ConnectEvent): Partial<ConnectState> => {
  if (event.kind === 'token') return { token: event.token, tokenType: event.tokenType }
  if (event.kind === 'linked') return { accountToken: event.accountToken }
  if (event.kind === 'error' || event.kind === 'fail') return { error: event.text }
  return event.kind === 'exchange' && event.reply !== exchangeSuccess ? { error: connectFailure } : {}
}

const enter = (state: ConnectState, status: ConnectStatus | null): ConnectState =>
  status === null ? nothingConnected : { ...state, status, ...onConnectStatus[status] }

/**
 * The states that follow an event, the last of which stays; empty: nothing changes. Listeners see each of
 * them, since leaving the widget has an effect of its own whatever comes after (BILL-077).
 */
export const connectStates = (state: ConnectState, event: ConnectEvent): ReadonlyArray<ConnectState> => {
  if (event.kind === 'reset') return [nothingConnected]
  if (event.kind === 'show' || event.kind === 'hide') return [{ ...state, isModalVisible: event.kind === 'show' }]
  const informed = { ...state, ...told(event) }
  return pathOf(state, triggerOf(event)).reduce<ReadonlyArray<ConnectState>>(
    (passed, status) => [...passed, enter(passed.at(-1) ?? informed, status)],
    [],
  )
}

/** The state that stays after an event (BILL-065). */
export const nextConnect = (state: ConnectState, event: ConnectEvent): ConnectState =>
  connectStates(state, event).at(-1) ?? state
