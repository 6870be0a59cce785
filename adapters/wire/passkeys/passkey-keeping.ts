import * as t from 'io-ts'
import { graphql, rest } from '../call.ts'
import { list, nothing, record, word } from '../codec.ts'

const requirement = word(t.keyof({ required: null, preferred: null, discouraged: null }))

/** What a new passkey is to be made by, as WebAuthn's JSON (CALL-091). */
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

/** A passkey that was made, as WebAuthn's JSON (CALL-092). */
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

/** Removes a passkey; false where there was none (CALL-021). */
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
