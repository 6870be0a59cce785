import type { PasskeysState } from './model.ts'

/** True if passkeys are enabled and the user has none (HOME-015). */
export const isSetupOffered = ({ enabled, credentials }: Pick<PasskeysState, 'enabled' | 'credentials'>): boolean =>
  enabled && credentials !== null && credentials.length === 0
