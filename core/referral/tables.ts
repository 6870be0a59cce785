import { limit } from '../kernel/limits.ts'
import { delay } from '../kernel/timings.ts'

/** 9999 days in seconds (ROUTE-064, LIM-015). */
export const referralCookieLifetime = limit('referral cookie lifetime', 863_913_600)

/** Where the id of whoever sent the user here is kept (ROUTE-065). */
export const referralCookie = { name: 'referral', path: '/', sameSite: 'Lax' } as const

/** 7 days: no reminder before, and none sooner after the last (PROF-055, PROF-056, LIM-014). */
export const reminderPeriod = delay('referral reminder period', 604_800_000)

/** The only referral status that somebody is reminded of. */
export const remindedStatus = 'pending'
