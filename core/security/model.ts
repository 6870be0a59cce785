import type { Status } from '../kernel/remote.ts'
import type { SecurityEventKind } from './security-history/model.ts'

/** How the account is protected (CALL-081, SEC-020 to SEC-022). */
export interface SecuritySettings {
  /** Whether a second factor is asked for. */
  readonly otpEnabled: boolean
  /** The secret for the authenticator app; null once two-factor is on, since it is not told again. */
  readonly otpAuthKey: string | null
  /** The address on the authenticator's label; null: the user's own. */
  readonly otpEmail: string | null
}

/** A change of password as it is sent (CALL-089): neither password, only what is derived of it (SEC-016). */
export interface PasswordChange {
  /** What is derived of the present password. */
  readonly oldHashedPassword: string
  /** What is derived of the new one. */
  readonly hashedPassword: string
  /** Hexadecimal digits of a random source, new for each change (SEC-015). */
  readonly salt: string
}

/** What is known of the account's protection. */
export interface SecurityState {
  /** Stays failed until the next load: the failure card replaces the controls (SEC-031). */
  readonly status: Status
  /** null until the first load went through. */
  readonly settings: SecuritySettings | null
}

/** Before the first load. */
export const unknownSecurity: SecurityState = { status: null, settings: null }

/** What the estimator says of a password: 0 is the weakest (SEC-012). */
export const strengthScores = [0, 1, 2, 3, 4] as const
/** 0: guessed at once; 4: never. */
export type StrengthScore = (typeof strengthScores)[number]

/** The password form as it stands. Kept in memory while the form is open, and nowhere else. */
export interface PasswordForm {
  readonly current: string
  readonly next: string
  /** Fields that were edited: only their messages are shown. */
  readonly edited: { readonly current: boolean; readonly next: boolean }
  /** Of the new password as last estimated; null: never yet, or there is none to estimate. */
  readonly score: StrengthScore | null
  /** How the estimate of the new password as it stands goes. */
  readonly estimate: 'done' | 'waiting' | 'failed'
  /** What the last refusal said; forgotten with the next edit. */
  readonly refusal: string | null
}

/** What a second factor may be shown by: a code of the authenticator app, or one of the backup codes (SEC-032). */
export const secondFactorKinds = ['authenticator', 'backup'] as const
/** One of `secondFactorKinds`. */
export type SecondFactorKind = (typeof secondFactorKinds)[number]

/** A form that asks for a second factor, as it stands. */
export interface CodeForm {
  readonly kind: SecondFactorKind
  readonly value: string
  /** Whether the field was left once: only then its message is shown. */
  readonly isTouched: boolean
  /** What the last refusal said; forgotten with the next edit. */
  readonly refusal: string | null
}

/** What an authenticator app is set up with: the address as a QR code, the secret to type. */
export interface Enrolment {
  readonly address: string
  readonly secret: string
}

/** Where something came from. */
export interface Whereabouts {
  /** What the browser calls itself. */
  readonly userAgent: string
  /** Network address. */
  readonly address: string
  /** By the address, as in "US"; null when it cannot be told. */
  readonly country: string | null
}

/** A session that the account is signed in with. */
export interface SignedInSession extends Whereabouts {
  /** Names it to the provider; it is no credential. */
  readonly id: string
  /** When it was last used, in milliseconds since 1970. */
  readonly seenAt: number
  /** It is the one that asks. */
  readonly isCurrent: boolean
}

/** Something that happened to the account. */
export interface SecurityEvent extends Whereabouts {
  readonly id: string
  /** null: a kind that we do not know. */
  readonly kind: SecurityEventKind | null
  /** Milliseconds since 1970. */
  readonly at: number
}

/** A part of what happened, the newest first. */
export interface SecurityEventPage {
  readonly events: ReadonlyArray<SecurityEvent>
  /** Asks for the page after it; null: there is nothing earlier. */
  readonly next: string | null
}
