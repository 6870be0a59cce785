import { limit } from '../kernel/limits.ts'

/** The card that offers a first passkey (PASS-008, HOME-015). */
export const setupCard = {
  title: 'Setup a Passkey',
  text: 'Sign in with your face, your fingerprint or your screen lock instead of a password.',
  action: 'Create a Passkey',
  to: '/settings/security',
} as const

/** So many passkeys a user may have (PASS-010). */
export const passkeyLimit = limit('passkeys', 5)

/** How a saved passkey reads (PASS-004, PASS-007). */
export const display = {
  title: 'Passkey {number}',
  saved: 'Saved with {savedWith} on {device} on {date}',
  savedWith: 'a passkey provider',
  device: 'another device',
} as const

/** Why a passkey cannot be removed (PASS-020, PASS-021). */
export const removalFailures = {
  gone: 'Credential already removed or does not exist.',
  unnamed: 'No credential ID provided for removal.',
} as const
