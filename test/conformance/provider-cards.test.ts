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
  type AskBench,
  askLaws,
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
import { askBench } from './ask-bench.ts'
import { obey } from './obey.ts'

type Clients = ReturnType<typeof clientsOf>

// Provider whose time is constant until the test advances it, so that repeated requests return equal responses.
const place = sandboxInTime()
const moment = place.now()
const day = 86_400_000

const cards = [
  { provider: 'galileo', transactions: 40, lastFourDigits: '4417' },
  { provider: 'firstView', transactions: 20, lastFourDigits: '4417' },
]
const cardIdOf = ({ userId }: Client, position = 0): string => seededId(userId, 'card', position)

let newUser: Promise<Client> | null = null

/** Returns a user with a card of each programme, without recorded calls and faults. */
const freshUser = async (): Promise<Client> => {
  const client = await (newUser ??= account('shopper', { cards, accessTypes: ['visaCard', 'galileo'] }, place.running))
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

/** Benches of the port methods that read cards, each with its call. An overview has two calls. */
const reads = {
  'the overview of a card with paging': benchOfCall('GetCardActivityOverviewPaged', overviewOf('paged')),
  'the pending transactions of a card': benchOfCall('GetPendingTransactions', overviewOf('paged')),
  'the overview of a card without paging': benchOfCall('GetCardActivityOverview', overviewOf('unpaged')),
  'the pending top-ups of a card': benchOfCall('GetCardTopUps', overviewOf('unpaged')),
  'settled transactions': benchOfCall('GetSettledTransactions', ({ graphql }, client) =>
    graphqlCardActivities(graphql).settled({ ...inWindow, cardId: cardIdOf(client), page: 1, pageSize: 100 }),
  ),
  'one transaction': benchOfCall('GetCardTransaction', ({ graphql }, client) => {
    const cardId = cardIdOf(client)
    return F.pipe(
      graphqlCardActivities(graphql).settled({ ...inWindow, cardId, page: 1, pageSize: 1 }),
      TE.flatMap(({ transactionList: [first] }) =>
        graphqlCardTransactions(graphql).find({ cardId, transactionId: first?.id ?? '' }),
      ),
    )
  }),
  'the yearly report of a firstView card': benchOfCall('ExportFirstViewCsv', reportOf('firstView')),
  'the yearly report of a galileo card': benchOfCall('ExportGalileoCsv', reportOf('galileo')),
  'the lock status of a card': benchOfCall('GetCardLockStatus', ({ graphql }, client) =>
    graphqlCardChanges(graphql).lockStatus(cardIdOf(client)),
  ),
  'the mailing address': benchOfCall('GetMailingAddress', ({ graphql }) => graphqlMailingAddresses(graphql).onFile),
  'the verification of an address': benchOfCall('POST /compliance/verifyAddress', ({ rest }) =>
    restMailingAddresses(rest).verify(address),
  ),
} as const

for (const [name, make] of Object.entries(reads)) obey(name, readLaws<unknown>(make))

const writes = {
  'locking a card': benchOfCall('LockCard', ({ graphql }, client) =>
    graphqlCardChanges(graphql).lock({ cardId: cardIdOf(client), value: true }),
  ),
  'renaming a card': benchOfCall('UpdateCardName', ({ graphql }, client) =>
    graphqlCardChanges(graphql).rename({ cardId: cardIdOf(client), name: 'Everyday' }),
  ),
  'setting the mailing address': benchOfCall('SetMailingAddress', ({ graphql }) =>
    graphqlMailingAddresses(graphql).save(address),
  ),
} as const

for (const [name, make] of Object.entries(writes)) obey(name, askLaws<unknown>(make))

/** Creates a user whose card has transactions up to now. */
const holder = async () => {
  const now = place.now()
  const client = await account('shopper', { cards, accessTypes: ['visaCard', 'galileo'] }, place.running)
  const { graphql } = clientsOf(client)
  const window = { cardId: cardIdOf(client), startDate: now - 1_000 * day, endDate: now }
  return { client, graphql, ...window, activities: graphqlCardActivities(graphql) }
}

const activityBench = (form: 'paged' | 'unpaged') => async (): Promise<CardActivitiesBench> => {
  const one = await holder()
  const settleOne = (): Promise<unknown> => {
    place.advance(1)
    const use = { merchantName: 'Lumen Books', amount: '12.50', cardId: one.cardId, settlesIn: 0 }
    return one.client.control('POST', 'card-transactions', use)
  }
  return { ...one, form, settleOne }
}
obey('the activity of a card with paging', cardActivitiesLaws(activityBench('paged')))
obey('the activity of a card without paging', cardActivitiesLaws(activityBench('unpaged')))

const transactionsBench = async (): Promise<CardTransactionsBench> => {
  const one = await holder()
  return { ...one, form: 'paged', transactions: graphqlCardTransactions(one.graphql) }
}
obey('single transactions', cardTransactionsLaws(transactionsBench))

const changesBench = async (): Promise<CardChangesBench> => {
  const { graphql, cardId } = await holder()
  return { changes: graphqlCardChanges(graphql), accounts: graphqlCardAccounts(graphql), cardId }
}
obey('changes of a card', cardChangesLaws(changesBench))

const reportsBench =
  (provider: 'firstView' | 'galileo', years: ReadonlyArray<number>) => async (): Promise<CardReportsBench> => {
    const { client, graphql } = await holder()
    const cardId = cardIdOf(client, provider === 'galileo' ? 0 : 1)
    return { reports: graphqlCardReports(graphql), card: { cardId, provider, lastFour: '4417' }, years }
  }
obey('reports of a galileo card', cardReportsLaws(reportsBench('galileo', [year - 1, year])))
obey('reports of a firstView card', cardReportsLaws(reportsBench('firstView', [2017, 2018, 2019, 2020, 2021])))

obey(
  'mailing addresses',
  mailingAddressesLaws(async () => {
    const { graphql, rest } = clientsOf(await account('shopper', {}, place.running))
    return { ...graphqlMailingAddresses(graphql), ...restMailingAddresses(rest) }
  }),
)
