import type { ActivityKind } from '../../cards/index.ts'
import { limit } from '../../kernel/limits.ts'
import { delay } from '../../kernel/timings.ts'
import type { BillGroup, InvoiceStatus, PaymentFilterStatus } from '../../payments/index.ts'
import type { SecurityEventKind } from '../../security/index.ts'
import type { EntryKind, EntryStatus } from '../timeline-filter/index.ts'
import type { EntryDirection, EntryPart, EntryState, SourceName } from './model.ts'

/** Direction of each kind of entry (ACT-004). */
export const directions = {
  cardPurchase: 'out',
  cardRefund: 'in',
  cardLoad: 'moved',
  cardFee: 'out',
  payment: 'out',
  paymentRefund: 'in',
  donation: 'out',
  bill: 'out',
  payout: 'in',
  securityChange: 'none',
} as const satisfies Record<EntryKind, EntryDirection>

/** Kind of an entry for each kind of card activity (ACT-003). */
export const cardKinds = {
  purchase: 'cardPurchase',
  refund: 'cardRefund',
  fee: 'cardFee',
  load: 'cardLoad',
} as const satisfies Record<ActivityKind, EntryKind>

/** Part that is the refund of a payment. */
export const refundPart: EntryPart = 'refund'

/** State of a payment or donation, by its effective status. A payment with an open exception is not counted (ACT-009). */
export const invoiceStates = {
  new: 'void',
  paid: 'pending',
  confirmed: 'pending',
  complete: 'final',
  expired: 'void',
  invalid: 'void',
  paidPartial: 'void',
  paidOver: 'final',
  declined: 'void',
} as const satisfies Record<InvoiceStatus, EntryState>

/** State of a bill payment, by its outcome. */
export const billStates = {
  processing: 'pending',
  completed: 'final',
  failed: 'void',
  unknown: 'void',
} as const satisfies Record<BillGroup, EntryState>

/** State of a payout, by its status. A payout with another status is not counted. */
export const payoutStates: ReadonlyMap<string, EntryState> = new Map([
  ['pending', 'pending'],
  ['paid', 'final'],
])

/** Status filter that matches each label of payments. A pending bill matches "Pending" instead, whatever its label is. */
export const statusOfLabels = {
  confirming: 'pending',
  processing: 'pending',
  complete: 'complete',
  refundAvailable: 'toClaim',
  refundProcessing: 'refunded',
  refunded: 'refunded',
  invalid: 'failed',
  nonRefundable: 'failed',
  failed: 'failed',
} as const satisfies Record<PaymentFilterStatus, EntryStatus>

/** Security events that changed where money goes. Only they are entries (ACT-003). */
export const securityChanges: ReadonlyArray<SecurityEventKind> = [
  'address-added',
  'address-changed',
  'address-removed',
  'sender-accepted',
  'sender-moved',
  'sender-removed',
  'payout-change-stopped',
]

/** Order of the sources among entries of the same time (ACT-005). */
export const sourceOrder = { card: 0, payments: 1, security: 2 } as const satisfies Record<SourceName, number>

/** Page sizes of the requests. */
export const timelinePages = {
  provider: limit('activity page', 50),
  payments: limit('activity payments page', 100),
  whole: limit('activity page of a whole period', 100),
} as const

/** Maximum number of requests that the page sends at a time (ACT-027). */
export const parallelRequests = limit('activity requests at a time', 4)

/**
 * Intervals between two checks for new entries while the page is open (ACT-018). Without the merged timeline of the provider,
 * a check sends a request to every source.
 */
export const newEntriesPolls = {
  provider: delay('activity new entries poll', 15_000),
  sources: delay('activity new entries poll of all sources', 60_000),
} as const

/** Debounce delay of typed text, if the provider filters. */
export const searchTyping = delay('activity search typing', 300)

/** Key of the storage that exists while the totals by month are shown as a table. */
export const monthTableKey = 'activity-months-table'

/** Key of the storage that exists while shortcuts of a single letter are off. */
export const lettersOffKey = 'activity-letters-off'
