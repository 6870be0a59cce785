import type { ExpressionBuilder } from 'kysely'
import type { Queries } from '../database/engine.ts'
import type { Database } from '../database/tables.ts'
import { digest, type Randomness } from '../kernel/secrets.ts'

const bytes = 32
/** Milliseconds: longer than that no prompt stays open (A10). */
export const challengeLifetime = 60_000

/** Whom a challenge is for: a user who registers, or null for signing in. */
type Owner = string | null

const ownedBy = (owner: Owner) => (column: ExpressionBuilder<Database, 'passkeyChallenges'>) =>
  owner === null ? column('userId', 'is', null) : column('userId', '=', owner)

/** A new challenge, base64url. Only its hash is kept, until it is used or its time is over. */
export const issueChallenge = async (
  database: Queries,
  random: Randomness,
  { owner, now }: { readonly owner: Owner; readonly now: number },
): Promise<string> => {
  const challenge = Buffer.from(random.bytes(bytes)).toString('base64url')
  // Of this owner alone: the clock of another account may stand elsewhere.
  await database.deleteFrom('passkeyChallenges').where('expiresAt', '<=', now).where(ownedBy(owner)).execute()
  await database
    .insertInto('passkeyChallenges')
    .values({ challengeHash: digest(challenge), userId: owner, expiresAt: now + challengeLifetime })
    .execute()
  return challenge
}

/** Uses a challenge up: of many who try at once exactly one is told that it counts. */
export const takeChallenge = async (
  database: Queries,
  challenge: string,
  { owner, now }: { readonly owner: Owner; readonly now: number },
): Promise<boolean> => {
  const taken = await database
    .deleteFrom('passkeyChallenges')
    .where('challengeHash', '=', digest(challenge))
    .where(ownedBy(owner))
    .returning('expiresAt')
    .executeTakeFirst()
  return taken !== undefined && taken.expiresAt > now
}
