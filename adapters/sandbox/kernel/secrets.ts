import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Single source of random values in the sandbox. */
export interface Randomness {
  /** Returns random bytes that cannot be guessed. */
  readonly bytes: (length: number) => Uint8Array
  /** Returns a new id for a row: 22 letters, digits, "-" and "_". */
  readonly id: () => string
}

/** Length of an id in bytes. Ids of 128 random bits cannot be guessed and do not collide. */
const idBytes = 16

export const systemRandomness: Randomness = {
  bytes: (length) => randomBytes(length),
  id: () => randomBytes(idBytes).toString('base64url'),
}

/** Returns the SHA-256 hash of a text, in hex. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Derives a base64url value from a secret for the purpose `label`. The value does not reveal the secret. */
export const derivedSecret = (secret: string, label: string): string =>
  createHmac('sha256', secret).update(label).digest('base64url')

/** Compares two secrets in constant time. */
export const isSameSecret = (left: string, right: string): boolean =>
  timingSafeEqual(createHash('sha256').update(left).digest(), createHash('sha256').update(right).digest())

/**
 * The 32 digits and letters that users do not confuse with each other. Since 32 divides 256, a random byte selects each of
 * them with the same probability.
 */
const readable = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Returns a code for users to read and type, with five random bits per character. */
export const readableCode = (random: Randomness, length: number): string =>
  Array.from(random.bytes(length), (byte) => readable.charAt(byte % readable.length)).join('')
