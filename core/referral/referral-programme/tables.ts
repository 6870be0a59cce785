import { limit } from '../../kernel/limits.ts'
import { delay } from '../../kernel/timings.ts'

/** What the referral programme says. */
export const referralTexts = {
  heading: 'Refer a friend',
  show: 'Show referral code',
  code: 'Referral code',
  /** ERR-022. */
  failed: 'Uh oh, something went wrong retrieving your referral code. Please try again later.',
  again: 'Try Again',
  pending: 'Your referral is open until {time}.',
  expired: 'Your referral ran out on {time}.',
  /** Of any status but pending (CARD-103). */
  status: 'Status of your referral: {status}.',
} as const

/** What the reminder says (PROF-059). */
export const reminderTexts = {
  lead: 'Your referral ran out before a friend used it. Your code still works: share it again.',
  later: 'Not now',
} as const

/** What a referral is worth, in whole US dollars and days: every text takes the numbers from here (LIM-010, CARD-104). */
export const referralReward = {
  reward: limit('referral reward dollars', 10),
  load: limit('referral load dollars', 100),
  within: limit('referral load days', 30),
} as const

/** CARD-104. */
export const referralOffer =
  'You and your friend each get {reward} once your friend has loaded {load} within {within} days.'

/** 7 days: no reminder before, and none sooner after the last (PROF-055, PROF-056, LIM-014). */
export const reminderPeriod = delay('referral reminder period', 604_800_000)

/** Under which key a browser session keeps that the reminder was shown or dismissed (PROF-061). */
export const remindedKey = 'referral-reminded'

/** The only referral status that users are reminded of. */
export const remindedStatus = 'pending'
