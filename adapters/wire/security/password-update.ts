import * as t from 'io-ts'
import { rest } from '../call.ts'
import { nothing, record } from '../codec.ts'

/** Changes the password. The input holds derived keys, never a password (CALL-089, SEC-016, SEC-017). */
export const postChangePassword = rest({
  name: 'POST /dashboard-api/change-password',
  input: record({ oldHashedPassword: t.string, hashedPassword: t.string, salt: t.string }),
  reply: nothing,
})
