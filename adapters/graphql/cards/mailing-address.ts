import type { MailingAddresses } from '@paydeck/core'
import { function as F, taskEither as TE } from 'fp-ts'
import type { GraphqlClient } from '../../transport/graphql-client.ts'
import { getMailingAddress, setMailingAddress } from '../../wire/cards/mailing-address.ts'

/**
 * Implements `onFile` and `save` of the port `MailingAddresses`. If the user has cleared the second address line, `save`
 * sends an empty text, so that the provider removes the line.
 */
export const graphqlMailingAddresses = (client: GraphqlClient): Pick<MailingAddresses, 'onFile' | 'save'> => ({
  onFile: F.pipe(
    client.call(getMailingAddress)(),
    TE.map(({ mailingAddress: address }) =>
      address === null ? null : { ...address, address2: address.address2 ?? '' },
    ),
  ),
  save: ({ address1, address2, city, state, postalCode, country }) =>
    F.pipe(
      client.call(setMailingAddress)({ address1, address2, city, state, postalCode, country }),
      TE.map((reply) => reply.setMailingAddress === true),
    ),
})
