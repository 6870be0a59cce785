import type { ProfileRecords } from '@paydeck/core'
import { function as F, taskEither as TE } from 'fp-ts'
import type { GraphqlClient } from '../../transport/graphql-client.ts'
import { toggleMarketingOptIn } from '../../wire/profile/profile-settings.ts'

/** Implements `setEmailOptIn` of the port `ProfileRecords`. */
export const graphqlProfileRecords = (client: GraphqlClient): Pick<ProfileRecords, 'setEmailOptIn'> => ({
  setEmailOptIn: (input) =>
    F.pipe(
      client.call(toggleMarketingOptIn)(input),
      TE.map((reply) => reply.toggleMarketingOptIn),
    ),
})
