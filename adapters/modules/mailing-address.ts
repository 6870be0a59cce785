import type { Configuration } from '@paydeck/core'
import { browserAddressSuggestions } from '../browser/cards/address-suggestions.ts'
import { makeScriptLoader } from '../browser/scripts.ts'
import { graphqlMailingAddresses } from '../graphql/cards/mailing-address.ts'
import { type Bindings, port } from '../port.ts'
import { restMailingAddresses } from '../rest/cards/mailing-address.ts'
import type { GraphqlClient } from '../transport/graphql-client.ts'
import type { RestClient } from '../transport/rest-client.ts'
import { clients } from './clients.ts'

export const mailingAddressModule: Bindings = ({ bind }) => {
  bind(port('mailingAddresses')).toResolvedValue(
    (graphql: GraphqlClient, rest: RestClient) => ({
      ...graphqlMailingAddresses(graphql),
      ...restMailingAddresses(rest),
    }),
    [clients.graphql, clients.rest],
  )
  bind(port('addressSuggestions')).toResolvedValue(
    ({ scripts }: Configuration) =>
      browserAddressSuggestions(
        window,
        makeScriptLoader(document, window.trustedTypes, Object.values(scripts)),
        scripts.maps,
      ),
    [port('configuration')],
  )
}
