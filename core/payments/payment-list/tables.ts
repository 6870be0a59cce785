import { limit } from '../../kernel/limits.ts'
import { delay } from '../../kernel/timings.ts'
import type { MerchantStatus } from '../model.ts'
import { listPaging } from '../paged-list/index.ts'
import type { DatePill } from './model.ts'

/** Label and length of each period in calendar months. Null for an unlimited period (PAY-004). */
export const datePills = {
  '3m': { label: '3M', months: 3 },
  '6m': { label: '6M', months: 6 },
  '1y': { label: '1Y', months: 12 },
  all: { label: 'All', months: null },
} as const satisfies Record<DatePill, { readonly label: string; readonly months: number | null }>

/** Period until the user chooses another (PAY-005). */
export const defaultDatePill: DatePill = '3m'

/** Start date of the donation list for an unlimited period (PAY-026). */
export const donationEpoch = '1970-01-01T00:00:00.000Z'

/** Page size, chunk size and status filter of the lists (PAY-015, PAY-030, LIM-017). */
export const paymentLists = {
  ...listPaging,
  merchantStatus: 'ALL_BUT_EXPIRED_AND_UNPAID' satisfies MerchantStatus,
} as const

/** Page size and status filter of the Confirming section (PAY-024, LIM-017). */
export const confirmingList = {
  page: limit('unconfirmed payments page', 5),
  merchantStatus: 'USER_CONFIRMING' satisfies MerchantStatus,
} as const

/** Delay of a refresh (PAY-014). */
export const listRefresh = delay('payment list refresh', 1000)

/** Maximum time for which a loaded list waits for the unconfirmed payments. */
export const confirmingWait = delay('unconfirmed payments patience', 1000)

/** Polling interval of unconfirmed payments while the page is open. */
export const confirmingPoll = delay('unconfirmed payments poll', 15_000)

/** Screen reader announcements of status changes. */
export const announcementTexts = { complete: '{name} is complete.', changed: '{name}: {status}.' } as const

/** Headings, button and empty state of the payment lists. */
export const listTexts = {
  confirming: 'Confirming',
  recent: 'Recent Activity',
  more: 'Load More',
  empty: "Uh oh, it's a ghost town in here!",
} as const

/** Number of skeleton rows of a list, and of a further page. */
export const listSkeletons = {
  first: limit('payment list skeletons', 5),
  page: limit('payment page skeletons', 2),
} as const

/** Texts of panels and rows; {items} is the plural of the list's items. */
export const panelTexts = {
  failed: 'Your {items} could not be loaded.',
  confirmingFailed: 'Your unconfirmed payments could not be loaded.',
  pageFailed: 'The next {items} could not be loaded.',
  tryAgain: 'Try Again',
  shown: '{shown} of {all} shown',
  /** Used when more items may exist than are loaded. */
  shownOfMore: '{shown} of {all}+ shown',
  shownSoFar: '{shown} shown',
  note: { one: '1 {item} {when}', many: '{count} {items} {when}' },
  noteAll: { one: '1 {item} in all', many: '{count} {items} in all' },
  allDates: 'Show all dates',
  refresh: 'Refresh',
  refreshFailed: 'Your payments could not be refreshed. What you see may be out of date.',
  bill: 'Bill payment',
  bills: 'Bill payment, {count} bills',
  transactions: '{count} transactions',
  notSent: 'Not sent yet',
} as const
