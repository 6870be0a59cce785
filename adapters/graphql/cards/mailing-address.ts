import type { MailingAddresses } from '@paydeck/core'
import { function as F, taskEither as TE } from 'fp-ts'
import type { GraphqlClient } from '../../transport/graphql-client.ts'
import { getMailingAddress, setMailingAddress } from '../../wire/cards/mailing-address.ts'

/** The part of the port that is asked by GraphQL. A second line that was cleared is sent empty, so that it goes. */
export const graphqlMailingAddresses = (client: GraphqlClient): Pick<MailingAddresses, 'onFile' | 'save'> => ({
  onFile: F.pipe(
    client.call(getMailingAddress)(),
    TE.map(({ mailingAddress: kept }) => (kept === null ? null : { ...kept, address2: kept.address2 ?? '' })),
  ),
  save: ({ address1, address2, city, state, postalCode, country }) =>
    F.pipe(
      client.call(setMailingAddress)({ address1, address2, city, state, postalCode, country }),
      TE.map((reply) => reply.setMailingAddress === true),
    ),
})
