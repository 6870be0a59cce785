import type { Cookie } from '../platform/ports.ts'
import type { ReferralStatus } from './model.ts'
import { referralCookie, referralCookieLifetime, remindedStatus, reminderPeriod } from './tables.ts'

/** The cookie for the "oid" of the start query, or null when there is nothing to keep (ROUTE-065). */
export const referralCookieOf = (oid: string | null): Cookie | null =>
  oid === null || oid === '' ? null : { ...referralCookie, value: oid, maxAge: referralCookieLifetime.value }

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
    storedAt !== null &&
    now - storedAt > reminderPeriod.ms &&
    sessionFlag &&
    referral !== null &&
    referral.status === remindedStatus &&
    referral.expiration < now
  )
}
