import { graphqlCardActivities } from '@paydeck/adapters/graphql/cards/card-activity'
import { graphqlCardReports } from '@paydeck/adapters/graphql/cards/card-export'
import { graphqlCardAccounts } from '@paydeck/adapters/graphql/cards/card-list'
import { graphqlCardChanges } from '@paydeck/adapters/graphql/cards/card-settings'
import { graphqlCardTransactions } from '@paydeck/adapters/graphql/cards/card-transaction'
import { graphqlMailingAddresses } from '@paydeck/adapters/graphql/cards/mailing-address'
import { restMailingAddresses } from '@paydeck/adapters/rest/cards/mailing-address'
import type { WireEntry } from '@paydeck/adapters/wire/table'
import type { Fault } from '@paydeck/core'
import {
  type CallBench,
  callLaws,
  cardActivitiesLaws,
  type CardActivitiesBench,
  cardChangesLaws,
  type CardChangesBench,
  cardReportsLaws,
  type CardReportsBench,
  cardTransactionsLaws,
  type CardTransactionsBench,
  mailingAddressesLaws,
  readLaws,
} from '@paydeck/core/testing'
import { seededId } from '@paydeck/sandbox/kernel/seeded-random'
import { function as F, taskEither as TE } from 'fp-ts'
import { clientsOf } from '../sandbox/clients.ts'
import { sandboxInTime } from '../sandbox/in-time.ts'
import { account, type Client } from '../sandbox/running.ts'
import { callBench } from './call-bench.ts'
import { runLaws } from './run-laws.ts'

type Clients = ReturnType<typeof clientsOf>

// The clock of this sandbox stands still unless a test advances it, so repeated reads return the same data.
const place = sandboxInTime()
const moment = place.now()
const day = 86_400_000

const cards = [
  { provider: 'galileo', transactions: 40, lastFourDigits: '4417' },
  { provider: 'firstView', transactions: 20, lastFourDigits: '4417' },
]
const cardIdOf = ({ userId }: Client, position = 0): string => seededId(userId, 'card', position)

let newUser: Promise<Client> | null = null

/** Returns the user that all methods share, who has a card of each programme. Clears the recorded calls and the faults. */
const anew = async (): Promise<Client> => {
  const client = await (newUser ??= account('shopper', { cards, accessTypes: ['visaCard', 'galileo'] }, place.running))
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

const year = new Date(moment).getUTCFullYear()
const inWindow = { startDate: moment - 90 * day, endDate: moment, requestedAt: moment }
const address = {
  address1: '1209 Juniper Street',
  address2: '',
  city: 'Fairhollow',
  state: 'OR',
  postalCode: '97199',
  country: 'US',
}

const overviewOf =
  (form: 'paged' | 'unpaged') =>
  ({ graphql }: Clients, client: Client) =>
    graphqlCardActivities(graphql).overview({ ...inWindow, cardId: cardIdOf(client), form })
const reportOf =
  (provider: 'firstView' | 'galileo') =>
  ({ graphql }: Clients, client: Client) =>
    graphqlCardReports(graphql).ofYear({
      cardId: cardIdOf(client, provider === 'galileo' ? 0 : 1),
      provider,
      lastFour: '4417',
      year,
    })

/**
 * Read-only port methods for cards, each with the name of the API call that it sends. `overview` with paging sends two calls, so
 * it has two entries.
 */
const reads = {
  'cardActivities.overview with paging': asking('GetCardActivityOverviewPaged', overviewOf('paged')),
  'cardActivities.overview with paging: pending transactions': asking('GetPendingTransactions', overviewOf('paged')),
  'cardActivities.overview without paging': asking('GetCardActivityOverview', overviewOf('unpaged')),
  'cardActivities.overview without paging: top-ups': asking('GetCardTopUps', overviewOf('unpaged')),
  'cardActivities.settled': asking('GetSettledTransactions', ({ graphql }, client) =>
    graphqlCardActivities(graphql).settled({ ...inWindow, cardId: cardIdOf(client), page: 1, pageSize: 100 }),
  ),
  'cardTransactions.find': asking('GetCardTransaction', ({ graphql }, client) => {
    const cardId = cardIdOf(client)
    return F.pipe(
      graphqlCardActivities(graphql).settled({ ...inWindow, cardId, page: 1, pageSize: 1 }),
      TE.flatMap(({ transactionList: [first] }) =>
        graphqlCardTransactions(graphql).find({ cardId, transactionId: first?.id ?? '' }),
      ),
    )
  }),
  'cardReports.ofYear, firstView': asking('ExportFirstViewCsv', reportOf('firstView')),
  'cardReports.ofYear, galileo': asking('ExportGalileoCsv', reportOf('galileo')),
  'cardChanges.lockStatus': asking('GetCardLockStatus', ({ graphql }, client) =>
    graphqlCardChanges(graphql).lockStatus(cardIdOf(client)),
  ),
  'mailingAddresses.onFile': asking('GetMailingAddress', ({ graphql }) => graphqlMailingAddresses(graphql).onFile),
  'mailingAddresses.verify': asking('POST /compliance/verifyAddress', ({ rest }) =>
    restMailingAddresses(rest).verify(address),
  ),
} as const

for (const [name, make] of Object.entries(reads)) runLaws(name, readLaws<unknown>(make))

const writes = {
  'cardChanges.lock': asking('LockCard', ({ graphql }, client) =>
    graphqlCardChanges(graphql).lock({ cardId: cardIdOf(client), value: true }),
  ),
  'cardChanges.rename': asking('UpdateCardName', ({ graphql }, client) =>
    graphqlCardChanges(graphql).rename({ cardId: cardIdOf(client), name: 'Everyday' }),
  ),
  'mailingAddresses.save': asking('SetMailingAddress', ({ graphql }) => graphqlMailingAddresses(graphql).save(address)),
} as const

for (const [name, make] of Object.entries(writes)) runLaws(name, callLaws<unknown>(make))

/** Makes a new user, whose cards have transactions up to the current time. */
const holder = async () => {
  const now = place.now()
  const client = await account('shopper', { cards, accessTypes: ['visaCard', 'galileo'] }, place.running)
  const { graphql } = clientsOf(client)
  const window = { cardId: cardIdOf(client), startDate: now - 1_000 * day, endDate: now }
  return { client, graphql, ...window, activities: graphqlCardActivities(graphql) }
}

const activityBench = (form: 'paged' | 'unpaged') => async (): Promise<CardActivitiesBench> => {
  const one = await holder()
  const settleTransaction = (): Promise<unknown> => {
    place.advance(1)
    const use = { merchantName: 'Lumen Books', amount: '12.50', cardId: one.cardId, settlesIn: 0 }
    return one.client.control('POST', 'card-transactions', use)
  }
  return { ...one, form, settleTransaction }
}
runLaws('activity of a card with paging', cardActivitiesLaws(activityBench('paged')))
runLaws('activity of a card without paging', cardActivitiesLaws(activityBench('unpaged')))

const transactionsBench = async (): Promise<CardTransactionsBench> => {
  const one = await holder()
  return { ...one, form: 'paged', transactions: graphqlCardTransactions(one.graphql) }
}
runLaws('card transactions', cardTransactionsLaws(transactionsBench))

const changesBench = async (): Promise<CardChangesBench> => {
  const { client, graphql, cardId } = await holder()
  const firstViewCardId = cardIdOf(client, 1)
  return { changes: graphqlCardChanges(graphql), accounts: graphqlCardAccounts(graphql), cardId, firstViewCardId }
}
runLaws('card changes', cardChangesLaws(changesBench))

const reportsBench =
  (provider: 'firstView' | 'galileo', years: ReadonlyArray<number>) => async (): Promise<CardReportsBench> => {
    const { client, graphql } = await holder()
    const cardId = cardIdOf(client, provider === 'galileo' ? 0 : 1)
    return { reports: graphqlCardReports(graphql), card: { cardId, provider, lastFour: '4417' }, years }
  }
runLaws('card reports, galileo', cardReportsLaws(reportsBench('galileo', [year - 1, year])))
runLaws('card reports, firstView', cardReportsLaws(reportsBench('firstView', [2017, 2018, 2019, 2020, 2021])))

runLaws(
  'mailing addresses',
  mailingAddressesLaws(async () => {
    const { graphql, rest } = clientsOf(await account('shopper', {}, place.running))
    return { ...graphqlMailingAddresses(graphql), ...restMailingAddresses(rest) }
  }),
)
