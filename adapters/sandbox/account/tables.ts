import type { SecurityEventKind } from '@paydeck/core/model'
import type { Generated, GeneratedAlways, Selectable, Updateable } from 'kysely'
import type { GivenJson, Json } from '../database/columns.ts'

interface UsersTable {
  id: string
  /** Lower case; one account an address. */
  email: string
  firstName: Generated<string>
  lastName: Generated<string>
  /** scrypt over the derived password, and its salt, both base64. */
  passwordHash: string
  passwordSalt: string
  /** Sealed: `otpSecretOf` opens it. Without meaning while two-factor is off, and never goes out: what is offered is another. */
  otpSecret: string | null
  otpEnabled: Generated<boolean>
  /** The last time step whose code was accepted: a code counts once. */
  otpLastStep: Generated<number>
  /** Wrong codes since the last right one. */
  otpWrongCodes: Generated<number>
  /** No code is taken before; 0: not locked. */
  otpLockedUntil: Generated<number>
  /** Salt of the hashes of this set of backup codes, base64; null: there never was a set. */
  backupSalt: string | null
  optInEmailMarketing: Generated<boolean>
  accessTypes: Json<ReadonlyArray<string>>
  experiments: Json<ReadonlyArray<string>>
  facadeAccess: Json<Readonly<Record<string, boolean>>>
  /** Country by IP; null: not known. */
  country: string | null
  /** BCP 47 tag of the user's language. */
  language: Generated<string>
  nationalIdentityIssuer: Generated<string>
  /** The whole number is never kept. */
  nationalIdentityLastFour: string | null
  isMissingShopperInfo: Generated<boolean>
  passkeysEnabled: Generated<boolean>
  /** Codes of currencies that this account may not receive payouts in. */
  disabledCurrencies: GivenJson<ReadonlyArray<string>>
  /** Why this account accepts no payouts; null: it does. */
  payoutRefusal: string | null
  /** The persona that the account was made from. */
  persona: string
  /** Milliseconds that this account's clock is ahead; moved by the control page only. */
  clockOffset: Generated<number>
  createdAt: number
}

interface SessionsTable {
  /** SHA-256 of the cookie's value, hex: the value itself is nowhere. */
  idHash: string
  userId: string
  createdAt: number
  seenAt: number
  /** The password was right and the second factor is still owed: not signed in yet. */
  secondFactorOwed: Generated<boolean>
  /** Time of the last proof of identity in this session: a sign-in, a second factor or the password; 0: never. */
  secondFactorAt: Generated<number>
  /** Of the browser that it was started in. */
  userAgent: Generated<string>
  /** Network address that it was started from. */
  address: Generated<string>
}

/** Secrets that turning two-factor on is offered with. */
interface OtpOffersTable {
  id: GeneratedAlways<number>
  /** The session that they are of, and go with. */
  sessionHash: string
  /** Sealed as `otpSecret` of the session's user. */
  secret: string
}

interface BackupCodesTable {
  userId: string
  /** scrypt over the code with the set's salt, base64. A code that has been used has no row. */
  codeHash: string
}

/** Security events of an account, for its owner. */
interface SecurityEventsTable {
  /** In the order of time; it goes out nowhere, since it counts the events of all. */
  id: Generated<number>
  /** Id that the owner sees. */
  publicId: Generated<string>
  userId: string
  at: number
  kind: SecurityEventKind
  userAgent: string
  address: string
  country: string | null
}

/** Mails that would have gone out. */
interface MailsTable {
  id: Generated<number>
  userId: string
  at: number
  recipient: string
  subject: string
  /** Plain text, sealed. */
  body: string
}

/** Attempts in the last minute, which all processes on one database count together (A11). */
interface AttemptsTable {
  /** SHA-256 of what they are counted for, hex: neither an address nor a name is kept. */
  keyHash: string
  /** Read and written in SQL alone. */
  times: never
  /** True if the last attempt was within the limit. */
  isCounted: boolean
  /** By the server's own clock: the row means nothing afterwards. */
  expiresAt: number
}

/** A single row, which only processes with a key of this database can open. */
interface SecretCheckTable {
  id: 1
  /** Sealed constant. */
  sealed: string
}

export interface AccountTables {
  readonly attempts: AttemptsTable
  readonly users: UsersTable
  readonly sessions: SessionsTable
  readonly otpOffers: OtpOffersTable
  readonly backupCodes: BackupCodesTable
  readonly securityEvents: SecurityEventsTable
  readonly mails: MailsTable
  readonly secretCheck: SecretCheckTable
}

export type User = Selectable<UsersTable>
export type UserChange = Updateable<UsersTable>
