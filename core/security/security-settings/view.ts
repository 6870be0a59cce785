import { settingsUnavailable } from '../texts.ts'
import type { SecuritySettingsState } from './model.ts'

/** Two-factor settings, ready to render. */
export interface SecuritySettingsView {
  /** True if two-factor is on. Null before the first load, and after a failed load. */
  readonly twoFactorEnabled: boolean | null
  /** Message that replaces the two-factor controls (ERR-015), or null. */
  readonly failure: string | null
}

/** Computes the view of the two-factor settings. */
export const securitySettingsView = ({ status, settings }: SecuritySettingsState): SecuritySettingsView => ({
  twoFactorEnabled: settings?.otpEnabled ?? null,
  failure: status === 'failed' ? settingsUnavailable : null,
})
