import * as t from 'io-ts'
import { graphql, rest } from '../call.ts'
import { list, nothing, record } from '../codec.ts'

/** Checks if the user with an email address has enabled passkeys (CALL-090). */
export const getPasskeyStatus = rest({
  name: 'GET /auth/passkey/status',
  input: record({ email: t.string }),
  reply: record({ passkey: t.boolean }),
})

/** Lists the user's passkeys (CALL-020); `createdAt` is in milliseconds since 1970. */
export const getPasskeyCredentials = graphql({
  name: 'GetPasskeyCredentials',
  document: `query GetPasskeyCredentials($token: String!, $csrf: String!) {
    user(token: $token, csrf: $csrf) {
      passkeyCredentials { id publicKey createdAt }
    }
  }`,
  input: nothing,
  reply: record({ passkeyCredentials: list(record({ id: t.string, publicKey: t.string, createdAt: t.number })) }),
})
