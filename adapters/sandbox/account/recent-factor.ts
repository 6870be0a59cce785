import type { Queries } from '../database/engine.ts'
import { refuse } from '../kernel/refusals.ts'
import { owesSecondFactor } from './second-factor.ts'
import { type CallerSession, lockSession } from './sessions.ts'
import type { User } from './tables.ts'

/** Milliseconds for which a proof of identity counts as recent. */
const recentTime = 5 * 60_000

export interface ProofContext {
  readonly database: Queries
  readonly user: User
  readonly session: Pick<CallerSession, 'idHash'>
  /** Milliseconds since 1970, by the clock of the account. */
  readonly now: () => number
}

/** Records that the user has just proven their identity in this session. */
export const recordRecentFactor = async ({ database, session, now }: Omit<ProofContext, 'user'>): Promise<void> => {
  await database.updateTable('sessions').set({ secondFactorAt: now() }).where('idHash', '=', session.idHash).execute()
}

/**
 * Refuses a call if the user has not proven their identity in this session in the last five minutes. The refusal asks for a
 * code if two-factor is on, otherwise for the password (A7). Inside a transaction, locks the session until the transaction
 * ends, so that the session cannot end between this check and the change.
 */
export const refuseWithoutRecentProof = async ({ database, user, session, now }: ProofContext): Promise<void> => {
  const { secondFactorAt } = await lockSession(database, session.idHash)
  const age = now() - secondFactorAt
  if (age >= 0 && age < recentTime) return
  if (!owesSecondFactor(user)) refuse(403, 'Enter your password first.', { code: 'password', field: 'password' })
  refuse(403, 'Enter a two-factor code first.', { code: 'second-factor', field: 'twoFactorCode' })
}

/**
 * Refuses a call if two-factor is on and the session has no recent proof of identity (A12). Does nothing if two-factor is
 * off.
 */
export const refuseWithoutRecentFactor = async (context: ProofContext): Promise<void> => {
  if (owesSecondFactor(context.user)) await refuseWithoutRecentProof(context)
}
