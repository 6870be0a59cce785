import { option as O, type io as IO } from 'fp-ts'
import type { Clock, Cookies } from '../platform/ports.ts'
import type { ReferralStatus } from './model.ts'
import type { ReminderTime } from './ports.ts'
import { isReminderDue, referralCookieOf } from './rules.ts'

/** Remembers who sent the user here; a newer id replaces the older one, and no id changes nothing (ROUTE-065). */
export const makeKeepReferral =
  (cookies: Cookies) =>
  (oid: string | null): IO.IO<void> =>
  () => {
    const cookie = referralCookieOf(oid)
    if (cookie !== null) cookies.write(cookie)
  }

/** Remembers when the user first came; a later visit does not change it (PROF-054). */
export const makeRememberFirstVisit =
  (ports: { readonly clock: Clock; readonly reminder: ReminderTime }): IO.IO<void> =>
  () => {
    if (O.isNone(ports.reminder.read())) ports.reminder.write(ports.clock.now())
  }

/**
 * Says whether to remind of a referral now, and if so remembers it: the next reminder is as far away as the first was
 * (PROF-056). Only users with galileo access are reminded (PROF-058).
 */
export const makeRaiseReminder =
  (ports: { readonly clock: Clock; readonly reminder: ReminderTime }) =>
  (about: {
    readonly hasGalileoAccess: boolean
    readonly sessionFlag: boolean
    readonly referral: ReferralStatus | null
  }): IO.IO<boolean> =>
  () => {
    const now = ports.clock.now()
    const storedAt = O.toNullable(ports.reminder.read())
    const isRaised = about.hasGalileoAccess && isReminderDue({ ...about, now, storedAt })
    if (isRaised) ports.reminder.write(now)
    return isRaised
  }
