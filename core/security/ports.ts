import type { taskEither as TE } from 'fp-ts'
import type { NotOffered } from '../kernel/capability.ts'
import type { Fault } from '../kernel/fault.ts'
import type { PasswordChange, SecurityEventPage, SecuritySettings, SignedInSession, StrengthScore } from './model.ts'

/** How the provider protects the account. */
export interface AccountProtection {
  /** Faults: any. */
  readonly settings: TE.TaskEither<Fault, SecuritySettings>
}

/** The provider's switch of two-factor, and the codes for when the authenticator app is not at hand. */
export interface SecondFactor {
  /**
   * On, or off where it is on. The session is another one afterwards. Faults: any; Rejected where the code is not right,
   * with 429 when there were too many.
   */
  readonly toggle: (input: { readonly code: string }) => TE.TaskEither<Fault, void>
  /** A new set in place of the one before, told this once. Faults: as of `toggle`. */
  readonly newBackupCodes: (input: { readonly code: string }) => TE.TaskEither<Fault, ReadonlyArray<string>>
}

/** Where the provider keeps the password. */
export interface PasswordRecords {
  /** The session is another one afterwards. Faults: any; Rejected where the old password is not the right one. */
  readonly change: (input: PasswordChange) => TE.TaskEither<Fault, void>
}

/** Tells how strong a password is. It stays on the machine. */
export interface PasswordStrength {
  /**
   * Never holds up the page, however long the password is; `words` are easily guessed of this person (SEC-012).
   * Faults: Unreachable where there is no estimator.
   */
  readonly of: (input: {
    readonly password: string
    readonly words: ReadonlyArray<string>
  }) => TE.TaskEither<Fault, StrengthScore>
}

/** Where the account is signed in. Optional: a provider may not offer it. */
export interface SignedInSessions {
  /** The last used first. Faults: any. */
  readonly list: TE.TaskEither<Fault, ReadonlyArray<SignedInSession> | NotOffered>
  /** Ends one at once; one that is over already is no failure. Faults: any. */
  readonly end: (input: { readonly id: string }) => TE.TaskEither<Fault, void>
  /** Ends all but the one that asks. Faults: any. */
  readonly endOthers: TE.TaskEither<Fault, void>
}

/** What the provider has noted of the account's security. Optional: a provider may not offer it. */
export interface SecurityRecord {
  /** `before` is the `next` of the page before; null asks for the newest. Faults: any. */
  readonly page: (input: { readonly before: string | null }) => TE.TaskEither<Fault, SecurityEventPage | NotOffered>
}
