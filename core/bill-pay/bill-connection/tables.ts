import { limit } from '../../kernel/limits.ts'
import { back, type Machine, type StateRow } from '../../kernel/machine.ts'
import { delay } from '../../kernel/timings.ts'
import type { HostClass } from '../../platform/host.ts'
import type { ModalRequest } from '../../platform/ports.ts'
import { billConnectionTexts as texts } from '../texts.ts'
import type {
  BillConnectionModal,
  ConnectEvent,
  ConnectState,
  ConnectStatus,
  TokenType,
  UnconditionalEvent,
} from './model.ts'

export interface ModeRow {
  /** Name that the bill provider uses for the mode. */
  readonly mode: 'auth' | 'link'
  readonly label: string
  readonly badge: string | null
  readonly sentence: string
  /** True if only verified users may use the mode (BILL-058). */
  readonly needsVerification: boolean
}

/** The two ways to connect bills (BILL-054 to BILL-058). */
export const connectModes = {
  automatic: {
    mode: 'auth',
    label: texts.automatic.label,
    badge: texts.automatic.badge,
    sentence: texts.automatic.sentence,
    needsVerification: false,
  },
  manual: {
    mode: 'link',
    label: texts.manual.label,
    badge: null,
    sentence: texts.manual.sentence,
    needsVerification: true,
  },
} as const satisfies Record<TokenType, ModeRow>

/** Default bill provider of the widget (BILL-063). */
export const connectProvider = 'method'

/** Reply word of a successful token exchange (BILL-069). */
export const exchangeSuccess = 'success'

/**
 * Requests that open the modal: `asking` before the outcome is known, and `outcome` afterwards. While the modal shows the
 * outcome, success or failure, it ignores the backdrop and Esc until the display time ends.
 */
export const connectModal = {
  asking: { name: 'bill-pay.custom-bills-modal' },
  outcome: { name: 'bill-pay.custom-bills-modal', backdropCloses: false },
} as const satisfies Readonly<Record<string, ModalRequest<BillConnectionModal>>>

/** Maximum number of account tokens that are exchanged for each opened widget. */
export const accountTokens = limit('account tokens of a connection', 20)

/** Display times of the outcomes. */
export const connectTimes = {
  /** Display time of an error (BILL-073). */
  errorReset: delay('connect error', 4000),
  /** Display time of the success before the modal closes (BILL-076). */
  successClose: delay('connect success close', 2000),
} as const

/** Notes below the options, by status. The note is shown if the user reopens the modal while the widget is open. */
export const connectNotes = {
  auth_token_retrieved: texts.running,
  open: texts.running,
  error: texts.running,
  linked: texts.finishing,
  account_token_exchanged: texts.finishing,
  exit: texts.finishing,
  failed: null,
  success: null,
} as const satisfies Record<ConnectStatus, string | null>

/** Initial state, also after a reset. */
export const initialConnectState: ConnectState = {
  status: null,
  token: null,
  tokenType: null,
  error: null,
  accountToken: null,
  isModalVisible: false,
  hasNewConnections: false,
}

/** State of the machine: the status, or `none` if the status is null. */
export type ConnectStage = ConnectStatus | 'none'

/** Event of the machine. The event `exchange` is passed as `exchanged` or `refused`, depending on the reply. */
export type ConnectTrigger =
  | Exclude<ConnectEvent['kind'], UnconditionalEvent['kind'] | 'exchange'>
  | 'exchanged'
  | 'refused'

/** Effect of entering a state, run by the slice. */
export type ConnectEffect = 'launch' | 'exchange' | 'stopAsking' | 'refreshUser' | 'refreshAccounts'

/** Event that is sent when the display time of an outcome ends. */
export type ConnectEnd = Extract<UnconditionalEvent['kind'], 'forget' | 'reset'>

type Events = StateRow<ConnectStage, ConnectTrigger, ConnectEffect>['on']

/** Transitions of every state: a retry begins, or the widget finds accounts. */
const always: Events = { token: 'auth_token_retrieved', linked: 'linked' }

/**
 * Transitions of a successful exchange, by token type. A bill that the user searched for is connected even after the flow
 * was reset (BILL-075).
 */
const exchanged = { automatic: [], manual: ['account_token_exchanged', 'success'] } as const

/**
 * Transitions of states in which no widget should be open. If the user leaves a widget that is open nevertheless, only user
 * and accounts are reloaded (BILL-077).
 */
const resting: Events = { ...always, exchanged, exit: ['exit', back], fail: 'failed', hide: 'none' }

/** Transitions while the widget opens or is open, before any account is found. */
const looking: Events = { ...always, exchanged, error: 'error', exit: ['exit', 'none'], fail: 'failed' }

/**
 * State machine of connecting bills (BILL-065 to BILL-079). Some transitions depend on the token type. Leaving the widget
 * always reloads the accounts, because bills may be connected whatever the widget reported.
 */
export const connectMachine: Machine<ConnectStage, ConnectTrigger, ConnectEffect, ConnectEnd> = {
  none: { on: resting },
  auth_token_retrieved: { entry: ['launch'], on: { ...looking, open: 'open' } },
  open: { on: looking },
  linked: {
    entry: ['exchange'],
    on: {
      ...always,
      exchanged: { ...exchanged, automatic: ['account_token_exchanged'] },
      refused: 'failed',
      error: 'error',
      exit: { automatic: ['exit', 'success'], manual: ['exit'] },
      fail: 'failed',
    },
  },
  account_token_exchanged: { on: { ...always, exit: ['exit', 'success'] } },
  error: {
    on: { ...always, open: 'open', exchanged, refused: 'failed', exit: ['exit', 'failed'], fail: 'failed' },
  },
  exit: {
    entry: ['refreshUser', 'refreshAccounts'],
    on: { ...always, exchanged, refused: 'failed', exit: ['exit', back], fail: 'failed' },
  },
  failed: { after: { delay: connectTimes.errorReset, event: 'forget' }, on: resting },
  // A late success of an earlier try cancels the next try. User and accounts are reloaded again, because an earlier `exit`
  // may have reloaded them too soon.
  success: {
    entry: ['stopAsking', 'refreshUser', 'refreshAccounts'],
    after: { delay: connectTimes.successClose, event: 'reset' },
    on: { ...resting, refused: { automatic: [], manual: ['failed'] } },
  },
}

/** Changes of the state when the machine enters a status (BILL-068, BILL-071, BILL-074). */
export const onConnectStatus: Partial<Record<ConnectStatus, Partial<ConnectState>>> = {
  auth_token_retrieved: { isModalVisible: false, hasNewConnections: false, error: null, accountToken: null },
  linked: { isModalVisible: false, hasNewConnections: false, error: null },
  failed: { isModalVisible: true, hasNewConnections: false },
  success: { isModalVisible: true, hasNewConnections: true, error: null },
}

/** Environment of the widget by class of host (BILL-080). */
export const widgetEnvironments = {
  local: 'development',
  test: 'development',
  production: 'production',
} as const satisfies Record<HostClass, string>
