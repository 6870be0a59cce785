import * as t from 'io-ts'
import { facade } from '../call.ts'
import { nothing, nullable, record } from '../codec.ts'

/** How the account is protected (CALL-081). The secret goes out only while two-factor is off. */
export const getSecuritySettings = facade({
  name: 'getSecuritySettings',
  input: nothing,
  reply: record({ otpEnabled: t.boolean, otpAuthKey: nullable(t.string), otpEmail: nullable(t.string) }),
})
