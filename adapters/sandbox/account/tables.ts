import type { SecurityEventKind } from '@paydeck/core/model'
import type { Generated, GeneratedAlways, Selectable, Updateable } from 'kysely'
import type { GivenJson, Json } from '../database/columns.ts'

interface UsersTable {
  id: string
  /** Email in lower case, unique among the accounts. */
  email: string
  firstName: Generated<string>
  lastName: Generated<string>
  /** Scrypt hash of the derived password and its salt, both in base64. */
  passwordHash: string
  passwordSalt: string
  /**
   * Sealed secret of the authenticator app; `otpSecretOf` decrypts it. The secret is unused while two-factor is off, and
   * never leaves the server. Secrets that are only offered are in `otpOffers`.
   */
  otpSecret: string | null
  otpEnabled: Generated<boolean>
  /** Last time step from which a code was accepted. Each step is accepted only once. */
  otpLastStep: Generated<number>
  /** Wrong codes since the last right one. */
  otpWrongCodes: Generated<number>
  /** Time until which no code is accepted. 0 if not locked. */
  otpLockedUntil: Generated<number>
  /** Salt of the hashes of the current backup codes, in base64. Null before the first set. */
  backupSalt: string | null
  optInEmailMarketing: Generated<boolean>
  accessTypes: Json<ReadonlyArray<string>>
  experiments: Json<ReadonlyArray<string>>
  facadeAccess: Json<Readonly<Record<string, boolean>>>
  /** Country by IP address. Null if unknown. */
  country: string | null
  /** BCP 47 tag of the user's language. */
  language: Generated<string>
  nationalIdentityIssuer: Generated<string>
  /** Last four digits. The whole number is never stored. */
  nationalIdentityLastFour: string | null
  isMissingShopperInfo: Generated<boolean>
  passkeysEnabled: Generated<boolean>
  /** Codes of the currencies in which this account cannot receive payouts. */
  disabledCurrencies: GivenJson<ReadonlyArray<string>>
  /** Reason why this account accepts no payouts. Null if it accepts them. */
  payoutRefusal: string | null
  /** Names of the optional calls that the provider does not offer to this account, as in "GetActivity". */
  missingCalls: GivenJson<ReadonlyArray<string>>
  /** Persona from which the account was created. */
  persona: string
  /** Milliseconds by which this account's clock is ahead of the server's. Only the control page changes it. */
  clockOffset: Generated<number>
  createdAt: number
}

interface SessionsTable {
  /** SHA-256 of the cookie's value in hex. The value itself is stored nowhere. */
  idHash: string
  userId: string
  createdAt: number
  seenAt: number
  /** True if the password was right and the second factor is still due. The user is not signed in yet. */
  secondFactorOwed: Generated<boolean>
  /** Time of the last proof of identity in this session: a sign-in, a second factor or the password. 0 if there was none. */
  secondFactorAt: Generated<number>
  /** User agent of the browser that started the session. */
  userAgent: Generated<string>
  /** Network address that started the session. */
  address: Generated<string>
}

/** Secrets offered to sessions for turning two-factor on. */
interface OtpOffersTable {
  id: GeneratedAlways<number>
  /** Hash that identifies the session with this offer. Deleting the session deletes its offers. */
  sessionHash: string
  /** Sealed like `otpSecret` of the session's user. */
  secret: string
}

interface BackupCodesTable {
  userId: string
  /** Scrypt hash of the code with the set's salt, in base64. A used code has no row. */
  codeHash: string
}

/** Security events of an account, for its owner. */
interface SecurityEventsTable {
  /** Increasing id. It stays on the server, because it would reveal the number of all events. */
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

/** Mails of the accounts, which the sandbox does not send. */
interface MailsTable {
  id: Generated<number>
  userId: string
  at: number
  recipient: string
  subject: string
  /** Plain text, sealed. */
  body: string
}

/** Attempts in the last minute. All processes that use the same database count them together (A11). */
interface AttemptsTable {
  /** SHA-256 in hex of the key by which attempts are counted, so that neither an address nor a name is stored. */
  keyHash: string
  /** Times of the attempts. Only raw SQL reads and writes this column. */
  times: never
  /** True if the last attempt was within the limit. */
  isCounted: boolean
  /** Expiry by the server's own clock. */
  expiresAt: number
}

/** Single row with a check value. Only a process that has a key of this database can decrypt the value. */
interface SecretCheckTable {
  id: 1
  /** Constant text, sealed with the first key. */
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
