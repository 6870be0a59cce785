import * as t from 'io-ts'
import { rest } from '../call.ts'
import { nothing, record } from '../codec.ts'

/**
 * Saves the missing number of a shopper (CALL-095, VERIF-082). No idempotency key: repeating the number has no effect,
 * and neither side may store the request (VERIF-083).
 */
export const postNationalIdentity = rest({
  name: 'POST /compliance/updateNationalIdentity',
  input: record({ nationalIdentityNumber: t.string, nationalIdentityIssuer: t.string }),
  reply: nothing,
})
