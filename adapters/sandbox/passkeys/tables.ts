import type { Generated } from 'kysely'
import type { Json } from '../database/columns.ts'

interface PasskeyCredentialsTable {
  id: string
  userId: string
  /** base64url. */
  publicKey: string
  counter: Generated<number>
  transports: Json<ReadonlyArray<string>>
  createdAt: number
  /** SHA-256 of the challenge that it was registered with, hex; null: it was seeded. */
  challengeHash: string | null
}

interface PasskeyChallengesTable {
  /** SHA-256, hex. */
  challengeHash: string
  /** Who registers; null: it is for signing in. */
  userId: string | null
  expiresAt: number
}

export interface PasskeyTables {
  readonly passkeyCredentials: PasskeyCredentialsTable
  readonly passkeyChallenges: PasskeyChallengesTable
}
