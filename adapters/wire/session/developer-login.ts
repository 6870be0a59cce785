import * as t from 'io-ts'
import { facade } from '../call.ts'
import { record } from '../codec.ts'

/** Signs in with the derived password; the call of the developers' login screen (CALL-079). Gives the user token. */
export const authenticate = facade({
  name: 'authenticate',
  facade: 'public',
  token: 'none',
  input: record({ email: t.string, hashedPassword: t.string }),
  reply: t.string,
})
