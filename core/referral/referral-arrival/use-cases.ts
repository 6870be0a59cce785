import { function as F, option as O, type task as T } from 'fp-ts'
import type { Clock, Cookies, Hashes } from '../../platform/ports.ts'
import type { ReminderTime } from '../ports.ts'
import { referralCookie } from './tables.ts'

/** Returns who sent the user here; null: there is none (PROF-038, PROF-039). */
export const referralOf = (cookies: Cookies): string | null =>
  F.pipe(
    cookies.read(referralCookie.name),
    O.filter((oid) => oid !== ''),
    O.toNullable,
  )

/** Remembers when a user first came; a later visit does not change it (PROF-054), nor does that of another user (PROF-070). */
export const makeRememberFirstVisit =
  (ports: { readonly clock: Clock; readonly hashes: Hashes; readonly reminder: ReminderTime }) =>
  (userId: string | null): T.Task<void> =>
  async () => {
    if (userId === null) return
    const owner = await ports.hashes.sha256(userId)()
    if (O.isNone(ports.reminder.read(owner))) ports.reminder.write(owner, ports.clock.now())
  }
