import { browserAddressSuggestions } from '../browser/cards/address-suggestions.ts'
import { makeScriptLoader } from '../browser/scripts.ts'
import { graphqlCardChanges } from '../graphql/cards/card-settings.ts'
import { graphqlMailingAddresses } from '../graphql/cards/mailing-address.ts'
import { portModule } from '../port.ts'
import { restMailingAddresses } from '../rest/cards/mailing-address.ts'

const cardSettings = portModule({
  addressSuggestions: ({ configuration: { scripts } }) =>
    browserAddressSuggestions(
      window,
      makeScriptLoader(document, window.trustedTypes, Object.values(scripts)),
      scripts.maps,
    ),
  cardChanges: ({ graphql }) => graphqlCardChanges(graphql),
  mailingAddresses: ({ graphql, rest }) => ({ ...graphqlMailingAddresses(graphql), ...restMailingAddresses(rest) }),
})

/** Ports of the settings of a card. */
export const ports = [cardSettings]
