import type { Queries } from '../database/engine.ts'
import { refuse } from '../kernel/refusals.ts'
import { owesSecondFactor } from './second-factor.ts'
import { type CallerSession, holdSession } from './sessions.ts'
import type { User } from './tables.ts'

/** So long a second factor counts that was given in a session. */
const recentTime = 5 * 60_000

interface Asking {
  readonly database: Queries
  readonly user: User
  readonly session: Pick<CallerSession, 'idHash'>
  /** Milliseconds since 1970, by the clock of the account. */
  readonly now: () => number
}

/** Notes that a second factor was just taken in this session. */
export const noteRecentFactor = async ({ database, session, now }: Omit<Asking, 'user'>): Promise<void> => {
  await database.updateTable('sessions').set({ secondFactorAt: now() }).where('idHash', '=', session.idHash).execute()
}

/**
 * Refuses a change whose call carries no code, unless a second factor was given in this session within the last minutes
 * (A7, A12). Who has none is not asked for one. The session is held until the end of the transaction: what was given in
 * one that is over by now counts for nothing.
 */
export const refuseWithoutRecentFactor = async ({ database, user, session, now }: Asking): Promise<void> => {
  if (!owesSecondFactor(user)) return
  await holdSession(database, session.idHash)
  const { secondFactorAt } = await database
    .selectFrom('sessions')
    .select('secondFactorAt')
    .where('idHash', '=', session.idHash)
    .executeTakeFirstOrThrow()
  const age = now() - secondFactorAt
  if (age >= 0 && age < recentTime) return
  refuse(403, 'Enter a two-factor code first.', { code: 'second-factor', field: 'twoFactorCode' })
}
