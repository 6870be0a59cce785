import * as t from 'io-ts'
import { rest } from '../call.ts'
import { nothing, record } from '../codec.ts'

/*
 * Beyond the specification: a provider that has only the specified calls answers this with 404, and asks for no code where
 * it has no call to give one.
 */

/**
 * Gives a second factor ahead of a change whose call carries none (CALL-065, CALL-066): it counts in this session for some
 * minutes. `code` is one of the authenticator app, or a backup code. What wants it is refused with 403 and the field
 * "twoFactorCode".
 */
export const postSecondFactor = rest({
  name: 'POST /auth/second-factor',
  input: record({ code: t.string }),
  reply: nothing,
})
