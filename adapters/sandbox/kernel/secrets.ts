import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Where chance comes from: one interface, so that nothing else in the sandbox makes random values. */
export interface Randomness {
  /** Unguessable bytes. */
  readonly bytes: (length: number) => Uint8Array
  /** A new id of a row: 22 letters, digits, "-" and "_". */
  readonly id: () => string
}

/** 128 bits: never guessed and never met twice. */
const idBytes = 16

export const systemRandomness: Randomness = {
  bytes: (length) => randomBytes(length),
  id: () => randomBytes(idBytes).toString('base64url'),
}

/** SHA-256, hex. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('hex')

/** A value that follows from a secret and says what it is for; it tells nothing of the secret. base64url. */
export const derivedSecret = (secret: string, label: string): string =>
  createHmac('sha256', secret).update(label).digest('base64url')

/** Compares in a time that does not depend on where the texts differ. */
export const isSameSecret = (left: string, right: string): boolean =>
  timingSafeEqual(createHash('sha256').update(left).digest(), createHash('sha256').update(right).digest())

/** 32 letters and digits that are not mistaken for one another when typed; as many as to leave no byte likelier. */
const readable = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A code for people to read and type: five bits a character. */
export const readableCode = (random: Randomness, length: number): string =>
  Array.from(random.bytes(length), (byte) => readable.charAt(byte % readable.length)).join('')
