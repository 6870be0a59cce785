import type { Log, Services } from '@paydeck/core'
import { ContainerModule } from 'inversify'
import { graphqlCardAccounts } from '../graphql/cards.ts'
import { graphqlPaymentRecords } from '../graphql/payments.ts'
import { graphqlUserAccount } from '../graphql/profile.ts'
import { graphqlPayoutRecords } from '../graphql/receiving.ts'
import { port } from '../port.ts'
import { restPriceHistory } from '../rest/home.ts'
import { restPasskeyDirectory } from '../rest/passkeys.ts'
import { facadeAccountProtection } from '../rest/security.ts'
import { restSessions, restSessionContext } from '../rest/session.ts'
import { restApplicationRecords, restShopperRecords } from '../rest/verification.ts'
import { storedReminderTime } from '../storage/referral.ts'
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
        (rest: RestClient, facade: FacadeClient) => restSessions({ rest, facade }),
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
        (rest: RestClient, graphql: GraphqlClient) => restPasskeyDirectory({ rest, graphql }),
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
