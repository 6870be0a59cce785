import type { PasskeyDirectory } from '@paydeck/core'
import { function as F, taskEither as TE } from 'fp-ts'
import type { GraphqlClient } from '../../transport/graphql-client.ts'
import type { RestClient } from '../../transport/rest-client.ts'
import { getPasskeyCredentials, getPasskeyStatus } from '../../wire/passkeys/passkey-status.ts'

/** The status comes by REST and the list by GraphQL, as the provider has them. */
export const restPasskeyDirectory = (clients: {
  readonly rest: RestClient
  readonly graphql: GraphqlClient
}): PasskeyDirectory => ({
  isEnabled: ({ email }) =>
    F.pipe(
      clients.rest.call(getPasskeyStatus)({ email }),
      TE.map(({ passkey }) => passkey),
    ),
  credentials: F.pipe(
    clients.graphql.call(getPasskeyCredentials)(),
    TE.map(({ passkeyCredentials }) => passkeyCredentials),
  ),
})
