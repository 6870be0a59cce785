import { facadeAccountProtection } from '../facade/security/security-settings.ts'
import { facadeProductTokens } from '../facade/session/current-session.ts'
import { graphqlCardAccounts } from '../graphql/cards/card-list.ts'
import { graphqlPasskeyDirectory } from '../graphql/passkeys/passkey-status.ts'
import { graphqlPaymentRecords } from '../graphql/payments/recent-activity.ts'
import { graphqlUserAccount } from '../graphql/profile/basic-info.ts'
import { graphqlPayoutRecords } from '../graphql/receiving/payouts.ts'
import { portModule } from '../port.ts'
import { restPriceHistory } from '../rest/home/home-page.ts'
import { restPasskeyDirectory } from '../rest/passkeys/passkey-status.ts'
import { restSessionContext, restSessions } from '../rest/session/current-session.ts'
import { restApplicationRecords, restShopperRecords } from '../rest/verification/applications.ts'

/** Ports of the slices that start-up and home need. */
export const startModule = portModule({
  accountProtection: ({ facade }) => facadeAccountProtection(facade),
  applicationRecords: ({ rest }) => restApplicationRecords(rest),
  cardAccounts: ({ graphql }) => graphqlCardAccounts(graphql),
  passkeyDirectory: ({ rest, graphql }) => ({ ...restPasskeyDirectory(rest), ...graphqlPasskeyDirectory(graphql) }),
  paymentRecords: ({ graphql }) => graphqlPaymentRecords(graphql),
  payoutRecords: ({ graphql }) => graphqlPayoutRecords(graphql),
  priceHistory: ({ rest }) => restPriceHistory(rest),
  sessionContext: ({ rest }) => restSessionContext(rest),
  sessions: ({ rest, facade }) => ({ ...restSessions(rest), ...facadeProductTokens(facade) }),
  shopperRecords: ({ rest }) => restShopperRecords(rest),
  userAccount: ({ graphql }) => graphqlUserAccount(graphql),
})
