import { limit } from '../kernel/limits.ts'
import type { CurrencyCode } from '../money/index.ts'
import type { StatusRow, Tone } from '../presentation/tone.ts'
import type { BillStatus, ExceptionStatus, InvoiceStatus } from './model.ts'
import { paymentStatusTexts as texts } from './texts.ts'

/** Item codes that mark bill payments and donations (PAY-104). */
export const itemCodes = { billPayment: 'Bill Payment', donation: 'bitcoindonation' } as const

/** Name of the query parameter that contains the id of the item in the detail carousel. */
export const itemKey = 'item'

/** Currency code of payments over the lightning layer, which carries only bitcoin (CUR-024). */
export const lightningCurrency: CurrencyCode = 'LNBTC'

/** Icon of an activity row (PAY-047 to PAY-049). */
export type ListIcon = 'complete' | 'exception' | 'none'

/** Icon of each tone. Equal labels have equal tones, and so equal icons (PAY-049). */
export const toneIcons = {
  good: 'complete',
  wait: 'none',
  bad: 'exception',
  neutral: 'none',
} as const satisfies Record<Tone, ListIcon>

const refundable: StatusRow = { text: texts.refundAvailable, tone: 'wait' }
const noLabel: StatusRow = { text: null, tone: 'neutral' }

/** Label of each invoice status in the payments list, in the carousel and on the home page (PAY-040 to PAY-046). */
export const invoiceStatuses = {
  new: noLabel,
  paid: { text: texts.confirming, tone: 'wait' },
  confirmed: { text: texts.confirming, tone: 'wait' },
  complete: { text: texts.complete, tone: 'good' },
  expired: noLabel,
  invalid: { text: texts.invalid, tone: 'bad' },
  paidPartial: refundable,
  paidOver: refundable,
  declined: refundable,
} as const satisfies Record<InvoiceStatus, StatusRow>

/** Label of an underpayment that cannot be refunded (PAY-045). */
export const nonRefundable = { text: texts.nonRefundable, tone: 'bad' } as const satisfies StatusRow

/** Label of a refunded invoice. It replaces the label of any status (PAY-039). */
export const refunded = { text: texts.refunded, tone: 'neutral' } as const satisfies StatusRow

export const unknownStatus: StatusRow = noLabel

/** Icon of each invoice status in activity lists. The label of the status does not affect the icon (PAY-047, PAY-048). */
export const listIcons = {
  new: 'none',
  paid: 'complete',
  confirmed: 'complete',
  complete: 'complete',
  expired: 'none',
  invalid: 'complete',
  paidPartial: 'exception',
  paidOver: 'exception',
  declined: 'exception',
} as const satisfies Record<InvoiceStatus, ListIcon>

export interface OverrideRow {
  /** Invoice statuses that the exception replaces. Null if the exception replaces all statuses except those in `except`. */
  readonly only: ReadonlyArray<InvoiceStatus> | null
  readonly except: ReadonlyArray<InvoiceStatus>
}

/** For each exception, such as an overpayment, the invoice statuses that the exception replaces (PAY-052 to PAY-054). */
export const overrides = {
  paidPartial: { only: null, except: ['invalid'] },
  paidOver: { only: ['confirmed', 'complete'], except: [] },
  declined: { only: null, except: [] },
} as const satisfies Record<ExceptionStatus, OverrideRow>

/** Labels of payout statuses. Statuses without an entry have no label (PAY-056 to PAY-058). */
export const payoutStatuses: ReadonlyMap<string, StatusRow> = new Map([
  ['pending', { text: texts.confirming, tone: 'wait' }],
  ['paid', { text: texts.complete, tone: 'good' }],
])

/** State of a bill's payment: a status, 'none' before the first status, or 'unknown'. */
export type BillState = BillStatus | 'none' | 'unknown'

/** Outcome of a bill's payment (PAY-070). */
export type BillGroup = 'processing' | 'completed' | 'failed' | 'unknown'

/** Outcome of each bill state. The label and the list of a state do not affect its outcome (PAY-059 to PAY-062, PAY-070). */
export const billGroups = {
  none: 'processing',
  pending: 'processing',
  processing: 'processing',
  refundCreated: 'processing',
  sent: 'completed',
  complete: 'completed',
  settled: 'completed',
  failed: 'failed',
  canceled: 'failed',
  reversed: 'failed',
  reversalRequired: 'failed',
  reversalProcessing: 'failed',
  refundable: 'failed',
  refunded: 'failed',
  unknown: 'unknown',
} as const satisfies Record<BillState, BillGroup>

const processing = { text: texts.processing, tone: 'wait' } as const
const refundProcessing = { text: texts.refundProcessing, tone: 'wait' } as const
const completed = { text: texts.completed, tone: 'good' } as const
const failed = { text: texts.failed, tone: 'bad' } as const

/** Label of a bill. Every state of a bill has one. */
export interface BillStatusRow extends StatusRow {
  readonly text: string
}

/** Label of each state of a bill's payment or donation, the same in every view (PAY-063 to PAY-068, PAY-070). */
export const billStatuses = {
  none: processing,
  pending: processing,
  processing,
  refundable: refundProcessing,
  refundCreated: refundProcessing,
  complete: completed,
  sent: completed,
  settled: completed,
  canceled: failed,
  failed,
  reversalRequired: failed,
  reversalProcessing: failed,
  reversed: failed,
  refunded,
  unknown: { text: texts.unknown, tone: 'neutral' },
} as const satisfies Record<BillState, BillStatusRow>

/** Icon of a payment of several bills, by its outcome. The row of the payment has no label (HOME-039, PAY-081). */
export const billIcons = {
  processing: 'none',
  completed: 'complete',
  failed: 'exception',
  unknown: 'none',
} as const satisfies Record<BillGroup, ListIcon>

/** Name of a bill activity list (PAY-072, PAY-074). */
export type BillActivityList = 'pending' | 'recent'

/** Bill activity list in which each state appears; null if the state appears in neither list (PAY-072, PAY-074, PAY-075). */
export const billActivityLists = {
  none: 'pending',
  pending: 'pending',
  processing: 'pending',
  refundable: 'pending',
  refundCreated: 'pending',
  complete: 'recent',
  sent: 'recent',
  settled: 'recent',
  canceled: 'recent',
  failed: 'recent',
  reversalRequired: 'recent',
  reversalProcessing: 'recent',
  reversed: 'recent',
  refunded: 'recent',
  unknown: null,
} as const satisfies Record<BillState, BillActivityList | null>

/** Invoice statuses of an unconfirmed donation (PAY-071). */
export const confirmingDonation: ReadonlyArray<string> = ['paid', 'confirmed']

/** Maximum length of a merchant name in a pill, in graphemes (PAY-082). */
export const pillName = limit('merchant pill name', 10)

/** Text of a pill between the merchant name and the last digits of the account (PAY-082). */
export const pillMask = '****'

/** Number of final characters of a transaction id to show (PAY-087). */
export const transactionIdEnd = limit('transaction id characters shown', 12)
