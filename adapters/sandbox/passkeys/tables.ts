import type { Generated } from 'kysely'
import type { Json } from '../database/columns.ts'

interface PasskeyCredentialsTable {
  id: string
  userId: string
  publicKey: string
  counter: Generated<number>
  transports: Json<ReadonlyArray<string>>
  createdAt: number
  /** SHA-256 of the registration challenge in hex; null for a seeded passkey. */
  challengeHash: string | null
}

interface PasskeyChallengesTable {
  /** SHA-256 of the challenge in hex. */
  challengeHash: string
  /** User who registers a passkey; null for a sign-in. */
  userId: string | null
  expiresAt: number
}

export interface PasskeyTables {
  readonly passkeyCredentials: PasskeyCredentialsTable
  readonly passkeyChallenges: PasskeyChallengesTable
}
