import { limit } from '../kernel/limits.ts'

/**
 * Parameters for deriving the key that the client sends in place of a password. PBKDF2-HMAC-SHA1 turns the UTF-8 bytes of
 * the password into lower-case hexadecimal digits (SEC-013, SEC-014, SEC-017, LIM-018).
 */
export const passwordDerivation = {
  iterations: limit('password iterations', 200),
  bytes: limit('password key bytes', 64),
  salt: '..............',
} as const
