import type { SecurityState } from '../model.ts'
import { settingsUnavailable } from './tables.ts'

/** The two-factor settings, ready to render. */
export interface SecurityView {
  /** null until known. */
  readonly twoFactorEnabled: boolean | null
  /** Replaces the two-factor controls when present (ERR-015). */
  readonly failure: string | null
}

/** null in place of an answer until there is one. */
export const securityView = ({ status, settings }: SecurityState): SecurityView => ({
  twoFactorEnabled: settings?.otpEnabled ?? null,
  failure: status === 'failed' ? settingsUnavailable : null,
})
