import * as t from 'io-ts'
import { rest } from '../call.ts'
import { nothing, record } from '../codec.ts'

/** Changes the user's name (CALL-086). */
export const putUserName = rest({
  name: 'PUT /users/updateName',
  input: record({ givenName: t.string, familyName: t.string }),
  reply: nothing,
})
