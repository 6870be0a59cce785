import type { ProfileRecords } from '@paydeck/core'
import { function as F, taskEither as TE } from 'fp-ts'
import type { GraphqlClient } from '../../transport/graphql-client.ts'
import type { RestClient } from '../../transport/rest-client.ts'
import { putUserName, toggleMarketingOptIn } from '../../wire/profile/profile-settings.ts'

/** The name is changed by REST, the opt-in by GraphQL. */
export const restProfileRecords = (clients: {
  readonly rest: RestClient
  readonly graphql: GraphqlClient
}): ProfileRecords => ({
  updateName: clients.rest.call(putUserName),
  setEmailOptIn: (input) =>
    F.pipe(
      clients.graphql.call(toggleMarketingOptIn)(input),
      TE.map((reply) => reply.toggleMarketingOptIn),
    ),
})
