import { filled } from '../../kernel/text.ts'
import type { ReferralStatus } from './model.ts'
import { referralOffer, referralReward, remindedStatus, reminderPeriod } from './tables.ts'

/** A text about the referral with its numbers: {reward}, {load} and {within} (LIM-010). */
export const withRewardNumbers = (text: string): string =>
  filled(text, {
    reward: `$${referralReward.reward.value}`,
    load: `$${referralReward.load.value}`,
    within: referralReward.within.value,
  })

/** What the referral panel promises (CARD-104). */
export const referralOfferText = (): string => withRewardNumbers(referralOffer)

/** Whether a referral can no longer be used; `now` is milliseconds since 1970 (PROF-062). */
export const isExpired = ({ expiration }: ReferralStatus, now: number): boolean => expiration < now

/** Whether enough time has passed since the first visit or the last reminder; null: there was none (PROF-055). */
export const isReminderTime = (storedAt: number | null, now: number): boolean =>
  storedAt !== null && now - storedAt > reminderPeriod.ms

/** Whether to remind of a referral that ran out (PROF-055). Times are milliseconds since 1970. */
export const isReminderDue = (input: {
  readonly now: number
  /** When the first visit or the last reminder was; null: never. */
  readonly storedAt: number | null
  /** true until this browser session has shown or dismissed the reminder (PROF-061). */
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
