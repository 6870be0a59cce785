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
  type AskBench,
  askLaws,
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
import { askBench } from './ask-bench.ts'
import { obey } from './obey.ts'

type Clients = ReturnType<typeof clientsOf>

// Provider whose time is constant, so that repeated requests return equal responses.
const moment = Date.now()
let running: Running
beforeAll(async () => {
  running = await startSandbox({ clock: () => moment })
})
afterAll(() => running.close())

let newUser: Promise<Client> | null = null

/** Returns a user with data for every call, without recorded calls and faults. */
const freshUser = async (): Promise<Client> => {
  const changes = { passkeys: 1, payments: 3, cards: [{ provider: 'galileo', transactions: 0 }] }
  const client = await (newUser ??= account('shopper', { ...changes, accessTypes: ['visaCard', 'galileo'] }, running))
  await client.control('DELETE', 'calls')
  await client.control('DELETE', 'faults')
  return client
}

/** Returns the bench of a port method over the running sandbox. */
const benchOfCall =
  <A>(call: WireEntry, askOf: (clients: Clients, client: Client) => TE.TaskEither<Fault, A>) =>
  async (): Promise<AskBench<A>> => {
    const client = await freshUser()
    return askBench(client, call, askOf(clientsOf(client), client))
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

/** Benches of the port methods that read, each with its call. */
const reads = {
  'the session': benchOfCall('GET /auth/session', (clients) => sessionsOf(clients).current),
  'the product tokens': benchOfCall('getProductTokens', (clients) => sessionsOf(clients).productTokens),
  'the country': benchOfCall('GET /wallet-card/location', ({ rest }) => restSessionContext(rest).country),
  'the language': benchOfCall('GET /id/language', ({ rest }) => restSessionContext(rest).language),
  'the facade access': benchOfCall('GET /auth/facadeAccess', ({ rest }) => restSessionContext(rest).facadeAccess),
  'the basic info': benchOfCall('START_GET_BASIC_INFO', ({ graphql }) => graphqlUserAccount(graphql).basicInfo),
  'the passkeys': benchOfCall('GetPasskeyCredentials', (clients) => passkeyDirectoryOf(clients).credentials),
  'the support of passkeys': benchOfCall('GET /auth/passkey/status', (clients, { email }) =>
    passkeyDirectoryOf(clients).isEnabled({ email }),
  ),
  'the applications': benchOfCall('GET /compliance/applications', ({ rest }) => restApplicationRecords(rest).list),
  'the missing information': benchOfCall(
    'GET /compliance/missingShopperInfo',
    ({ rest }) => restShopperRecords(rest).isInfoMissing,
  ),
  'the cards': benchOfCall('GetDebitCards', ({ graphql }) => graphqlCardAccounts(graphql).list),
  'the balances': benchOfCall('GetDebitCardBalances', ({ graphql }) => graphqlCardAccounts(graphql).balances),
  'the pending top-ups': benchOfCall('GetCardTopUps', (clients, client) =>
    topUpsOf(clients).pending({ cardId: cardIdOf(client), startDate: 0 }),
  ),
  'the recent activity': benchOfCall('GetRecentActivity', ({ graphql }) =>
    graphqlPaymentRecords(graphql).recent(recent),
  ),
  'the payouts': benchOfCall('START_GET_PAYOUT_PROFILES', ({ graphql }) => graphqlPayoutRecords(graphql).atStart),
  'the prices': benchOfCall('GET /rates/history/:code/USD', ({ rest }) => restPriceHistory(rest).of(day)),
  'the status of the referral': benchOfCall(
    'getReferralStatus',
    ({ graphql }) => graphqlReferralRecords(graphql).status,
  ),
  'the referral code': benchOfCall('GetReferralCode', ({ graphql }) => graphqlReferralRecords(graphql).code),
  'the opt-in data': benchOfCall('GET /marketing/marketingOptIn', ({ rest }, { email }) =>
    restMailingLists(rest).optInOf({ email }),
  ),
} as const

for (const [name, make] of Object.entries(reads)) obey(name, readLaws<unknown>(make))

const joining = benchOfCall('POST /marketing/marketingOptIn', ({ rest }, { email }) =>
  restMailingLists(rest).join({ email, attribute: 'Card Waitlist' }),
)
obey('joining a mailing list', askLaws(joining))

const challenge = benchOfCall('POST /auth/passkey/register/challenge', (clients) => passkeyKeeperOf(clients).challenge)
obey('requesting the challenge of a new passkey', askLaws(challenge))
// The offered secret of the second factor is new for each request (decision 21).
obey(
  'the security settings',
  askLaws(benchOfCall('getSecuritySettings', ({ facade }) => facadeAccountProtection(facade).settings)),
)
obey(
  'stopping a change of the receiving address',
  askLaws(benchOfCall('POST /auth/security-history/stop', ({ rest }) => restSecurityRecord(rest).stop({ id: '0' }))),
)
obey(
  'removing a passkey',
  askLaws(benchOfCall('DeletePasskeyCredential', (clients) => passkeyKeeperOf(clients).remove({ id: 'AAAA' }))),
)

const renaming = benchOfCall('PUT /users/updateName', ({ rest }) =>
  restProfileRecords(rest).updateName({ givenName: 'Ada', familyName: 'Norris' }),
)
obey('changing the name', askLaws(renaming))
obey(
  'changing the opt-in',
  askLaws(
    benchOfCall('ToggleMarketingOptIn', ({ graphql }) => graphqlProfileRecords(graphql).setEmailOptIn({ optIn: true })),
  ),
)

obey(
  'creating a referral code',
  askLaws(benchOfCall('GenerateReferralCode', ({ graphql }) => graphqlReferralRecords(graphql).generateCode)),
)
obey(
  'creating the invoice of a top-up',
  askLaws(
    benchOfCall('GenerateTopUp', (clients, client) =>
      topUpsOf(clients).makeInvoice({ cardId: cardIdOf(client), amount: fromMinorUnits(2500n, 2), currency: 'USD' }),
    ),
  ),
)
obey(
  'creating an application',
  askLaws(
    benchOfCall('POST /compliance/applications', ({ rest }) =>
      restNewApplications(
        rest,
        makeIdempotentSend(() => crypto.randomUUID()),
      ).create({ productName: 'payoutsRecipient', notifyUser: false }),
    ),
  ),
)
obey(
  'becoming a business',
  askLaws(
    benchOfCall('POST /users/registerPaymentAcceptance', ({ rest }) =>
      restMerchantAccounts(rest).upgrade({
        merchantName: 'Lumen Books',
        merchantCustomerType: 'company',
        affiliateOid: null,
        captchaResponse: `sandbox-captcha-${crypto.randomUUID()}`,
      }),
    ),
  ),
)
obey(
  'creating a pairing code',
  askLaws(benchOfCall('POST /auth/generateBitAuthPairingCode', ({ rest }) => restPairingCodes(rest).newCode)),
)

// The client ignores the body of a 2xx response, so no body is malformed (VERIF-082).
obey(
  'sending the missing identity number',
  askLaws(
    benchOfCall('POST /compliance/updateNationalIdentity', ({ rest }) =>
      restNationalIdentityRecords(rest).give({ number: '123456789', issuer: 'USA' }),
    ),
    ['unauthorized', 'refused', 'gone'],
  ),
)

const listed = async (): Promise<MailingListsBench> => {
  const client = await account('shopper', {}, running)
  return { lists: restMailingLists(clientsOf(client).rest), email: client.email }
}
obey('mailing lists', mailingListsLaws(listed))

const cardholder = async (): Promise<Clients> => clientsOf(await account('cardholder', {}, running))
obey(
  'cards',
  cardAccountsLaws(async () => graphqlCardAccounts((await cardholder()).graphql)),
)
obey(
  'prices',
  priceHistoryLaws(async () => restPriceHistory((await cardholder()).rest)),
)
obey(
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
obey('sessions and credentials', sessionsLaws(stranger))
