import type { PasskeysState } from './model.ts'

/** Returns whether a first passkey is offered: where the user may have one and has none (HOME-015). */
export const isSetupOffered = ({ enabled, credentials }: Pick<PasskeysState, 'enabled' | 'credentials'>): boolean =>
  enabled && credentials !== null && credentials.length === 0
