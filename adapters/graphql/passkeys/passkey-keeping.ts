import type { PasskeyKeeper } from '@paydeck/core'
import { function as F, taskEither as TE } from 'fp-ts'
import type { GraphqlClient } from '../../transport/graphql-client.ts'
import { deletePasskeyCredential } from '../../wire/passkeys/passkey-keeping.ts'

/** Implements `remove` of the port `PasskeyKeeper`. */
export const graphqlPasskeyKeeper = (client: GraphqlClient): Pick<PasskeyKeeper, 'remove'> => ({
  remove: ({ id }) =>
    F.pipe(
      client.call(deletePasskeyCredential)({ credentialId: id }),
      TE.map((reply) => reply.deletePasskeyCredential),
    ),
})
