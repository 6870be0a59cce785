import { limit } from '../../kernel/limits.ts'
import { delay } from '../../kernel/timings.ts'
import type { MerchantStatus } from '../model.ts'
import { listPaging } from '../paged-list/index.ts'
import { datePillTexts } from '../texts.ts'
import type { DatePill } from './model.ts'

/** Label and length of each period in calendar months. Null for an unlimited period (PAY-004). */
export const datePills = {
  '3m': { label: datePillTexts['3m'], months: 3 },
  '6m': { label: datePillTexts['6m'], months: 6 },
  '1y': { label: datePillTexts['1y'], months: 12 },
  all: { label: datePillTexts.all, months: null },
} as const satisfies Record<DatePill, { readonly label: string; readonly months: number | null }>

/** Period before the user chooses a period (PAY-005). */
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

/** Number of skeleton rows of a list, and of a further page. */
export const listSkeletons = {
  first: limit('payment list skeletons', 5),
  page: limit('payment page skeletons', 2),
} as const
