import { everyEntry } from '@paydeck/core/activity'

/** First page of a list of payments. */
export const firstPage = {
  limit: 30,
  skip: 0,
  startDate: null,
  merchantStatus: 'ALL_BUT_EXPIRED_AND_UNPAID',
} as const

/** Search without a condition. */
export const anyPayment = {
  list: 'payments',
  text: '',
  from: null,
  to: null,
  least: null,
  most: null,
  coin: null,
  status: null,
} as const

/** First page of the timeline, without a condition. */
export const anyEntry = { ...everyEntry, timeZone: 'UTC', limit: 100, after: null } as const
