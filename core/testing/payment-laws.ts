import { unsupported } from '../kernel/capability.ts'
import {
  listOf,
  type ListQuery,
  type PaymentLists,
  type PaymentQuery,
  type PaymentSearches,
  type WholeActivity,
} from '../payments/index.ts'
import { failLaw, type Law, law, must, mustEqual } from './law.ts'
import { mustSucceed } from './port-calls.ts'

const pageSize = 3
const minimum = 7
const maximum = 100

const idsOf = (items: ReadonlyArray<WholeActivity>): ReadonlyArray<string> => items.map(({ id }) => id)

/**
 * Fails the law unless items are sorted by time, newest first. Ignores payouts that have no time, because they have not been
 * executed.
 */
const mustBeNewestFirst = (items: ReadonlyArray<WholeActivity>): void => {
  const times = items.flatMap(({ timestamp }) => (timestamp === null ? [] : [timestamp]))
  mustEqual(
    times,
    times.toSorted((one, other) => other - one),
    'the times in order',
  )
}

const mustHaveUniqueIds = (items: ReadonlyArray<WholeActivity>): void =>
  mustEqual(new Set(idsOf(items)).size, items.length, 'the number of different ids')

/**
 * Test setup for `PaymentLists`: a user with at least seven payments since `startDate`. Two of the payments are still
 * confirming.
 */
export interface PaymentListsBench {
  readonly lists: PaymentLists
  /** Start of the requested period: an ISO 8601 instant in UTC. */
  readonly startDate: string
  /** Creates a payment at the current time. The payment must be newer than all other payments of the user. */
  readonly createPayment: () => Promise<unknown>
}

const everything = 'ALL_BUT_EXPIRED_AND_UNPAID'
const confirming = 'USER_CONFIRMING'

const pageOf = ({ lists, startDate }: PaymentListsBench, over: Partial<ListQuery>) =>
  mustSucceed('lists.page', () =>
    lists.page({ list: 'payments', limit: maximum, skip: 0, merchantStatus: everything, startDate, ...over }),
  )

/** Laws of `PaymentLists` (PAY-023 to PAY-027). `make` must create a new test setup on each call. */
export const paymentListsLaws = (make: () => Promise<PaymentListsBench>): ReadonlyArray<Law> => [
  law('lists.page returns each item once across small pages, in the order of one large page.', async () => {
    const bench = await make()
    const whole = await pageOf(bench, {})
    must(
      whole.received >= minimum,
      `the number of payments in the bench is ${whole.received} and should be at least ${minimum}.`,
    )
    const items: Array<WholeActivity> = []
    let skip = 0
    for (let received = pageSize; received === pageSize; skip += received) {
      const page = await pageOf(bench, { limit: pageSize, skip })
      must(page.received <= pageSize, `received is ${page.received} and should be at most the limit of ${pageSize}.`)
      received = page.received
      items.push(...page.items)
    }
    mustEqual(idsOf(items), idsOf(whole.items), 'the ids of the items on all pages')
    mustHaveUniqueIds(items)
  }),
  law('lists.page returns a received count that is not lower than the number of items.', async () => {
    const { items, received } = await pageOf(await make(), {})
    must(
      items.length <= received,
      `the number of items is ${items.length} and should be at most received (${received}).`,
    )
  }),
  law('lists.page returns items newest first, and none older than startDate.', async () => {
    const bench = await make()
    const { items } = await pageOf(bench, {})
    mustBeNewestFirst(items)
    const [newest] = items
    const from = (newest?.timestamp ?? failLaw('the newest payment of the bench has no time.')) - 1
    const later = await pageOf(bench, { startDate: new Date(from).toISOString() })
    must(
      later.items.every(({ timestamp }) => timestamp === null || timestamp >= from),
      `the times of the items since ${from} are ${later.items.map(({ timestamp }) => timestamp).join(', ')}.`,
    )
  }),
  law('lists.page returns a new payment first.', async () => {
    const bench = await make()
    const before = await pageOf(bench, {})
    await bench.createPayment()
    const after = await pageOf(bench, {})
    mustEqual(after.received, before.received + 1, 'the number of payments')
    mustEqual(idsOf(after.items).slice(1), idsOf(before.items), 'the ids of the earlier payments')
  }),
  law(
    'lists.unconfirmed returns confirming payments newest first, as lists.page does, and applies limit and skip.',
    async () => {
      const bench = await make()
      const { lists } = bench
      const unconfirmed = await mustSucceed('lists.unconfirmed', () =>
        lists.unconfirmed({ limit: maximum, skip: 0, merchantStatus: confirming }),
      )
      must(
        unconfirmed.received >= 2,
        `the number of confirming payments in the bench is ${unconfirmed.received} and should be at least 2.`,
      )
      const listed = new Map((await pageOf(bench, {})).items.map((item) => [item.id, item]))
      for (const item of unconfirmed.items) mustEqual(listed.get(item.id), item, `${item.id} in lists.page`)
      mustBeNewestFirst(unconfirmed.items)
      const second = await mustSucceed('lists.unconfirmed', () =>
        lists.unconfirmed({ limit: 1, skip: 1, merchantStatus: confirming }),
      )
      mustEqual(idsOf(second.items), idsOf(unconfirmed.items).slice(1, 2), 'the ids for limit 1 and skip 1')
    },
  ),
]

/** Test setup for `PaymentSearches`: a user with at least seven payments. The provider supports searches. */
export interface PaymentSearchesBench {
  readonly searches: PaymentSearches
  /** Creates a payment at the current time. The payment must be newer than all other payments of the user. */
  readonly createPayment: () => Promise<unknown>
  /** Returns the name and the text of the last file that the adapter saved. Null if the adapter has saved no file. */
  readonly savedFile: () => Promise<{ readonly name: string; readonly text: string } | null>
}

const anyPayment: PaymentQuery = {
  list: 'payments',
  text: '',
  from: null,
  to: null,
  least: null,
  most: null,
  coin: null,
  status: null,
}

const find = async (
  { searches }: PaymentSearchesBench,
  over: Partial<PaymentQuery> & { readonly limit?: number; readonly after?: string | null },
) => {
  const page = await mustSucceed('searches.find', () =>
    searches.find({ ...anyPayment, limit: maximum, after: null, ...over }),
  )
  return page === unsupported ? failLaw('the provider does not support this call.') : page
}

/** Loads all pages of a search and returns their items. Calls `between` after the first page. */
const findByPages = async (bench: PaymentSearchesBench, between: () => Promise<unknown> = async () => undefined) => {
  const items: Array<WholeActivity> = []
  let after: string | null = null
  do {
    const page: Awaited<ReturnType<typeof find>> = await find(bench, { limit: pageSize, after })
    if (after === null) await between()
    items.push(...page.items)
    after = page.after
  } while (after !== null && items.length <= maximum)
  return items
}

/** Laws of `PaymentSearches`, for a provider that supports searches. `make` must create a new test setup on each call. */
export const paymentSearchesLaws = (make: () => Promise<PaymentSearchesBench>): ReadonlyArray<Law> => [
  law('searches.find returns each item once across pages by cursor, newest first, with the total count.', async () => {
    const bench = await make()
    const whole = await find(bench, {})
    must(
      whole.total >= minimum,
      `the number of payments in the bench is ${whole.total} and should be at least ${minimum}.`,
    )
    mustEqual(whole.after, null, 'the cursor of a page with all items')
    mustEqual(whole.total, whole.items.length, 'the total of a page with all items')
    mustEqual((await find(bench, { limit: pageSize })).total, whole.total, 'the total of a small page')
    mustEqual(idsOf(await findByPages(bench)), idsOf(whole.items), 'the ids of the items on all pages')
    mustHaveUniqueIds(whole.items)
    mustBeNewestFirst(whole.items)
  }),
  law('searches.find returns the same pages if a payment is created while paging.', async () => {
    const bench = await make()
    const before = idsOf((await find(bench, {})).items)
    mustEqual(idsOf(await findByPages(bench, bench.createPayment)), before, 'the ids of the items on all pages')
  }),
  law('searches.find returns only items of the requested list.', async () => {
    const bench = await make()
    for (const list of ['payments', 'payouts', 'donations'] as const) {
      const others = (await find(bench, { list })).items.filter((item) => listOf(item) !== list)
      mustEqual(idsOf(others), [], `the ids in the list "${list}" that belong to another list`)
    }
  }),
  law('searches.find matches text and coin, and includes both ends of amount and time ranges.', async () => {
    const bench = await make()
    const { items } = await find(bench, {})
    const sample = items.find((item) => item.kind === 'invoice' && item.price !== null && item.txCurrency !== null)
    if (sample?.kind !== 'invoice')
      return failLaw('the bench has no payment with a price and a coin and needs at least one.')
    const queries: ReadonlyArray<Partial<PaymentQuery>> = [
      { text: sample.merchantName.toUpperCase() },
      { coin: sample.txCurrency },
      { least: sample.price, most: sample.price },
      { from: sample.timestamp, to: sample.timestamp },
    ]
    for (const over of queries) {
      const ids = idsOf((await find(bench, over)).items)
      must(ids.includes(sample.id), `${Object.keys(over).join(' and ')} of ${sample.id} returned ${ids.join(', ')}.`)
      must(
        ids.every((id) => idsOf(items).includes(id)),
        `the result ${ids.join(', ')} has items that are not in the whole list.`,
      )
    }
  }),
  law('searches.find returns an empty page if no item matches.', async () => {
    mustEqual(await find(await make(), { text: 'n0-such-thing %_' }), { items: [], after: null, total: 0 }, 'the page')
  }),
  law('searches.download saves all matching items under the given name, only when save is called.', async () => {
    const bench = await make()
    const download = async (name: string) => {
      const query = { ...anyPayment, format: 'json', name } as const
      const file = await mustSucceed('searches.download', () => bench.searches.download(query))
      return file === unsupported ? failLaw('the provider does not support this call.') : file
    }
    const saveAs = async (name: string) => {
      ;(await download(name)).save()
      const file = (await bench.savedFile()) ?? failLaw('save saved no file.')
      mustEqual(file.name, name, 'the name of the saved file')
      return file
    }
    await download('first.json')
    mustEqual(await bench.savedFile(), null, 'the saved file before save is called')
    await saveAs('first.json')
    const file = await saveAs('second.json')
    const rows = JSON.parse(file.text) as ReadonlyArray<{ readonly id: string }>
    mustEqual(
      rows.map(({ id }) => id),
      idsOf((await find(bench, {})).items),
      'the ids in the saved file',
    )
  }),
]
