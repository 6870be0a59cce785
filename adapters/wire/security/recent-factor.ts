import * as t from 'io-ts'
import { rest } from '../call.ts'
import { nothing, record } from '../codec.ts'

/**
 * Call beyond the specification. A provider that supports only the calls in the specification responds with 404. Such a
 * provider requires no proof of identity for calls that have no field for a proof.
 */

/**
 * Sends a proof of identity before a change whose own call has no field for a proof. The proof is valid for five minutes in
 * this session. If two-factor is on, the user sends `code`: a code of the authenticator app, or a backup code. If two-factor
 * is off, the user sends `hashedPassword`, derived as for a password change (SEC-017). Without a proof, the provider rejects
 * the change with 403. The `field` of the error is then "twoFactorCode" or "password", depending on which proof the user has
 * to send.
 */
export const postSecondFactor = rest({
  name: 'POST /auth/second-factor',
  input: record({}, { code: t.string, hashedPassword: t.string }),
  reply: nothing,
})
