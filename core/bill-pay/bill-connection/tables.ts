import { delay } from '../../kernel/timings.ts'
import type { HostClass } from '../../platform/host.ts'
import type { ConnectEvent, ConnectState, ConnectStatus, TokenType } from './model.ts'

export interface ModeRow {
  /** The bill provider's name of the mode. */
  readonly mode: 'auth' | 'link'
  readonly label: string
  readonly badge: string | null
  /** Whether only verified users are offered it (BILL-058). */
  readonly needsVerification: boolean
}

/** The two ways to connect bills (BILL-054 to BILL-058). */
export const connectModes = {
  automatic: { mode: 'auth', label: 'Auto-connect', badge: 'Fastest', needsVerification: false },
  manual: { mode: 'link', label: 'Search Bills', badge: null, needsVerification: true },
} as const satisfies Record<TokenType, ModeRow>

/** Whose widget connects bills, unless another is named (BILL-063). */
export const connectProvider = 'method'

/** The only word that says that an account token was exchanged (BILL-069). */
export const exchangeSuccess = 'success'

export const connectFailure = 'Your bills could not be connected. Please try again.'

/** How long what connecting tells stays on the screen. */
export const connectTimes = {
  /** How long an error stays (BILL-073). */
  errorReset: delay('connect error', 4000),
  /** How long the success stays before the modal closes (BILL-076). */
  successClose: delay('connect success close', 2000),
} as const

/** Before a way to connect was chosen, and after a reset. */
export const nothingConnected: ConnectState = {
  status: null,
  token: null,
  tokenType: null,
  error: null,
  accountToken: null,
  isModalVisible: false,
  hasNewConnections: false,
}

/** What changes the status; an exchange either worked or was refused. */
export type ConnectTrigger =
  | Exclude<ConnectEvent['kind'], 'show' | 'hide' | 'exchange' | 'reset'>
  | 'exchanged'
  | 'refused'

/** The statuses that are passed through, the last of which stays; null: everything starts over. */
export type ConnectPath = ReadonlyArray<ConnectStatus | null>

export type ConnectTransitions = Partial<Record<ConnectTrigger, ConnectPath | Readonly<Record<TokenType, ConnectPath>>>>

const restart: ConnectTransitions = { token: ['auth_token_retrieved'], fail: ['failed'] }
const refused: ConnectTransitions = { refused: ['failed'], fail: ['failed'] }
const exchanged = { automatic: ['account_token_exchanged'], manual: ['account_token_exchanged', 'success'] } as const

/** What is missing changes nothing (BILL-065 to BILL-075). */
export const connectTransitions = {
  none: restart,
  auth_token_retrieved: { open: ['open'], error: ['error'], exit: ['exit', null], fail: ['failed'] },
  open: { linked: ['linked'], error: ['error'], exit: ['exit', null], fail: ['failed'] },
  linked: { ...refused, exchanged, error: ['error'], exit: { automatic: ['exit', 'success'], manual: ['exit'] } },
  account_token_exchanged: { exit: ['exit', 'success'] },
  error: { open: ['open'], linked: ['linked'], exit: ['exit', 'failed'], fail: ['failed'] },
  exit: { ...refused, exchanged: { automatic: [], manual: exchanged.manual } },
  failed: restart,
  success: restart,
} as const satisfies Record<ConnectStatus | 'none', ConnectTransitions>

/** What else changes when a status is entered (BILL-068, BILL-071, BILL-074). */
export const onConnectStatus: Partial<Record<ConnectStatus, Partial<ConnectState>>> = {
  auth_token_retrieved: { isModalVisible: false, hasNewConnections: false, error: null, accountToken: null },
  failed: { isModalVisible: true, hasNewConnections: false },
  success: { isModalVisible: true, hasNewConnections: true, error: null },
}

/** Where the widget runs, by the class of the host (BILL-080). */
export const widgetEnvironments = {
  local: 'development',
  test: 'development',
  production: 'production',
} as const satisfies Record<HostClass, string>
