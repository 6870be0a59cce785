import type { PasskeysState } from './model.ts'

/**
 * True if passkeys are enabled and the user has none (HOME-015).
 * @example
 * isSetupOffered({ enabled: true, credentials: [] }) // true
 * isSetupOffered({ enabled: true, credentials: null }) // false
 */
export const isSetupOffered = ({ enabled, credentials }: Pick<PasskeysState, 'enabled' | 'credentials'>): boolean =>
  enabled && credentials !== null && credentials.length === 0
