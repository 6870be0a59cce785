import { limit } from '../../kernel/limits.ts'
import { back, type Machine, type StateRow } from '../../kernel/machine.ts'
import { delay } from '../../kernel/timings.ts'
import type { HostClass } from '../../platform/host.ts'
import type { ModalRequest } from '../../platform/ports.ts'
import type { BillConnectionModal, ConnectEvent, ConnectState, ConnectStatus, TokenType, TurnEvent } from './model.ts'

export interface ModeRow {
  /** The bill provider's name of the mode. */
  readonly mode: 'auth' | 'link'
  readonly label: string
  readonly badge: string | null
  readonly sentence: string
  /** Whether only verified users are offered it (BILL-058). */
  readonly needsVerification: boolean
}

/** The two ways to connect bills (BILL-054 to BILL-058). */
export const connectModes = {
  automatic: {
    mode: 'auth',
    label: 'Auto-connect',
    badge: 'Fastest',
    sentence: 'Your bills are found by your phone number, which takes about a minute.',
    needsVerification: false,
  },
  manual: {
    mode: 'link',
    label: 'Search Bills',
    badge: null,
    sentence: 'Look for each company yourself, and enter the number of your account there.',
    needsVerification: true,
  },
} as const satisfies Record<TokenType, ModeRow>

/** Whose widget connects bills, unless another is named (BILL-063). */
export const connectProvider = 'method'

/** The only word that says that an account token was exchanged (BILL-069). */
export const exchangeSuccess = 'success'

export const connectFailure = 'Your bills could not be connected. Please try again.'

/** What is told where neither the provider nor the widget has words of its own. */
export const connectFailures = {
  /** The script of the widget did not come (BILL-082). */
  script: 'The connection window could not be loaded. Turn off any ad blocker for this site, then try again.',
  blocked: 'Your browser blocked the connection window. Allow pop-ups for this site, or try again.',
} as const

/**
 * How the slot is asked for the modal: what came of connecting, be it a failure, is taken away by no other page and no Esc
 * before its time.
 */
export const connectModal = {
  asking: { name: 'bill-pay.custom-bills-modal' },
  outcome: { name: 'bill-pay.custom-bills-modal', backdropCloses: false },
} as const satisfies Readonly<Record<string, ModalRequest<BillConnectionModal>>>

/** What the modal says. */
export const connectTexts = {
  heading: 'Connect your bills',
  options: 'How to connect',
  action: 'Continue',
  success: { title: 'Connected', text: 'Your bills are on their way to your list.' },
} as const

/** More accounts than these are handed over by no widget that is opened once. */
export const accountTokens = limit('account tokens of a connection', 20)

/** How long what connecting tells stays on the screen. */
export const connectTimes = {
  /** How long an error stays (BILL-073). */
  errorReset: delay('connect error', 4000),
  /** How long the success stays before the modal closes (BILL-076). */
  successClose: delay('connect success close', 2000),
} as const

const running = 'Go on in the connection window. If it is gone, start again here.'
const finishing = 'Your bills are being connected.'

/** What is said under the options where the modal is opened while the widget is. */
export const connectNotes = {
  auth_token_retrieved: running,
  open: running,
  error: running,
  linked: finishing,
  account_token_exchanged: finishing,
  exit: finishing,
  failed: null,
  success: null,
} as const satisfies Record<ConnectStatus, string | null>

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

/** State of the machine: the status, or that there is none. */
export type ConnectStage = ConnectStatus | 'none'

/** What changes the status; an exchange either worked or was refused. */
export type ConnectTrigger = Exclude<ConnectEvent['kind'], TurnEvent['kind'] | 'exchange'> | 'exchanged' | 'refused'

/** Effect of entering a state, run by the slice. */
export type ConnectAct = 'launch' | 'exchange' | 'stopAsking' | 'refreshUser' | 'refreshAccounts'

/** Event that ends the time of an outcome. */
export type ConnectEnd = Extract<TurnEvent['kind'], 'forget' | 'reset'>

type Events = StateRow<ConnectStage, ConnectTrigger, ConnectAct>['on']

/** Wherever it stands: another try begins, and what the widget finds is handed over. */
const always: Events = { token: 'auth_token_retrieved', linked: 'linked' }

/** An account that was handed over is connected, also where nothing is known of it (any more) (BILL-075). */
const exchanged = { automatic: [], manual: ['account_token_exchanged', 'success'] } as const

/** Nothing is waited for: leaving the widget changes nothing but what is known of the user (BILL-077). */
const resting: Events = { ...always, exchanged, exit: ['exit', back], fail: 'failed', hide: 'none' }

/** The widget is about to be used, and nothing was found yet. */
const looking: Events = { ...always, exchanged, error: 'error', exit: ['exit', 'none'], fail: 'failed' }

/**
 * Connecting bills (BILL-065 to BILL-079). Its guards are the ways to connect. Whatever was told in the widget, bills may be
 * connected by the time that it is left: the accounts are loaded then, too.
 */
export const connectMachine: Machine<ConnectStage, ConnectTrigger, ConnectAct, ConnectEnd> = {
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
  // A success of an earlier try: the next one is not wanted then. What an exit before it has loaded came too early.
  success: {
    entry: ['stopAsking', 'refreshUser', 'refreshAccounts'],
    after: { delay: connectTimes.successClose, event: 'reset' },
    on: { ...resting, refused: { automatic: [], manual: ['failed'] } },
  },
}

/** What else changes when a status is entered (BILL-068, BILL-071, BILL-074). */
export const onConnectStatus: Partial<Record<ConnectStatus, Partial<ConnectState>>> = {
  auth_token_retrieved: { isModalVisible: false, hasNewConnections: false, error: null, accountToken: null },
  linked: { isModalVisible: false, hasNewConnections: false, error: null },
  failed: { isModalVisible: true, hasNewConnections: false },
  success: { isModalVisible: true, hasNewConnections: true, error: null },
}

/** Where the widget runs, by the class of the host (BILL-080). */
export const widgetEnvironments = {
  local: 'development',
  test: 'development',
  production: 'production',
} as const satisfies Record<HostClass, string>
