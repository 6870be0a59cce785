import { pbkdf2, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { refuse } from '../kernel/refusals.ts'
import { isSameSecret, type Randomness } from '../kernel/secrets.ts'
import type { AccountMeans } from './means.ts'
import type { User } from './tables.ts'

/** PBKDF2 parameters with which the client derives a password before sending it (SEC-013, SEC-014, SEC-017). */
const derivation = { salt: '.'.repeat(14), iterations: 200, length: 64, digest: 'sha1' } as const

/**
 * Scrypt costs. `chosen` is for passwords: 32 MiB and about 60 ms per hash. The client's derivation is weak, so a derived
 * password needs the full cost. `drawn` is for texts that the server generated at random. An eighth of the cost is enough
 * for them, because guessing a random text is hopeless anyway.
 */
const costs = {
  chosen: { N: 2 ** 15, r: 8, p: 1, maxmem: 2 ** 26 },
  drawn: { N: 2 ** 12, r: 8, p: 1, maxmem: 2 ** 26 },
} as const
const saltBytes = 16
const keyBytes = 32

const pbkdf2Key = promisify(pbkdf2)

export const newSalt = (random: Randomness): string => Buffer.from(random.bytes(saltBytes)).toString('base64')

/** Hashes a secret text with scrypt. Salt and hash are base64. */
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

/**
 * Returns the texts to try for a typed password: first its canonical form (RFC 8265, OpaqueString), then the typed text if
 * it differs from the canonical form.
 */
export const passwordForms = (typed: string): ReadonlySet<string> =>
  new Set([typed.normalize('NFC').replace(/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g, ' '), typed])

export interface StoredPassword {
  readonly passwordHash: string
  readonly passwordSalt: string
}

/** Hashes a derived password with a new salt, for storage. */
export const storePassword = async (derived: string, random: Randomness): Promise<StoredPassword> => {
  const passwordSalt = newSalt(random)
  return { passwordSalt, passwordHash: await slowHash('chosen', derived, passwordSalt) }
}

// The password of an unknown email is compared with this value, so that the response takes as long as for a known email. No
// password matches this value.
const noPassword: StoredPassword = { passwordSalt: 'AAAAAAAAAAAAAAAAAAAAAA==', passwordHash: '' }

/** True if a derived password matches the stored one. `stored` is null if the account does not exist. */
export const isPassword = async (derived: string, stored: StoredPassword | null): Promise<boolean> => {
  const { passwordSalt, passwordHash } = stored ?? noPassword
  return isSameSecret(await slowHash('chosen', derived, passwordSalt), passwordHash)
}

/**
 * Verifies the derived password of a signed-in user. Refuses a wrong password with 400 and too many attempts with 429 (A11).
 * Do not call this inside a transaction, because a rollback would also undo the count of attempts.
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
