import { limit } from '../../kernel/limits.ts'
import { delay } from '../../kernel/timings.ts'

/** Texts of the referral programme. */
export const referralTexts = {
  heading: 'Refer a friend',
  show: 'Show referral code',
  code: 'Referral code',
  /** ERR-022. */
  failed: 'Uh oh, something went wrong retrieving your referral code. Please try again later.',
  again: 'Try Again',
  pending: 'Your referral is open until {time}.',
  expired: 'Your referral ran out on {time}.',
  /** For every status except pending (CARD-103). */
  status: 'Status of your referral: {status}.',
} as const

/** Texts of the reminder (PROF-059). */
export const reminderTexts = {
  lead: 'Your referral ran out before a friend used it. Your code still works: share it again.',
  later: 'Not now',
} as const

/**
 * Reward in whole US dollars, and its conditions in dollars and days. All texts use these numbers (LIM-010, CARD-104).
 */
export const referralReward = {
  reward: limit('referral reward dollars', 10),
  load: limit('referral load dollars', 100),
  within: limit('referral load days', 30),
} as const

/** Offer of the programme (CARD-104). */
export const referralOffer =
  'You and your friend each get {reward} once your friend has loaded {load} within {within} days.'

/** Minimum time before the first reminder and between two reminders: 7 days (PROF-055, PROF-056, LIM-014). */
export const reminderPeriod = delay('referral reminder period', 604_800_000)

/** Storage key of the browser session after the reminder was shown or dismissed (PROF-061). */
export const remindedKey = 'referral-reminded'

/** Only referral status that raises a reminder. */
export const remindedStatus = 'pending'
