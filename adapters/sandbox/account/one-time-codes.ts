import { Secret, TOTP } from 'otpauth'
import type { Sealing } from '../kernel/sealing.ts'
import { isSameSecret, type Randomness } from '../kernel/secrets.ts'
import type { AccountMeans } from './means.ts'
import { placeOf } from './sealed-columns.ts'
import type { User } from './tables.ts'

const period = 30
const secretBytes = 20

export const newOtpSecret = (random: Randomness): string =>
  new Secret({ buffer: new Uint8Array(random.bytes(secretBytes)).buffer }).base32

/** Secret of a user's authenticator app in base32. Null if the user has none. */
export const otpSecretOf = (sealing: Sealing, { id, otpSecret }: Pick<User, 'id' | 'otpSecret'>): string | null =>
  otpSecret === null ? null : sealing.open(placeOf('otp-secret', id), otpSecret)

/** True if a text has the form of a code of the authenticator app. */
export const isOneTimeCode = (text: string): boolean => /^[0-9]{6}$/.test(text)

const stepOf = (now: number): number => Math.floor(now / (period * 1000))

const codeAt = (secret: string, step: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret), period, digits: 6, algorithm: 'SHA1' }).generate({
    timestamp: step * period * 1000,
  })

/** Returns the current code of six digits. */
export const currentCode = (secret: string, now: number): string => codeAt(secret, stepOf(now))

/** True if the code belongs to the current time step or the previous one. */
export const isCodeOf = (secret: string, code: string, now: number): boolean =>
  [stepOf(now), stepOf(now) - 1].some((step) => isSameSecret(codeAt(secret, step), code))

/**
 * Returns the last of the consecutive time steps, beginning with `step`, that all have this code. Neighboring steps can have
 * the same code by chance. Consuming the code consumes all these steps, so that the code is accepted only once.
 */
const lastStepOf = (secret: string, step: number, code: string): number =>
  isSameSecret(codeAt(secret, step + 1), code) ? lastStepOf(secret, step + 1, code) : step

/**
 * Consumes a code of the current time step or the previous one. Each step is accepted once. One update compares and sets the
 * last accepted step, so exactly one of several requests with the same code succeeds.
 */
export const consumeCode = async (
  { database, sealing, now }: Pick<AccountMeans, 'database' | 'sealing' | 'now'>,
  user: User,
  code: string,
): Promise<boolean> => {
  const secret = otpSecretOf(sealing, user)
  if (secret === null || !isOneTimeCode(code)) return false
  const present = stepOf(now())
  const steps = [present, present - 1].filter((step) => isSameSecret(codeAt(secret, step), code))
  for (const step of steps) {
    const { numUpdatedRows } = await database
      .updateTable('users')
      .set({ otpLastStep: lastStepOf(secret, step, code) })
      .where('id', '=', user.id)
      .where('otpSecret', '=', user.otpSecret)
      .where('otpLastStep', '<', step)
      .executeTakeFirst()
    if (numUpdatedRows === 1n) return true
  }
  return false
}
