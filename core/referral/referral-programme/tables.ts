import { limit } from '../../kernel/limits.ts'
import { delay } from '../../kernel/timings.ts'

/**
 * Reward in whole US dollars, and its conditions in dollars and days. All texts use these numbers (LIM-010, CARD-104).
 */
export const referralReward = {
  reward: limit('referral reward dollars', 10),
  load: limit('referral load dollars', 100),
  within: limit('referral load days', 30),
} as const

/** Minimum time before the first reminder and between two reminders: 7 days (PROF-055, PROF-056, LIM-014). */
export const reminderPeriod = delay('referral reminder period', 604_800_000)

/** Key in the storage of the browser session, set once the reminder was shown or dismissed (PROF-061). */
export const remindedKey = 'referral-reminded'

/** Only referral status that raises a reminder. */
export const remindedStatus = 'pending'
