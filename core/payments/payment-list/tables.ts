import { limit } from '../../kernel/limits.ts'
import { delay } from '../../kernel/timings.ts'
import type { MerchantStatus } from '../model.ts'
import type { DatePill } from './model.ts'

/** How many calendar months a pill goes back; null: to the beginning (PAY-004). */
export const datePills = {
  '3m': { label: '3M', months: 3 },
  '6m': { label: '6M', months: 6 },
  '1y': { label: '1Y', months: 12 },
  all: { label: 'All', months: null },
} as const satisfies Record<DatePill, { readonly label: string; readonly months: number | null }>

/** Chosen until the user chooses (PAY-005). */
export const defaultDatePill: DatePill = '3m'

/** Where the donation list starts when no pill says (PAY-026). */
export const donationEpoch = '1970-01-01T00:00:00.000Z'

/** How the lists of the page are asked for and shown (PAY-015, PAY-030, LIM-017). */
export const paymentLists = {
  page: limit('payments query', 30),
  chunk: limit('payments shown at a time', 10),
  merchantStatus: 'ALL_BUT_EXPIRED_AND_UNPAID' satisfies MerchantStatus,
} as const

/** How the Confirming section is asked for (PAY-024, LIM-017). */
export const confirmingList = {
  page: limit('unconfirmed payments page', 5),
  merchantStatus: 'USER_CONFIRMING' satisfies MerchantStatus,
} as const

/** A refresh is sent only after this (PAY-014). */
export const listRefresh = delay('payment list refresh', 1000)

/** Headings, button and empty state of the payment lists. */
export const listTexts = {
  confirming: 'Confirming',
  recent: 'Recent Activity',
  more: 'Load More',
  empty: "Uh oh, it's a ghost town in here!",
} as const
