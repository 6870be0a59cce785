import * as t from 'io-ts'
import { facade } from '../call.ts'
import { nothing, nullable, record } from '../codec.ts'

/** Reads the two-factor settings (CALL-081). While two-factor is on, the settings do not contain the secret. */
export const getSecuritySettings = facade({
  name: 'getSecuritySettings',
  input: nothing,
  reply: record({ otpEnabled: t.boolean, otpAuthKey: nullable(t.string), otpEmail: nullable(t.string) }),
})
