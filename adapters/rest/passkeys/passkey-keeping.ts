import type { PasskeyKeeper } from '@paydeck/core'
import { function as F, taskEither as TE } from 'fp-ts'
import type { GraphqlClient } from '../../transport/graphql-client.ts'
import type { RestClient } from '../../transport/rest-client.ts'
import {
  deletePasskeyCredential,
  postPasskeyChallenge,
  postPasskeyVerification,
} from '../../wire/passkeys/passkey-keeping.ts'

/** Registration is REST and removal GraphQL, as the provider has them. */
export const restPasskeyKeeper = (clients: {
  readonly rest: RestClient
  readonly graphql: GraphqlClient
}): PasskeyKeeper => ({
  challenge: clients.rest.call(postPasskeyChallenge)(),
  verify: (credential) => clients.rest.call(postPasskeyVerification)({ credential }),
  remove: ({ id }) =>
    F.pipe(
      clients.graphql.call(deletePasskeyCredential)({ credentialId: id }),
      TE.map((reply) => reply.deletePasskeyCredential),
    ),
})
