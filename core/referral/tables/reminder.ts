import { delay } from '../../kernel/timings.ts'

/** 7 days: no reminder before, and none sooner after the last (PROF-055, PROF-056, LIM-014). */
export const reminderPeriod = delay('referral reminder period', 604_800_000)

/** Under which key a browser session keeps that the reminder was shown or dismissed (PROF-061). */
export const remindedKey = 'referral-reminded'

/** The only referral status that somebody is reminded of. */
export const remindedStatus = 'pending'
