import type { Status } from '../../kernel/remote.ts'

/** Two-factor settings of the account (CALL-081, SEC-020 to SEC-022). */
export interface TwoFactorSettings {
  /** True if two-factor is on. */
  readonly otpEnabled: boolean
  /** Secret for the authenticator app. The provider sends the secret only while two-factor is off; null otherwise. */
  readonly otpAuthKey: string | null
  /** Email on the authenticator's label; null: the user's own email. */
  readonly otpEmail: string | null
}

/** Two-factor settings and the state of their load. */
export interface SecuritySettingsState {
  /** Stays failed until the next load: the failure card replaces the controls (SEC-031). */
  readonly status: Status
  /** Null until the first successful load. */
  readonly settings: TwoFactorSettings | null
}

/** Initial state. */
export const unknownSettings: SecuritySettingsState = { status: null, settings: null }
