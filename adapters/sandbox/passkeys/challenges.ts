import type { ExpressionBuilder } from 'kysely'
import type { Queries } from '../database/engine.ts'
import type { Database } from '../database/tables.ts'
import { digest, type Randomness } from '../kernel/secrets.ts'

const bytes = 32
/** Lifetime of a challenge in milliseconds. The browser's passkey prompt stays open no longer than this time (A10). */
export const challengeLifetime = 60_000

/** Id of the user who registers a passkey; null for a sign-in. */
type Owner = string | null

const ownedBy = (owner: Owner) => (column: ExpressionBuilder<Database, 'passkeyChallenges'>) =>
  owner === null ? column('userId', 'is', null) : column('userId', '=', owner)

/**
 * Issues a new challenge in base64url. The database contains only the hash of the challenge, until it is consumed or
 * expires.
 */
export const issueChallenge = async (
  database: Queries,
  random: Randomness,
  { owner, now }: { readonly owner: Owner; readonly now: number },
): Promise<string> => {
  const challenge = Buffer.from(random.bytes(bytes)).toString('base64url')
  // Deletes only this owner's expired challenges, since the clock of another account may differ.
  await database.deleteFrom('passkeyChallenges').where('expiresAt', '<=', now).where(ownedBy(owner)).execute()
  await database
    .insertInto('passkeyChallenges')
    .values({ challengeHash: digest(challenge), userId: owner, expiresAt: now + challengeLifetime })
    .execute()
  return challenge
}

/**
 * Consumes a challenge. Returns true if the challenge was valid. If several calls with the same challenge run concurrently,
 * only one of them returns true.
 */
export const consumeChallenge = async (
  database: Queries,
  challenge: string,
  { owner, now }: { readonly owner: Owner; readonly now: number },
): Promise<boolean> => {
  const consumed = await database
    .deleteFrom('passkeyChallenges')
    .where('challengeHash', '=', digest(challenge))
    .where(ownedBy(owner))
    .returning('expiresAt')
    .executeTakeFirst()
  return consumed !== undefined && consumed.expiresAt > now
}
