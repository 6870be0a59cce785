import * as t from 'io-ts'
import { graphql, rest } from '../call.ts'
import { list, nothing, record, word } from '../codec.ts'

const requirement = word(t.keyof({ required: null, preferred: null, discouraged: null }))

/** Loads the options for a new passkey, as WebAuthn's JSON (CALL-091). */
export const postPasskeyChallenge = rest({
  name: 'POST /auth/passkey/register/challenge',
  input: nothing,
  reply: record(
    {
      challenge: t.string,
      rp: record({ name: t.string }, { id: t.string }),
      user: record({ id: t.string, name: t.string, displayName: t.string }),
      pubKeyCredParams: list(record({ type: t.literal('public-key'), alg: t.number })),
      attestation: word(t.keyof({ none: null, indirect: null, direct: null, enterprise: null })),
    },
    {
      timeout: t.number,
      excludeCredentials: list(record({ type: t.literal('public-key'), id: t.string })),
      authenticatorSelection: record({
        authenticatorAttachment: word(t.keyof({ platform: null, 'cross-platform': null })),
        residentKey: requirement,
        userVerification: requirement,
      }),
    },
  ),
})

/** Verifies and saves a new passkey. The input is the browser's registration response, as WebAuthn's JSON (CALL-092). */
export const postPasskeyVerification = rest({
  name: 'POST /auth/passkey/register/verify',
  input: record({
    credential: record({
      id: t.string,
      rawId: t.string,
      type: t.literal('public-key'),
      response: record({ clientDataJSON: t.string, attestationObject: t.string, transports: list(t.string) }),
    }),
  }),
  reply: nothing,
})

/** Removes a passkey; returns false if it does not exist (CALL-021). */
export const deletePasskeyCredential = graphql({
  name: 'DeletePasskeyCredential',
  document: `mutation DeletePasskeyCredential($token: String!, $csrf: String!, $credentialId: ID!) {
    user(token: $token, csrf: $csrf) {
      deletePasskeyCredential(credentialId: $credentialId)
    }
  }`,
  input: record({ credentialId: t.string }),
  reply: record({ deletePasskeyCredential: t.boolean }),
})
