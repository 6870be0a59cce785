import type { SecuritySettingsState } from './model.ts'
import { settingsUnavailable } from './tables.ts'

/** The two-factor settings, ready to render. */
export interface SecuritySettingsView {
  /** null until known. */
  readonly twoFactorEnabled: boolean | null
  /** Replaces the two-factor controls when present (ERR-015). */
  readonly failure: string | null
}

/** null in place of an answer until there is one. */
export const securitySettingsView = ({ status, settings }: SecuritySettingsState): SecuritySettingsView => ({
  twoFactorEnabled: settings?.otpEnabled ?? null,
  failure: status === 'failed' ? settingsUnavailable : null,
})
