import type { Queries } from '../database/engine.ts'
import { refuse } from '../kernel/refusals.ts'
import { owesSecondFactor } from './second-factor.ts'
import { type CallerSession, lockSession } from './sessions.ts'
import type { User } from './tables.ts'

/** Milliseconds that a proof of identity counts for in its session. */
const recentTime = 5 * 60_000

export interface ProofContext {
  readonly database: Queries
  readonly user: User
  readonly session: Pick<CallerSession, 'idHash'>
  /** Milliseconds since 1970, by the clock of the account. */
  readonly now: () => number
}

/** Records that the user has just given a proof of identity in this session. */
export const recordRecentFactor = async ({ database, session, now }: Omit<ProofContext, 'user'>): Promise<void> => {
  await database.updateTable('sessions').set({ secondFactorAt: now() }).where('idHash', '=', session.idHash).execute()
}

/**
 * Refuses a call without a proof of identity within the last minutes of its session: a code where two-factor is on,
 * otherwise the password (A7). In a transaction it holds the session until the end, so that a proof of a session that
 * ends meanwhile does not count.
 */
export const refuseWithoutRecentProof = async ({ database, user, session, now }: ProofContext): Promise<void> => {
  const { secondFactorAt } = await lockSession(database, session.idHash)
  const age = now() - secondFactorAt
  if (age >= 0 && age < recentTime) return
  if (!owesSecondFactor(user)) refuse(403, 'Enter your password first.', { code: 'password', field: 'password' })
  refuse(403, 'Enter a two-factor code first.', { code: 'second-factor', field: 'twoFactorCode' })
}

/** As `refuseWithoutRecentProof`, for changes that users without two-factor make without any proof (A12). */
export const refuseWithoutRecentFactor = async (context: ProofContext): Promise<void> => {
  if (owesSecondFactor(context.user)) await refuseWithoutRecentProof(context)
}
