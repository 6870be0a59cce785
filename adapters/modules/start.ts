import type { Log, Services } from '@paydeck/core'
import { ContainerModule } from 'inversify'
import { facadeAccountProtection } from '../facade/security/security-settings.ts'
import { facadeProductTokens } from '../facade/session/current-session.ts'
import { facadeLogin } from '../facade/session/developer-login.ts'
import { graphqlCardAccounts } from '../graphql/cards/card-list.ts'
import { graphqlPasskeyDirectory } from '../graphql/passkeys/passkey-status.ts'
import { graphqlPaymentRecords } from '../graphql/payments/recent-activity.ts'
import { graphqlUserAccount } from '../graphql/profile/basic-info.ts'
import { graphqlPayoutRecords } from '../graphql/receiving/payouts.ts'
import { port } from '../port.ts'
import { restPriceHistory } from '../rest/home/home-page.ts'
import { restPasskeyDirectory } from '../rest/passkeys/passkey-status.ts'
import { restSessionContext, restSessions } from '../rest/session/current-session.ts'
import { restApplicationRecords, restShopperRecords } from '../rest/verification/applications.ts'
import { storedReminderTime } from '../storage/referral/referral-arrival.ts'
import type { FacadeClient } from '../transport/facade-client.ts'
import type { GraphqlClient } from '../transport/graphql-client.ts'
import type { RestClient } from '../transport/rest-client.ts'
import { clients } from './clients.ts'
import { lateAnalytics, lateMailingLists } from './late.ts'

/** The ports of the slices that start-up and home ask. */
export const startModule = (view: Window): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(port('sessions'))
      .toResolvedValue(
        (rest: RestClient, facade: FacadeClient) => ({
          ...restSessions(rest),
          ...facadeProductTokens(facade),
          ...facadeLogin(facade),
        }),
        [clients.rest, clients.facade],
      )
      .inSingletonScope()
    bind(port('sessionContext')).toResolvedValue(restSessionContext, [clients.rest]).inSingletonScope()
    bind(port('analytics'))
      .toResolvedValue(
        (rest: RestClient, services: Services, log: Log) => lateAnalytics(view, rest, services, log),
        [clients.rest, port('services'), port('log')],
      )
      .inSingletonScope()
    bind(port('userAccount')).toResolvedValue(graphqlUserAccount, [clients.graphql]).inSingletonScope()
    bind(port('accountProtection')).toResolvedValue(facadeAccountProtection, [clients.facade]).inSingletonScope()
    // Asked before the page is shown: what it says moves what stands below it.
    bind(port('passkeyDirectory'))
      .toResolvedValue(
        (rest: RestClient, graphql: GraphqlClient) => ({
          ...restPasskeyDirectory(rest),
          ...graphqlPasskeyDirectory(graphql),
        }),
        [clients.rest, clients.graphql],
      )
      .inSingletonScope()
    bind(port('applicationRecords')).toResolvedValue(restApplicationRecords, [clients.rest]).inSingletonScope()
    bind(port('shopperRecords')).toResolvedValue(restShopperRecords, [clients.rest]).inSingletonScope()
    bind(port('cardAccounts')).toResolvedValue(graphqlCardAccounts, [clients.graphql]).inSingletonScope()
    bind(port('paymentRecords')).toResolvedValue(graphqlPaymentRecords, [clients.graphql]).inSingletonScope()
    bind(port('payoutRecords')).toResolvedValue(graphqlPayoutRecords, [clients.graphql]).inSingletonScope()
    bind(port('priceHistory')).toResolvedValue(restPriceHistory, [clients.rest]).inSingletonScope()
    bind(port('mailingLists')).toResolvedValue(lateMailingLists, [clients.rest]).inSingletonScope()
    bind(port('reminderTime'))
      .toResolvedValue(storedReminderTime, [port('storage')])
      .inSingletonScope()
  })
