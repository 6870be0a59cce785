import { pbkdf2, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { refuse } from '../kernel/refusals.ts'
import { isSameSecret, type Randomness } from '../kernel/secrets.ts'
import type { AccountMeans } from './means.ts'
import type { User } from './tables.ts'

/** Derivation of a password by the client, before it is sent (SEC-013, SEC-014, SEC-017). */
const derivation = { salt: '.'.repeat(14), iterations: 200, length: 64, digest: 'sha1' } as const

/**
 * Cost of a guess. For a text chosen by a user: 32 MiB and about 60 ms. The derived text is weak, so it is treated like the
 * password itself. For a text that was generated here: an eighth of that, since no guess is likely.
 */
const costs = {
  chosen: { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 },
  drawn: { N: 2 ** 12, r: 8, p: 1, maxmem: 2 ** 26 },
} as const
const saltBytes = 16
const keyBytes = 32

const pbkdf2Key = promisify(pbkdf2)

export const newSalt = (random: Randomness): string => Buffer.from(random.bytes(saltBytes)).toString('base64')

/** Returns the hash of a text that must not be readable. Salt and hash are base64. */
export const slowHash = (kind: keyof typeof costs, text: string, salt: string): Promise<string> =>
  new Promise((resolve, reject) => {
    scrypt(text, Buffer.from(salt, 'base64'), keyBytes, costs[kind], (error, key) =>
      error === null ? resolve(key.toString('base64')) : reject(error),
    )
  })

/** Returns the derived text of a password in lower-case hex, as `authenticate` receives it. */
export const derivePassword = async (password: string): Promise<string> => {
  const { salt, iterations, length, digest } = derivation
  return (await pbkdf2Key(password, salt, iterations, length, digest)).toString('hex')
}

/** Forms of a typed password to try: canonical (RFC 8265, OpaqueString), then as typed if that differs. */
export const passwordForms = (typed: string): ReadonlySet<string> =>
  new Set([typed.normalize('NFC').replace(/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g, ' '), typed])

export interface StoredPassword {
  readonly passwordHash: string
  readonly passwordSalt: string
}

/** Returns the stored form of a derived password. */
export const storePassword = async (derived: string, random: Randomness): Promise<StoredPassword> => {
  const passwordSalt = newSalt(random)
  return { passwordSalt, passwordHash: await slowHash('chosen', derived, passwordSalt) }
}

// An unknown email takes as long as a known one, since its password is checked against this value, which nothing matches.
const noPassword: StoredPassword = { passwordSalt: 'AAAAAAAAAAAAAAAAAAAAAA==', passwordHash: '' }

/** True if a derived password is the stored one. Null: the account does not exist. */
export const isPassword = async (derived: string, stored: StoredPassword | null): Promise<boolean> => {
  const { passwordSalt, passwordHash } = stored ?? noPassword
  return isSameSecret(await slowHash('chosen', derived, passwordSalt), passwordHash)
}

/**
 * Verifies the derived password of a signed-in user. Refuses a wrong one with 400 and too many with 429 (A11). Do not call
 * this inside a transaction, since a refused call must keep its attempt counted.
 */
export const verifyPassword = async (
  { limits, address, now }: Pick<AccountMeans, 'limits' | 'address' | 'now'>,
  user: User,
  derived: string,
  { refusal, field }: { readonly refusal: string; readonly field: string },
): Promise<void> => {
  const attempt = await limits.attempt(`password:${user.id}`, address, now())
  if (!(await isPassword(derived, user))) refuse(400, refusal, { field })
  await attempt.forgive()
}
