import type { MailingAddresses } from '@paydeck/core'
import { function as F, taskEither as TE } from 'fp-ts'
import type { RestClient } from '../../transport/rest-client.ts'
import { postVerifyAddress } from '../../wire/cards/mailing-address.ts'

/** Implements `verify` of the port `MailingAddresses` (CARD-155). */
export const restMailingAddresses = (client: RestClient): Pick<MailingAddresses, 'verify'> => ({
  verify: ({ address1, city, state, postalCode, country }) =>
    F.pipe(
      client.call(postVerifyAddress)({
        address: {
          country,
          freeformAddress: `${address1}, ${city}, ${state} ${postalCode}`,
          address1,
          city,
          state,
          postalCode,
        },
      }),
      TE.map(({ addressVerification }) => addressVerification),
    ),
})
