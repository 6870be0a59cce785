import { graphqlCardActivities } from '@paydeck/adapters/graphql/cards/card-activity'
import { graphqlCardAccounts } from '@paydeck/adapters/graphql/cards/card-list'
import { graphqlPaymentLists } from '@paydeck/adapters/graphql/payments/payment-list'
import { restSecurityRecord } from '@paydeck/adapters/rest/security/security-history'
import {
  activityOf,
  entriesOf,
  EntryStatus,
  everyEntry,
  entryOfRecord,
  inOrder,
  matcherOf,
  type SourceItem,
  summaryOf,
  type TimelineEntry,
  unsupported,
} from '@paydeck/core'
import { expect, it } from 'vitest'
import { holderOf } from '../../cards/card-top-up/holder.ts'
import { recipient } from '../../receiving/recipient.ts'
import { answered, clientsOf } from '../../sandbox/clients.ts'
import { post } from '../../sandbox/control-page.ts'
import { account, type Client } from '../../sandbox/running.ts'
import { everyItem } from './items.ts'
import { allPages, startOf } from './timeline-client.ts'

type Clients = ReturnType<typeof clientsOf>
const day = 86_400_000
const limit = 100

const cardItems = async ({ graphql }: Clients): Promise<ReadonlyArray<SourceItem>> => {
  const activities = graphqlCardActivities(graphql)
  const items: Array<SourceItem> = []
  for (const { id: cardId, pagingSupport } of await answered(graphqlCardAccounts(graphql).list)) {
    const requestedAt = Date.now()
    const period = { startDate: 0, endDate: requestedAt + day }
    const form = pagingSupport ? ('paged' as const) : ('unpaged' as const)
    // eslint-disable-next-line no-await-in-loop -- in sequence, so that a failure names its card
    const { pending } = await answered(activities.overview({ cardId, form, requestedAt, ...period }))
    items.push(...pending.map((item) => ({ source: 'card' as const, cardId, isPending: true, item })))
    for (let page = 1, last = 1; page <= last; page += 1) {
      // eslint-disable-next-line no-await-in-loop -- the first page contains the number of pages
      const settled = await answered(activities.settled({ cardId, page, pageSize: 100, ...period }))
      last = settled.totalPageCount
      items.push(
        ...settled.transactionList.map((one) => ({
          source: 'card' as const,
          cardId,
          isPending: false,
          item: activityOf(one, false),
        })),
      )
    }
  }
  return items
}

/** Loads a list to its end. The lists are mixed, and each ends with the oldest item of its own. */
const paymentItems = async ({ graphql }: Clients): Promise<ReadonlyArray<SourceItem>> => {
  const lists = graphqlPaymentLists(graphql)
  const items: Array<SourceItem> = []
  for (const list of ['payments', 'payouts', 'donations'] as const)
    for (let skip = 0, received = limit; received === limit; skip += limit) {
      const query = { list, limit, skip, merchantStatus: 'ALL_BUT_EXPIRED_AND_UNPAID', startDate: null } as const
      // eslint-disable-next-line no-await-in-loop -- each page begins after the one before
      const page = await answered(lists.page(query))
      received = page.received
      items.push(...page.items.map((item) => ({ source: 'payments' as const, item })))
    }
  return items
}

const securityItems = async ({ rest }: Clients): Promise<ReadonlyArray<SourceItem>> => {
  const page = await answered(restSecurityRecord(rest).page({ before: null }))
  if (page === unsupported) throw new Error('The sandbox offers the call.')
  return page.events.map((item) => ({ source: 'security' as const, item }))
}

/** Statuses of bills as the provider sends them (BILL-159), and a missing and an unknown one. */
const billStatuses = [
  ...'pending processing refundCreated refund_created sent complete settled failed canceled reversed'.split(' '),
  ...'reversalRequired reversalProcessing refundable refunded frozen'.split(' '),
  null,
]

const billsOfEveryStatus = {
  invoices: [
    {
      merchantName: 'Bill Pay',
      itemCode: 'Bill Payment',
      price: '160.00',
      minutesAgo: 18,
      bills: billStatuses.map((status) => ({ merchantName: `Biller ${status}`, status, amount: '10.00' })),
    },
  ],
}

/** Moves of the control page that bring a top-up into each of its states. */
const topUpMoves = [
  [],
  ['pay'],
  ['underpay'],
  ['overpay'],
  ['pay', 'refund'],
  ['pay', 'decline'],
  ['overpay', 'refund'],
]

const topUpsInEveryState = async (): Promise<Client> => {
  const { client, make } = await holderOf()
  for (const moves of topUpMoves) {
    // eslint-disable-next-line no-await-in-loop -- in sequence, since the account is locked by each change
    const id = await answered(make())
    // eslint-disable-next-line no-await-in-loop
    for (const move of moves)
      expect([moves, (await post(client, 'payment-moves', { id, move })).status]).toEqual([moves, 303])
  }
  return client
}

let textAccount: Promise<Client> | null = null
const accountOfTexts = (): Promise<Client> => (textAccount ??= account('recipient', everyItem))

const accounts: ReadonlyArray<readonly [string, () => Promise<Client>]> = [
  ['an account with entries of every kind', () => account('recipient', everyItem)],
  ['a cardholder', () => account('cardholder')],
  ['a user with bills', () => account('bills')],
  ['a user with a bill in every status', () => account('recipient', billsOfEveryStatus)],
  ['a cardholder with a top-up in every state', topUpsInEveryState],
  [
    'a recipient whose address changed',
    async () => {
      const user = await recipient()
      await user.createSpareWallet()
      return user.client
    },
  ],
]

const idsOf = (entries: ReadonlyArray<TimelineEntry>): ReadonlyArray<string> => entries.map(({ id }) => id)

/** Returns the entries that the specified calls give. */
const mergedOf = async (client: Client) => {
  const clients = clientsOf(client)
  const items = [...(await cardItems(clients)), ...(await paymentItems(clients)), ...(await securityItems(clients))]
  return inOrder(items.flatMap((item) => entriesOf(item, [])))
}

it.each(accounts)('ACT-026 GetActivity returns the entries that the specified calls give, for %s', async (_, make) => {
  const client = await make()
  const merged = await mergedOf(client)
  const { pending, summary } = await startOf(client)
  const records = await allPages(client, {}, 50)
  const offered = inOrder([...pending, ...records].flatMap((record) => entryOfRecord(record, [])))
  expect(offered).toEqual(merged)
  expect(summary).toEqual(summaryOf(merged, 'UTC'))
  expect(offered.length).toBeGreaterThan(5)
})

it.each(accounts)(
  'ACT-012 ACT-026 each status filter of GetActivity matches the same entries, for %s',
  async (_, make) => {
    const client = await make()
    const merged = await mergedOf(client)
    for (const status of Object.keys(EntryStatus.keys).filter(EntryStatus.is)) {
      const statuses = [status]
      // eslint-disable-next-line no-await-in-loop -- in sequence, so that a failure names its status
      const [{ pending, summary }, records] = [
        await startOf(client, { statuses }),
        await allPages(client, { statuses }, 50),
      ]
      const offered = inOrder([...pending, ...records].flatMap((record) => entryOfRecord(record, [])))
      const matching = merged.filter(matcherOf({ ...everyEntry, statuses }))
      expect([status, ...idsOf(offered)]).toEqual([status, ...idsOf(matching)])
      expect([status, summary.count]).toEqual([status, offered.length])
      if (status === 'pending') expect(records).toEqual([])
    }
  },
)

it.each([
  '',
  '   ',
  '\u3000\t',
  '-',
  '…',
  '\u200B',
  '\u200B bakery',
  'BAKERY',
  'bakery juniper',
  'kery',
  'bak ery',
  'glasshouse-coffee',
  '401',
  '401 77',
  '401-77-k',
  '77',
  '0123456789AB',
  '9921',
  'pinecrest 9921',
  '****9921',
  'refund',
  'card',
])('ACT-012 ACT-026 GetActivity finds the same entries as the merged sources for the text %j', async (text) => {
  const client = await accountOfTexts()
  const merged = await mergedOf(client)
  const { pending, records } = await startOf(client, { text })
  const found = inOrder([...pending, ...records].flatMap((record) => entryOfRecord(record, [])))
  expect(idsOf(found)).toEqual(idsOf(merged.filter(matcherOf({ ...everyEntry, text }))))
  if (text.trim() === '') expect(found.length).toBe(merged.length)
})
