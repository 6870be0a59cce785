import type { Limit } from '../../kernel/limits.ts'
import { filled } from '../../kernel/text.ts'
import { referralTexts } from '../texts.ts'
import type { ReferralStatus } from './model.ts'
import { referralReward, remindedStatus, reminderPeriod } from './tables.ts'

/**
 * Fills the numbers into a text about the referral: {reward}, {load} and {within} (LIM-010).
 * @example
 * withRewardNumbers('{reward} each after {load} in {within} days') // '$10 each after $100 in 30 days'
 */
export const withRewardNumbers = (
  text: string,
  { reward, load, within }: Readonly<Record<keyof typeof referralReward, Limit>> = referralReward,
): string => filled(text, { reward: `$${reward.value}`, load: `$${load.value}`, within: within.value })

/** Returns the offer of the referral panel (CARD-104). */
export const referralOfferText = (): string => withRewardNumbers(referralTexts.offer)

/** True if the referral has expired; `now` is in milliseconds since 1970 (PROF-062). */
export const isExpired = ({ expiration }: ReferralStatus, now: number): boolean => expiration < now

/**
 * True if more than the reminder period has passed since `storedAt`, the time of the first visit or of the last reminder.
 * False if `storedAt` is null (PROF-055).
 * @param now milliseconds since 1970
 */
export const isReminderTime = (storedAt: number | null, now: number): boolean =>
  storedAt !== null && now - storedAt > reminderPeriod.ms

/**
 * True if a reminder of an expired referral is due (PROF-055). Times are in milliseconds since 1970.
 * @example
 * const day = 86_400_000
 * const referral = { status: 'pending', expiration: 9 * day }
 * isReminderDue({ now: 10 * day, storedAt: 2 * day, sessionFlag: true, referral }) // true
 * isReminderDue({ now: 8 * day, storedAt: 2 * day, sessionFlag: true, referral }) // false
 */
export const isReminderDue = (input: {
  readonly now: number
  /** Time of the first visit or the last reminder; null if there is neither. */
  readonly storedAt: number | null
  /** True until the reminder was shown or dismissed in this browser session (PROF-061). */
  readonly sessionFlag: boolean
  readonly referral: ReferralStatus | null
}): boolean => {
  const { now, storedAt, sessionFlag, referral } = input
  return (
    isReminderTime(storedAt, now) &&
    sessionFlag &&
    referral !== null &&
    referral.status === remindedStatus &&
    isExpired(referral, now)
  )
}
