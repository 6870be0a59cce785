import { browserPasswords } from '@paydeck/adapters/browser/passwords'
import { facadeAccountProtection } from '@paydeck/adapters/facade/security/security-settings'
import { facadeLogins } from '@paydeck/adapters/facade/session/developer-login'
import { graphqlCardAccounts } from '@paydeck/adapters/graphql/cards/card-list'
import { graphqlCardTopUps } from '@paydeck/adapters/graphql/cards/card-top-up'
import { graphqlPaymentRecords } from '@paydeck/adapters/graphql/payments/recent-activity'
import { graphqlUserAccount } from '@paydeck/adapters/graphql/profile/basic-info'
import { graphqlProfileRecords } from '@paydeck/adapters/graphql/profile/profile-settings'
import { graphqlPayoutRecords } from '@paydeck/adapters/graphql/receiving/payouts'
import { graphqlReferralRecords } from '@paydeck/adapters/graphql/referral/referral-programme'
import { restPriceHistory } from '@paydeck/adapters/rest/home/home-page'
import { restProfileRecords } from '@paydeck/adapters/rest/profile/name-update'
import { restMerchantAccounts } from '@paydeck/adapters/rest/profile/upgrade'
import { restPairingCodes } from '@paydeck/adapters/rest/profile/wallet-pairing'
import { restSecurityRecord } from '@paydeck/adapters/rest/security/security-history'
import { restSessionContext } from '@paydeck/adapters/rest/session/current-session'
import { restNewApplications } from '@paydeck/adapters/rest/verification/application-creation'
import { restApplicationRecords, restShopperRecords } from '@paydeck/adapters/rest/verification/applications'
import { restNationalIdentityRecords } from '@paydeck/adapters/rest/verification/national-identity'
import { restMailingLists } from '@paydeck/adapters/rest/waitlist'
import { makeIdempotentSend } from '@paydeck/adapters/transport/idempotent-sends'
import type { WireEntry } from '@paydeck/adapters/wire/table'
import type { Fault } from '@paydeck/core'
import { fromMinorUnits } from '@paydeck/core/money'
import {
  type CallBench,
  callLaws,
  type BenchRenewal,
  cardAccountsLaws,
  type MailingListsBench,
  mailingListsLaws,
  paymentRecordsLaws,
  priceHistoryLaws,
  readLaws,
  type SessionsBench,
  sessionsLaws,
} from '@paydeck/core/testing'
import { seededId } from '@paydeck/sandbox/kernel/seeded-random'
import type { taskEither as TE } from 'fp-ts'
import { afterAll, beforeAll } from 'vitest'
import { clientsOf, openClients, passkeyDirectoryOf, passkeyKeeperOf, sessionsOf } from '../sandbox/clients.ts'
import { account, type Client, makeJar, type Running, startSandbox } from '../sandbox/running.ts'
import { callBench } from './call-bench.ts'
import { runLaws } from './run-laws.ts'

type Clients = ReturnType<typeof clientsOf>

// The clock of this sandbox stands still, so repeated reads return the same data.
const moment = Date.now()
let running: Running
beforeAll(async () => {
  running = await startSandbox({ clock: () => moment })
})
afterAll(() => running.close())

let newUser: Promise<Client> | null = null

/**
 * Returns one user with a passkey, payments and a card, whom the tests of all methods share. Clears the recorded calls and
 * the faults.
 */
const anew = async (): Promise<Client> => {
  const changes = { passkeys: 1, payments: 3, cards: [{ provider: 'galileo', transactions: 0 }] }
  const client = await (newUser ??= account('shopper', { ...changes, accessTypes: ['visaCard', 'galileo'] }, running))
  await client.control('DELETE', 'calls')
  await client.control('DELETE', 'faults')
  return client
}

/** Makes the test setup for one port method in the running sandbox. */
const asking =
  <A>(call: WireEntry, askOf: (clients: Clients, client: Client) => TE.TaskEither<Fault, A>) =>
  async (): Promise<CallBench<A>> => {
    const client = await anew()
    return callBench(client, call, askOf(clientsOf(client), client))
  }

const since = new Date(moment - 90 * 86_400_000).toISOString()
const day = { code: 'BTC', currency: 'USD', period: '1D', points: 24 } as const
const recent = { limit: 5, startDate: since, merchantStatus: 'ALL_BUT_EXPIRED_AND_UNPAID' } as const

const topUpsOf = ({ graphql }: Clients) =>
  graphqlCardTopUps(
    graphql,
    makeIdempotentSend(() => crypto.randomUUID()),
  )
const cardIdOf = ({ userId }: Client): string => seededId(userId, 'card', 0)

/** Read-only port methods, each with the name of the API call that it sends. */
const reads = {
  'sessions.current': asking('GET /auth/session', (clients) => sessionsOf(clients).current),
  'sessions.productTokens': asking('getProductTokens', (clients) => sessionsOf(clients).productTokens),
  'sessionContext.country': asking('GET /wallet-card/location', ({ rest }) => restSessionContext(rest).country),
  'sessionContext.language': asking('GET /id/language', ({ rest }) => restSessionContext(rest).language),
  'sessionContext.facadeAccess': asking('GET /auth/facadeAccess', ({ rest }) => restSessionContext(rest).facadeAccess),
  'userAccount.basicInfo': asking('START_GET_BASIC_INFO', ({ graphql }) => graphqlUserAccount(graphql).basicInfo),
  'passkeyDirectory.credentials': asking('GetPasskeyCredentials', (clients) => passkeyDirectoryOf(clients).credentials),
  'passkeyDirectory.isEnabled': asking('GET /auth/passkey/status', (clients, { email }) =>
    passkeyDirectoryOf(clients).isEnabled({ email }),
  ),
  'applicationRecords.list': asking('GET /compliance/applications', ({ rest }) => restApplicationRecords(rest).list),
  'shopperRecords.isInfoMissing': asking(
    'GET /compliance/missingShopperInfo',
    ({ rest }) => restShopperRecords(rest).isInfoMissing,
  ),
  'cardAccounts.list': asking('GetDebitCards', ({ graphql }) => graphqlCardAccounts(graphql).list),
  'cardAccounts.balances': asking('GetDebitCardBalances', ({ graphql }) => graphqlCardAccounts(graphql).balances),
  'cardTopUps.pending': asking('GetCardTopUps', (clients, client) =>
    topUpsOf(clients).pending({ cardId: cardIdOf(client), startDate: 0 }),
  ),
  'paymentRecords.recent': asking('GetRecentActivity', ({ graphql }) => graphqlPaymentRecords(graphql).recent(recent)),
  'payoutRecords.atStart': asking('START_GET_PAYOUT_PROFILES', ({ graphql }) => graphqlPayoutRecords(graphql).atStart),
  'priceHistory.of': asking('GET /rates/history/:code/USD', ({ rest }) => restPriceHistory(rest).of(day)),
  'referralRecords.status': asking('getReferralStatus', ({ graphql }) => graphqlReferralRecords(graphql).status),
  'referralRecords.code': asking('GetReferralCode', ({ graphql }) => graphqlReferralRecords(graphql).code),
  'mailingLists.optInOf': asking('GET /marketing/marketingOptIn', ({ rest }, { email }) =>
    restMailingLists(rest).optInOf({ email }),
  ),
} as const

for (const [name, make] of Object.entries(reads)) runLaws(name, readLaws<unknown>(make))

const joining = asking('POST /marketing/marketingOptIn', ({ rest }, { email }) =>
  restMailingLists(rest).join({ email, attribute: 'Card Waitlist' }),
)
runLaws('mailingLists.join', callLaws(joining))

const challenge = asking('POST /auth/passkey/register/challenge', (clients) => passkeyKeeperOf(clients).challenge)
runLaws('passkeyKeeper.challenge', callLaws(challenge))
// Each request returns a new two-factor secret, so repeated reads differ (decision 21), and the laws for reads do not apply.
runLaws(
  'accountProtection.settings',
  callLaws(asking('getSecuritySettings', ({ facade }) => facadeAccountProtection(facade).settings)),
)
runLaws(
  'securityRecord.stop',
  callLaws(asking('POST /auth/security-history/stop', ({ rest }) => restSecurityRecord(rest).stop({ id: '0' }))),
)
runLaws(
  'passkeyKeeper.remove',
  callLaws(asking('DeletePasskeyCredential', (clients) => passkeyKeeperOf(clients).remove({ id: 'AAAA' }))),
)

const renaming = asking('PUT /users/updateName', ({ rest }) =>
  restProfileRecords(rest).updateName({ givenName: 'Ada', familyName: 'Norris' }),
)
runLaws('profileRecords.updateName', callLaws(renaming))
runLaws(
  'profileRecords.setEmailOptIn',
  callLaws(
    asking('ToggleMarketingOptIn', ({ graphql }) => graphqlProfileRecords(graphql).setEmailOptIn({ optIn: true })),
  ),
)

runLaws(
  'referralRecords.generateCode',
  callLaws(asking('GenerateReferralCode', ({ graphql }) => graphqlReferralRecords(graphql).generateCode)),
)
runLaws(
  'cardTopUps.makeInvoice',
  callLaws(
    asking('GenerateTopUp', (clients, client) =>
      topUpsOf(clients).makeInvoice({ cardId: cardIdOf(client), amount: fromMinorUnits(2500n, 2), currency: 'USD' }),
    ),
  ),
)
runLaws(
  'newApplications.create',
  callLaws(
    asking('POST /compliance/applications', ({ rest }) =>
      restNewApplications(
        rest,
        makeIdempotentSend(() => crypto.randomUUID()),
      ).create({ productName: 'payoutsRecipient', notifyUser: false }),
    ),
  ),
)
runLaws(
  'merchantAccounts.upgrade',
  callLaws(
    asking('POST /users/registerPaymentAcceptance', ({ rest }) =>
      restMerchantAccounts(rest).upgrade({
        merchantName: 'Lumen Books',
        merchantCustomerType: 'company',
        affiliateOid: null,
        captchaResponse: `sandbox-captcha-${crypto.randomUUID()}`,
      }),
    ),
  ),
)
runLaws(
  'pairingCodes.newCode',
  callLaws(asking('POST /auth/generateBitAuthPairingCode', ({ rest }) => restPairingCodes(rest).newCode)),
)

// The client ignores the body of a 2xx response, so no response counts as malformed (VERIF-082).
runLaws(
  'nationalIdentityRecords.give',
  callLaws(
    asking('POST /compliance/updateNationalIdentity', ({ rest }) =>
      restNationalIdentityRecords(rest).give({ number: '123456789', issuer: 'USA' }),
    ),
    ['unauthorized', 'rejected', 'unreachable'],
  ),
)

const listed = async (): Promise<MailingListsBench> => {
  const client = await account('shopper', {}, running)
  return { lists: restMailingLists(clientsOf(client).rest), email: client.email }
}
runLaws('mailing lists', mailingListsLaws(listed))

const cardholder = async (): Promise<Clients> => clientsOf(await account('cardholder', {}, running))
runLaws(
  'cards',
  cardAccountsLaws(async () => graphqlCardAccounts((await cardholder()).graphql)),
)
runLaws(
  'prices',
  priceHistoryLaws(async () => ({ prices: restPriceHistory((await cardholder()).rest), now: () => moment })),
)
runLaws(
  'payments',
  paymentRecordsLaws(async () => ({ records: graphqlPaymentRecords((await cardholder()).graphql), now: moment })),
)

const stranger = async (renewal: BenchRenewal): Promise<SessionsBench> => {
  const { email, password } = await account('shopper', {}, running)
  const clients = openClients(makeJar(running.address).fetch, (own) => renewal({ ...own, sessions: sessionsOf(own) }))
  const hashedPassword = await browserPasswords(crypto.subtle).derive(password)()
  const logins = facadeLogins(clients.facade)
  return { sessions: sessionsOf(clients), logins, credentials: clients.credentials, email, hashedPassword }
}
runLaws('sessions and credentials', sessionsLaws(stranger))
