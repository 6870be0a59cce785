import type { Status } from '../../kernel/remote.ts'

/** How the account is protected (CALL-081, SEC-020 to SEC-022). */
export interface TwoFactorSettings {
  /** Whether a second factor is asked for. */
  readonly otpEnabled: boolean
  /** The secret for the authenticator app; null once two-factor is on, since it is not told again. */
  readonly otpAuthKey: string | null
  /** The address on the authenticator's label; null: the user's own. */
  readonly otpEmail: string | null
}

/** What is known of the account's protection. */
export interface SecuritySettingsState {
  /** Stays failed until the next load: the failure card replaces the controls (SEC-031). */
  readonly status: Status
  /** null until the first load went through. */
  readonly settings: TwoFactorSettings | null
}

/** Before the first load. */
export const unknownSettings: SecuritySettingsState = { status: null, settings: null }
