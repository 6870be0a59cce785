import type { Status } from '../../kernel/remote.ts'

/** Two-factor settings of the account (CALL-081, SEC-020 to SEC-022). */
export interface TwoFactorSettings {
  /** True if two-factor is on. */
  readonly otpEnabled: boolean
  /**
   * Secret for the authenticator app. The provider sends the secret only while two-factor is off; otherwise, this field is
   * null.
   */
  readonly otpAuthKey: string | null
  /** Email that labels the account in an authenticator app. Null if the app must use the email of the account. */
  readonly otpEmail: string | null
}

/** Two-factor settings and the state of their load. */
export interface SecuritySettingsState {
  /** State of the load. A failure stays until the next load; meanwhile, a failure card replaces the controls (SEC-031). */
  readonly status: Status
  /** Settings of the last load. Null before the first load, and after a failed load. */
  readonly settings: TwoFactorSettings | null
}

/** State before the first load. */
export const unknownSettings: SecuritySettingsState = { status: null, settings: null }
