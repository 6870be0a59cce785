import * as t from 'io-ts'
import { rest } from '../call.ts'
import { nothing, record } from '../codec.ts'

/**
 * Beyond the specification: a provider with only the specified calls answers with 404, and requires no proof that its
 * calls cannot carry.
 */

/**
 * Gives a proof of identity ahead of a change whose call carries none. The proof is valid for five minutes in this
 * session. A user with two-factor sends `code`, of the authenticator app or a backup code. A user without two-factor
 * sends `hashedPassword`, derived as for a password change (SEC-017). A change without a proof is rejected with 403 and
 * the field "twoFactorCode" or "password", by the required kind.
 */
export const postSecondFactor = rest({
  name: 'POST /auth/second-factor',
  input: record({}, { code: t.string, hashedPassword: t.string }),
  reply: nothing,
})
