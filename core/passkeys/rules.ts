import type { PasskeysState } from './model.ts'

/** A first passkey is offered to whoever may have one and has none (HOME-015). */
export const isSetupOffered = ({ enabled, credentials }: Pick<PasskeysState, 'enabled' | 'credentials'>): boolean =>
  enabled && credentials !== null && credentials.length === 0
