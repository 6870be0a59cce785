import type { PasskeyDirectory } from '@paydeck/core'
import { function as F, taskEither as TE } from 'fp-ts'
import type { GraphqlClient } from '../../transport/graphql-client.ts'
import { getPasskeyCredentials } from '../../wire/passkeys/passkey-status.ts'

/** Implements `credentials` of the port `PasskeyDirectory`. */
export const graphqlPasskeyDirectory = (client: GraphqlClient): Pick<PasskeyDirectory, 'credentials'> => ({
  credentials: F.pipe(
    client.call(getPasskeyCredentials)(),
    TE.map(({ passkeyCredentials }) => passkeyCredentials),
  ),
})
