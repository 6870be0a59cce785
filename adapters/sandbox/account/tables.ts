import type { SecurityEventKind } from '@paydeck/core/model'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/* What belongs to an account itself: how it is guarded, what its owner is told, what it has become. */

export interface SessionsTable {
  /** SHA-256 of the cookie's value, hex: the value itself is nowhere. */
  idHash: string
  userId: string
  createdAt: number
  seenAt: number
  /** The password was right and the second factor is still owed: not signed in yet. */
  secondFactorOwed: Generated<boolean>
  /** Of the browser that it was started in. */
  userAgent: Generated<string>
  /** Network address that it was started from. */
  address: Generated<string>
}

export interface PasskeyCredentialsTable {
  id: string
  userId: string
  /** base64url. */
  publicKey: string
  counter: Generated<number>
  transports: JSONColumnType<ReadonlyArray<string>, string, string>
  createdAt: number
  /** SHA-256 of the challenge that it was registered with, hex; null: it was seeded. */
  challengeHash: string | null
}

export interface PasskeyChallengesTable {
  /** SHA-256, hex. */
  challengeHash: string
  /** Who registers; null: somebody who is about to sign in. */
  userId: string | null
  expiresAt: number
}

export interface BackupCodesTable {
  userId: string
  /** scrypt over the code with the set's salt, base64. A code that has been used has no row. */
  codeHash: string
}

/** With what a wallet app is paired: the newest of each user alone. */
export interface PairingCodesTable {
  userId: string
  /** SHA-256, hex: the code itself is nowhere. */
  codeHash: string
  expiresAt: number
}

/** What happened to an account, for its owner to read. */
export interface SecurityEventsTable {
  id: Generated<number>
  userId: string
  at: number
  kind: SecurityEventKind
  userAgent: string
  address: string
  country: string | null
}

/** Mails that would have gone out. */
export interface MailsTable {
  id: Generated<number>
  userId: string
  at: number
  recipient: string
  subject: string
  /** Plain text. */
  body: string
}

/** What somebody gives away so that others come: one for each. */
export interface ReferralsTable {
  userId: string
  code: string
  status: string
  expiration: number
  createdAt: number
}

/** Who has become a business. */
export interface MerchantsTable {
  userId: string
  name: string
  customerType: string
  /** Who sent them here; null: nobody. */
  affiliateOid: string | null
  /** A captcha's response counts once. */
  captchaHash: string
  createdAt: number
}

/** What was sent with a key, once for each. */
export interface SubmitsTable {
  userId: string
  key: string
  call: string
  inputHash: string
  at: number
  /** null only until the work is done, which nobody else sees. */
  answer: ColumnType<{ readonly reply?: unknown } | null, string | null, string | null>
}
