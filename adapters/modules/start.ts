import type { Log, Services } from '@paydeck/core'
import { ContainerModule } from 'inversify'
import { everyAnalytics, pageAnalytics } from '../browser/analytics.ts'
import { graphqlCardAccounts } from '../graphql/cards.ts'
import { graphqlPaymentRecords } from '../graphql/payments.ts'
import { graphqlUserAccount } from '../graphql/profile.ts'
import { graphqlPayoutRecords } from '../graphql/receiving.ts'
import { port } from '../port.ts'
import { restAnalytics } from '../rest/analytics.ts'
import { restPriceHistory } from '../rest/home.ts'
import { restPasskeyDirectory } from '../rest/passkeys.ts'
import { facadeAccountProtection } from '../rest/security.ts'
import { restSessions, restSurroundings } from '../rest/session.ts'
import { restApplications, restShopperRecords } from '../rest/verification.ts'
import { restMailingLists } from '../rest/waitlist.ts'
import { storedReminderTime } from '../storage/referral.ts'
import type { FacadeClient } from '../transport/facade-client.ts'
import type { GraphqlClient } from '../transport/graphql-client.ts'
import type { RestClient } from '../transport/rest-client.ts'
import { clients } from './clients.ts'

/** The ports of the slices that start-up and home ask. */
export const startModule = (view: Window): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(port('sessions'))
      .toResolvedValue(
        (rest: RestClient, facade: FacadeClient) => restSessions({ rest, facade }),
        [clients.rest, clients.facade],
      )
      .inSingletonScope()
    bind(port('surroundings')).toResolvedValue(restSurroundings, [clients.rest]).inSingletonScope()
    bind(port('analytics'))
      .toResolvedValue(
        (rest: RestClient, services: Services, log: Log) =>
          everyAnalytics([restAnalytics(rest, log), pageAnalytics(view, services.analytics, log)]),
        [clients.rest, port('services'), port('log')],
      )
      .inSingletonScope()
    bind(port('userAccount')).toResolvedValue(graphqlUserAccount, [clients.graphql]).inSingletonScope()
    bind(port('accountProtection')).toResolvedValue(facadeAccountProtection, [clients.facade]).inSingletonScope()
    bind(port('passkeyDirectory'))
      .toResolvedValue(
        (rest: RestClient, graphql: GraphqlClient) => restPasskeyDirectory({ rest, graphql }),
        [clients.rest, clients.graphql],
      )
      .inSingletonScope()
    bind(port('applications')).toResolvedValue(restApplications, [clients.rest]).inSingletonScope()
    bind(port('shopperRecords')).toResolvedValue(restShopperRecords, [clients.rest]).inSingletonScope()
    bind(port('cardAccounts')).toResolvedValue(graphqlCardAccounts, [clients.graphql]).inSingletonScope()
    bind(port('paymentRecords')).toResolvedValue(graphqlPaymentRecords, [clients.graphql]).inSingletonScope()
    bind(port('payoutRecords')).toResolvedValue(graphqlPayoutRecords, [clients.graphql]).inSingletonScope()
    bind(port('priceHistory')).toResolvedValue(restPriceHistory, [clients.rest]).inSingletonScope()
    bind(port('mailingLists')).toResolvedValue(restMailingLists, [clients.rest]).inSingletonScope()
    bind(port('reminderTime')).toResolvedValue(storedReminderTime, [port('storage')]).inSingletonScope()
  })
