import { limit } from '../../kernel/limits.ts'
import { delay } from '../../kernel/timings.ts'
import type { MerchantStatus } from '../model.ts'

/** Query of the home page (CALL-042, LIM-017). */
export const recentActivityQuery = {
  limit: limit('recent activity page', 5),
  months: limit('recent activity months', 3),
  merchantStatus: 'ALL_BUT_EXPIRED_AND_UNPAID' satisfies MerchantStatus,
} as const

/** Interval at which relative dates such as "12 minutes ago" are updated. */
export const dateRefresh = delay('activity date refresh', 60_000)
