import { limit } from '../kernel/limits.ts'

/**
 * Parameters of the derivation that runs before a password leaves the browser: PBKDF2-HMAC-SHA1 over its UTF-8 bytes, as
 * lower-case hexadecimal digits (SEC-013, SEC-014, SEC-017, LIM-018).
 */
export const passwordDerivation = {
  iterations: limit('password iterations', 200),
  bytes: limit('password key bytes', 64),
  salt: '..............',
} as const
