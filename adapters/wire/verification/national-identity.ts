import * as t from 'io-ts'
import { rest } from '../call.ts'
import { nothing, record } from '../codec.ts'

/**
 * Gives the number of a shopper who has not given one (CALL-095, VERIF-082). Not keyed: the same number twice is as good as
 * once, and neither side remembers what was sent (VERIF-083).
 */
export const postNationalIdentity = rest({
  name: 'POST /compliance/updateNationalIdentity',
  input: record({ nationalIdentityNumber: t.string, nationalIdentityIssuer: t.string }),
  reply: nothing,
})
