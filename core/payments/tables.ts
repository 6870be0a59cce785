import { limit } from '../kernel/limits.ts'
import { delay } from '../kernel/timings.ts'
import type { ExceptionStatus, InvoiceStatus, MerchantStatus } from './model.ts'

/** What the home page asks for (CALL-042, LIM-017). */
export const recentActivity = {
  limit: limit('recent activity page', 5),
  months: limit('recent activity months', 3),
  merchantStatus: 'ALL_BUT_EXPIRED_AND_UNPAID' satisfies MerchantStatus,
} as const

/** How often rows on the screen reckon "12 minutes ago" anew. */
export const dateRefresh = delay('activity date refresh', 60_000)

/** The item codes that have a meaning of their own (PAY-104). */
export const itemCodes = { billPayment: 'Bill Payment', donation: 'bitcoindonation' } as const

/** How a status pill is coloured; its word always says it too. */
export type Tone = 'good' | 'wait' | 'bad' | 'neutral'

/** How a status is shown. */
export interface StatusRow {
  /** null: no status is shown (PAY-046). */
  readonly text: string | null
  readonly tone: Tone
}

const refundable: StatusRow = { text: 'Refund Available', tone: 'wait' }
const silent: StatusRow = { text: null, tone: 'neutral' }

/** The label of an invoice's status in the payments list, the carousel and on home (PAY-040 to PAY-046). */
export const invoiceStatuses = {
  new: silent,
  paid: { text: 'Confirming', tone: 'wait' },
  confirmed: { text: 'Confirming', tone: 'wait' },
  complete: { text: 'Complete', tone: 'good' },
  expired: silent,
  invalid: { text: 'Invalid', tone: 'bad' },
  paidPartial: refundable,
  paidOver: refundable,
  declined: refundable,
} as const satisfies Record<InvoiceStatus, StatusRow>

/** In place of "Refund Available" for an underpayment that stays where it is (PAY-045). */
export const nonRefundable = { text: 'Non Refundable', tone: 'bad' } as const satisfies StatusRow

/** Stands over every other status (PAY-039). */
export const refunded = { text: 'Refunded', tone: 'neutral' } as const satisfies StatusRow

export const unknownStatus: StatusRow = silent

/** The icon of a row of activity (PAY-047 to PAY-049). */
export type ListIcon = 'complete' | 'exception' | 'none'

/** Which icon an invoice has in lists of activity; not its label (PAY-047 to PAY-049). */
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

export const titles = {
  /** A bill payment to more than one merchant, or to none that is known (PAY-078). */
  multipleMerchants: 'Multiple merchants',
  payout: '{name} · payout',
  donation: '{name} · donation',
  unnamed: 'Unknown merchant',
} as const

/** In place of an amount that came in a form that cannot be trusted. */
export const amountUnavailable = 'Amount unavailable'
