import { Secret, TOTP } from 'otpauth'
import type { Queries } from '../database/engine.ts'
import { isSameSecret, type Randomness } from '../kernel/secrets.ts'
import type { User } from './tables.ts'

const period = 30
const secretBytes = 20

export const newOtpSecret = (random: Randomness): string =>
  new Secret({ buffer: new Uint8Array(random.bytes(secretBytes)).buffer }).base32

const stepOf = (now: number): number => Math.floor(now / (period * 1000))

const codeAt = (secret: string, step: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret), period, digits: 6, algorithm: 'SHA1' }).generate({
    timestamp: step * period * 1000,
  })

/** The code of this moment, six digits. */
export const currentCode = (secret: string, now: number): string => codeAt(secret, stepOf(now))

/** Whether a code is one of this time step or of the one before. */
export const isCodeOf = (secret: string, code: string, now: number): boolean =>
  [stepOf(now), stepOf(now) - 1].some((step) => isSameSecret(codeAt(secret, step), code))

/** The last step in a row with this code. Digits that happen to return at once are no new code: they have been seen. */
const lastStepOf = (secret: string, step: number, code: string): number =>
  isSameSecret(codeAt(secret, step + 1), code) ? lastStepOf(secret, step + 1, code) : step

/**
 * Takes a code: of this time step or the one before, and each step once. The last accepted step is compared and
 * set in one update, so that of many requests with one code exactly one is taken.
 */
export const takeCode = async (queries: Queries, user: User, code: string, now: number): Promise<boolean> => {
  const { otpSecret } = user
  if (otpSecret === null || !/^[0-9]{6}$/.test(code)) return false
  const steps = [stepOf(now), stepOf(now) - 1].filter((step) => isSameSecret(codeAt(otpSecret, step), code))
  for (const step of steps) {
    const { numUpdatedRows } = await queries
      .updateTable('users')
      .set({ otpLastStep: lastStepOf(otpSecret, step, code) })
      .where('id', '=', user.id)
      .where('otpSecret', '=', otpSecret)
      .where('otpLastStep', '<', step)
      .executeTakeFirst()
    if (numUpdatedRows === 1n) return true
  }
  return false
}
