import * as t from 'io-ts'
import { facade } from '../call.ts'
import { record } from '../codec.ts'

/** Signs in with the derived password, from the developer login screen (CALL-079). Returns the user token. */
export const authenticate = facade({
  name: 'authenticate',
  facade: 'public',
  token: 'none',
  input: record({ email: t.string, hashedPassword: t.string }),
  reply: t.string,
})
