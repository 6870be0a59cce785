import { unsupported } from '../kernel/capability.ts'
import {
  listOf,
  type ListQuery,
  type PaymentLists,
  type PaymentQuery,
  type PaymentSearches,
  type WholeActivity,
} from '../payments/index.ts'
import { answered } from './answered.ts'
import { broken, type Law, law, must, mustEqual } from './law.ts'

const pageSize = 3
const least = 7
const all = 100

const idsOf = (items: ReadonlyArray<WholeActivity>): ReadonlyArray<string> => items.map(({ id }) => id)

/** Checks the order by time. Payouts that are not executed yet have no time, so their place is not checked. */
const mustBeNewestFirst = (items: ReadonlyArray<WholeActivity>): void => {
  const times = items.flatMap(({ timestamp }) => (timestamp === null ? [] : [timestamp]))
  mustEqual(
    times,
    times.toSorted((one, other) => other - one),
    'the order of their times',
  )
}

const mustBeDifferent = (items: ReadonlyArray<WholeActivity>): void =>
  mustEqual(new Set(idsOf(items)).size, items.length, 'how many ids there are')

/** A user with at least seven payments since the start date, two of which are confirming. */
export interface PaymentListsBench {
  readonly lists: PaymentLists
  /** An instant in ISO 8601, UTC. */
  readonly startDate: string
  /** Something is paid, now. */
  readonly payOne: () => Promise<unknown>
}

const everything = 'ALL_BUT_EXPIRED_AND_UNPAID'
const confirming = 'USER_CONFIRMING'

const pageOf = ({ lists, startDate }: PaymentListsBench, over: Partial<ListQuery>) =>
  answered('lists.page', () =>
    lists.page({ list: 'payments', limit: all, skip: 0, merchantStatus: everything, startDate, ...over }),
  )

/** The laws of `PaymentLists` (PAY-023 to PAY-027). Each asks for a bench of its own. */
export const paymentListsLaws = (make: () => Promise<PaymentListsBench>): ReadonlyArray<Law> => [
  law('Pages that each skip what came before have every item once, as one large page has them.', async () => {
    const bench = await make()
    const whole = await pageOf(bench, {})
    must(whole.received >= least, `the bench has ${whole.received} payments and needs ${least}.`)
    const items: Array<WholeActivity> = []
    let skip = 0
    for (let received = pageSize; received === pageSize; skip += received) {
      const page = await pageOf(bench, { limit: pageSize, skip })
      must(page.received <= pageSize, `${page.received} came where ${pageSize} were asked for.`)
      received = page.received
      items.push(...page.items)
    }
    mustEqual(idsOf(items), idsOf(whole.items), 'the items of the pages')
    mustBeDifferent(items)
  }),
  law('What cannot be read is counted: no page has more items than it says came.', async () => {
    const { items, received } = await pageOf(await make(), {})
    must(items.length <= received, `${items.length} are told where ${received} came.`)
  }),
  law('Items come newest first, and none is older than was asked for.', async () => {
    const bench = await make()
    const { items } = await pageOf(bench, {})
    mustBeNewestFirst(items)
    const [newest] = items
    const from = (newest?.timestamp ?? broken('the newest of the bench has no time.')) - 1
    const later = await pageOf(bench, { startDate: new Date(from).toISOString() })
    must(
      later.items.every(({ timestamp }) => timestamp === null || timestamp >= from),
      `asked from ${from}, the times are ${later.items.map(({ timestamp }) => timestamp).join(', ')}.`,
    )
  }),
  law('What happens comes first in the list at the next look.', async () => {
    const bench = await make()
    const before = await pageOf(bench, {})
    await bench.payOne()
    const after = await pageOf(bench, {})
    mustEqual(after.received, before.received + 1, 'how many there are')
    mustEqual(idsOf(after.items).slice(1), idsOf(before.items), 'what was there before')
  }),
  law('What is confirming is in the list too, as it stands there.', async () => {
    const bench = await make()
    const { lists } = bench
    const some = await answered('lists.unconfirmed', () =>
      lists.unconfirmed({ limit: all, skip: 0, merchantStatus: confirming }),
    )
    must(some.received >= 2, `the bench has ${some.received} that are confirming and needs two.`)
    const listed = new Map((await pageOf(bench, {})).items.map((item) => [item.id, item]))
    for (const item of some.items) mustEqual(listed.get(item.id), item, `${item.id} in the list`)
    mustBeNewestFirst(some.items)
    const second = await answered('lists.unconfirmed', () =>
      lists.unconfirmed({ limit: 1, skip: 1, merchantStatus: confirming }),
    )
    mustEqual(idsOf(second.items), idsOf(some.items).slice(1, 2), 'the second of them')
  }),
]

/** A user with at least seven payments, of a provider that searches. */
export interface PaymentSearchesBench {
  readonly searches: PaymentSearches
  /** Something is paid, now. */
  readonly payOne: () => Promise<unknown>
  /** The text of the file that was kept last, and its name; null: none was. */
  readonly saved: () => Promise<{ readonly name: string; readonly text: string } | null>
}

const open: PaymentQuery = {
  list: 'payments',
  text: '',
  from: null,
  to: null,
  least: null,
  most: null,
  coin: null,
  status: null,
}

const found = async (
  { searches }: PaymentSearchesBench,
  over: Partial<PaymentQuery> & { readonly limit?: number; readonly after?: string | null },
) => {
  const page = await answered('searches.find', () => searches.find({ ...open, limit: all, after: null, ...over }))
  return page === unsupported ? broken('the provider does not offer it.') : page
}

/** All that is found, page by page; between them something may happen. */
const foundByPages = async (bench: PaymentSearchesBench, between: () => Promise<unknown> = async () => undefined) => {
  const items: Array<WholeActivity> = []
  let after: string | null = null
  do {
    const page: Awaited<ReturnType<typeof found>> = await found(bench, { limit: pageSize, after })
    if (after === null) await between()
    items.push(...page.items)
    after = page.after
  } while (after !== null && items.length <= all)
  return items
}

/** The laws of `PaymentSearches`, where they are offered. Each asks for a bench of its own. */
export const paymentSearchesLaws = (make: () => Promise<PaymentSearchesBench>): ReadonlyArray<Law> => [
  law('Pages by their marks have every item once, newest first, and so many as are counted.', async () => {
    const bench = await make()
    const whole = await found(bench, {})
    must(whole.total >= least, `the bench has ${whole.total} payments and needs ${least}.`)
    mustEqual(whole.after, null, 'the mark of a page that holds all')
    mustEqual(whole.total, whole.items.length, 'how many there are')
    mustEqual((await found(bench, { limit: pageSize })).total, whole.total, 'how many a page counts')
    mustEqual(idsOf(await foundByPages(bench)), idsOf(whole.items), 'the items of the pages')
    mustBeDifferent(whole.items)
    mustBeNewestFirst(whole.items)
  }),
  law('What happens while pages are read moves nothing from one to another.', async () => {
    const bench = await make()
    const before = idsOf((await found(bench, {})).items)
    mustEqual(idsOf(await foundByPages(bench, bench.payOne)), before, 'the items of the pages')
  }),
  law('Each list finds its own items alone.', async () => {
    const bench = await make()
    for (const list of ['payments', 'payouts', 'donations'] as const) {
      const strange = (await found(bench, { list })).items.filter((item) => listOf(item) !== list)
      mustEqual(idsOf(strange), [], `what is found among the ${list} and is none`)
    }
  }),
  law('A text, a coin, an amount and a time that an item has, find it; the ends of ranges are included.', async () => {
    const bench = await make()
    const { items } = await found(bench, {})
    const one = items.find((item) => item.kind === 'invoice' && item.price !== null && item.txCurrency !== null)
    if (one?.kind !== 'invoice') return broken('the bench has no payment with a price and a coin, and needs one.')
    const narrowed: ReadonlyArray<Partial<PaymentQuery>> = [
      { text: one.merchantName.toUpperCase() },
      { coin: one.txCurrency },
      { least: one.price, most: one.price },
      { from: one.timestamp, to: one.timestamp },
    ]
    for (const over of narrowed) {
      const ids = idsOf((await found(bench, over)).items)
      must(ids.includes(one.id), `${Object.keys(over).join(' and ')} of ${one.id} find ${ids.join(', ')}.`)
      must(
        ids.every((id) => idsOf(items).includes(id)),
        `${ids.join(', ')} are more than all.`,
      )
    }
  }),
  law('What nothing has, finds nothing, and that is no fault.', async () => {
    mustEqual(await found(await make(), { text: 'n0-such-thing %_' }), { items: [], after: null, total: 0 }, 'the page')
  }),
  law(
    'A file holds exactly what is found, under the name that was asked for, and is kept when that is asked.',
    async () => {
      const bench = await make()
      const name = 'payments.json'
      const answer = await answered('searches.download', () =>
        bench.searches.download({ ...open, format: 'json', name }),
      )
      if (answer === unsupported) return broken('the provider does not offer it.')
      mustEqual(await bench.saved(), null, 'what is kept before that is asked')
      answer.save()
      const file = (await bench.saved()) ?? broken('nothing is kept.')
      mustEqual(file.name, name, 'the name')
      const rows = JSON.parse(file.text) as ReadonlyArray<{ readonly id: string }>
      mustEqual(
        rows.map(({ id }) => id),
        idsOf((await found(bench, {})).items),
        'what the file holds',
      )
    },
  ),
]
