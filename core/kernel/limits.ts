/** A numeric limit with its name. Limits are defined once, in the tables of the slice they belong to (LIM-006). */
export interface Limit {
  readonly kind: 'limit'
  readonly name: string
  readonly value: number
}

/**
 * Names a limit.
 * @__NO_SIDE_EFFECTS__
 */
export const limit = (name: string, value: number): Limit => ({ kind: 'limit', name, value })

/**
 * How a password is derived before it leaves the browser: PBKDF2-HMAC-SHA1 over its UTF-8 bytes, as lower-case
 * hexadecimal digits (SEC-013, SEC-014, SEC-017, LIM-018).
 */
export const passwordDerivation = {
  iterations: limit('password iterations', 200),
  bytes: limit('password key bytes', 64),
  salt: '..............',
} as const
