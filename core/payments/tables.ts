import { limit } from '../kernel/limits.ts'
import type { CurrencyCode } from '../money/index.ts'
import type { StatusRow, Tone } from '../presentation/tone.ts'
import type { BillStatus, ExceptionStatus, InvoiceStatus } from './model.ts'

/** The item codes that have a meaning of their own (PAY-104). */
export const itemCodes = { billPayment: 'Bill Payment', donation: 'bitcoindonation' } as const

/** Key of an address's query that names the item whose slide is open. */
export const itemKey = 'item'

/** The currency of a payment over the lightning layer, which carries bitcoin alone (CUR-024). */
export const lightningCurrency: CurrencyCode = 'LNBTC'

/** The icon of a row of activity (PAY-047 to PAY-049). */
export type ListIcon = 'complete' | 'exception' | 'none'

/** The icon that agrees with a tone, so that the same label has the same icon everywhere (PAY-049). */
export const toneIcons = {
  good: 'complete',
  wait: 'none',
  bad: 'exception',
  neutral: 'none',
} as const satisfies Record<Tone, ListIcon>

const refundable: StatusRow = { text: 'Refund Available', tone: 'wait' }
const noLabel: StatusRow = { text: null, tone: 'neutral' }

/** The label of an invoice's status in the payments list, the carousel and on home (PAY-040 to PAY-046). */
export const invoiceStatuses = {
  new: noLabel,
  paid: { text: 'Confirming', tone: 'wait' },
  confirmed: { text: 'Confirming', tone: 'wait' },
  complete: { text: 'Complete', tone: 'good' },
  expired: noLabel,
  invalid: { text: 'Invalid', tone: 'bad' },
  paidPartial: refundable,
  paidOver: refundable,
  declined: refundable,
} as const satisfies Record<InvoiceStatus, StatusRow>

/** In place of "Refund Available" for an underpayment that stays where it is (PAY-045). */
export const nonRefundable = { text: 'Non Refundable', tone: 'bad' } as const satisfies StatusRow

/** Stands over every other status (PAY-039). */
export const refunded = { text: 'Refunded', tone: 'neutral' } as const satisfies StatusRow

export const unknownStatus: StatusRow = noLabel

/** Activity list status of an invoice; not its label (PAY-047, PAY-048). */
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
  /** Only these statuses are overridden; null: all but those of `except`. */
  readonly only: ReadonlyArray<InvoiceStatus> | null
  readonly except: ReadonlyArray<InvoiceStatus>
}

/** When an exception takes the place of the invoice's own status (PAY-052 to PAY-054). */
export const overrides = {
  paidPartial: { only: null, except: ['invalid'] },
  paidOver: { only: ['confirmed', 'complete'], except: [] },
  declined: { only: null, except: [] },
} as const satisfies Record<ExceptionStatus, OverrideRow>

/** The payout statuses that have a text; every other word has none (PAY-056 to PAY-058). */
export const payoutStatuses: ReadonlyMap<string, StatusRow> = new Map([
  ['pending', { text: 'Confirming', tone: 'wait' }],
  ['paid', { text: 'Complete', tone: 'good' }],
])

/** What a row or a slide is called; {name} is the merchant's (PAY-077, PAY-078). */
export const titles = {
  /** A bill payment to more than one merchant, or to none that is known (PAY-078). */
  multipleMerchants: 'Multiple merchants',
  payout: '{name} · payout',
  donation: '{name} · donation',
  bill: '{name} · bill',
  unnamed: 'Unknown merchant',
} as const

/** Every state of a bill's payment: a status, none yet, or a word that we do not know. */
export type BillState = BillStatus | 'none' | 'unknown'

/** Outcome of a bill's payment (PAY-070). */
export type BillGroup = 'processing' | 'completed' | 'failed' | 'unknown'

/** The group selects the outcome; not the label and not the list (PAY-059 to PAY-062, PAY-070). */
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

/** The label (PAY-063 to PAY-068). */
export const billTexts = {
  none: 'Processing',
  pending: 'Processing',
  processing: 'Processing',
  refundable: 'Refund Processing',
  refundCreated: 'Refund Processing',
  complete: 'Completed',
  sent: 'Completed',
  settled: 'Completed',
  canceled: 'Failed',
  failed: 'Failed',
  reversalRequired: 'Failed',
  reversalProcessing: 'Failed',
  reversed: 'Failed',
  refunded: 'Refunded',
  unknown: 'Unknown',
} as const satisfies Record<BillState, string>

/** The colour of each label of a bill's payment or a donation: the same wherever the label stands (PAY-070). */
export const billTones = {
  Processing: 'wait',
  'Refund Processing': 'wait',
  Completed: 'good',
  Failed: 'bad',
  Refunded: refunded.tone,
  Unknown: 'neutral',
} as const satisfies Record<(typeof billTexts)[BillState], Tone>

/** The icon of several payments together, which have no label (HOME-039, PAY-081). */
export const billIcons = {
  processing: 'none',
  completed: 'complete',
  failed: 'exception',
  unknown: 'none',
} as const satisfies Record<BillGroup, ListIcon>

/** The two bill activity lists (PAY-072, PAY-074). */
export type BillActivityList = 'pending' | 'recent'

/** Which bill activity list a payment stands in; null: in neither (PAY-072, PAY-074, PAY-075). */
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

/** Invoice statuses of a donation that is not confirmed yet (PAY-071). */
export const confirmingDonation: ReadonlyArray<string> = ['paid', 'confirmed']

/** The longest merchant name in a pill (PAY-082). */
export const pillName = limit('merchant pill name', 10)

/** Between the name and the last digits of the account (PAY-082). */
export const pillMask = '****'
