import * as t from 'io-ts'
import { rest } from '../call.ts'
import { nothing, record } from '../codec.ts'

/**
 * Saves the missing national identity number of the user (CALL-095, VERIF-082). The call has no idempotency key: repeating
 * it with the same number has no effect, and neither client nor provider may store the request (VERIF-083).
 */
export const postNationalIdentity = rest({
  name: 'POST /compliance/updateNationalIdentity',
  input: record({ nationalIdentityNumber: t.string, nationalIdentityIssuer: t.string }),
  reply: nothing,
})
