import { function as F, option as O, type task as T } from 'fp-ts'
import type { Clock, Cookies, Hashes } from '../../platform/ports.ts'
import type { ReminderTime } from '../ports.ts'
import { referralCookie } from './tables.ts'

/** Returns the referrer's id; null if there is none (PROF-038, PROF-039). */
export const referralOf = (cookies: Cookies): string | null =>
  F.pipe(
    cookies.read(referralCookie.name),
    O.filter((oid) => oid !== ''),
    O.toNullable,
  )

/**
 * Stores the time of a user's first visit. A later visit does not change the stored time (PROF-054), unless a wrong clock
 * has caused a stored time in the future. The times of other users stay (PROF-070).
 */
export const makeRememberFirstVisit =
  (ports: { readonly clock: Clock; readonly hashes: Hashes; readonly reminder: ReminderTime }) =>
  (userId: string | null): T.Task<void> =>
  async () => {
    if (userId === null) return
    const owner = await ports.hashes.sha256(userId)()
    const now = ports.clock.now()
    if (!O.exists((storedAt: number) => storedAt <= now)(ports.reminder.read(owner))) ports.reminder.write(owner, now)
  }
