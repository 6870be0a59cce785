import { limit } from '../../kernel/limits.ts'
import { delay } from '../../kernel/timings.ts'
import type { MerchantStatus } from '../model.ts'

/** What the home page asks for (CALL-042, LIM-017). */
export const recentActivityQuery = {
  limit: limit('recent activity page', 5),
  months: limit('recent activity months', 3),
  merchantStatus: 'ALL_BUT_EXPIRED_AND_UNPAID' satisfies MerchantStatus,
} as const

/** How often rows on the screen reckon "12 minutes ago" anew. */
export const dateRefresh = delay('activity date refresh', 60_000)

/** In place of an amount that came in a form that cannot be trusted. */
export const amountUnavailable = 'Amount unavailable'

/** What the marks of rows are, for those who do not see them (HOME-039). */
export const markLabels = { complete: 'Complete mark', exception: 'Exception mark' } as const
