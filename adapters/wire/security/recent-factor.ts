import * as t from 'io-ts'
import { rest } from '../call.ts'
import { nothing, record } from '../codec.ts'

/*
 * Beyond the specification: a provider that has only the specified calls answers this with 404, and never wants a proof
 * that no call can give.
 */

/**
 * Gives a proof of identity ahead of a change whose call carries none; it counts in this session for five minutes. A user
 * with two-factor sends `code`, of the authenticator app or a backup code. A user without it sends `hashedPassword`, derived
 * as for a password change (SEC-017). A change without a proof is refused with 403 and the field "twoFactorCode" or
 * "password", whichever is wanted.
 */
export const postSecondFactor = rest({
  name: 'POST /auth/second-factor',
  input: record({}, { code: t.string, hashedPassword: t.string }),
  reply: nothing,
})
