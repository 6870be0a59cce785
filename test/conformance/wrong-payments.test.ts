import {
  type DonationForms,
  type FoundPage,
  type InvoiceRecord,
  noFurtherFields,
  type ListPage,
  type ListQuery,
  unsupported,
  type PaymentQuery,
  rejected,
  type WholeActivity,
  type WholeInvoice,
} from '@paydeck/core'
import { decimalText } from '@paydeck/core/money'
import {
  donationFormsLaws,
  type DonationFormsBench,
  invoiceRecordsLaws,
  type InvoiceRecordsBench,
  paymentListsLaws,
  type PaymentListsBench,
  paymentSearchesLaws,
  type PaymentSearchesBench,
  payoutReportsLaws,
  type PayoutReportsBench,
} from '@paydeck/core/testing'
import { taskEither as TE } from 'fp-ts'
import { invoiceFromDto } from '../payments/provider-dtos.ts'
import { catches } from './obey.ts'

const hour = 3_600_000
const now = 1_700_000_000_000

/** Returns the invoice of a number. A higher number is newer. Every third is a donation, every fourth is unconfirmed. */
const invoice = (number: number): WholeInvoice =>
  invoiceFromDto(`i${number}`, {
    timestamp: now + number * hour,
    price: decimalText(`${number}.50`),
    merchantName: `Merchant ${number}`,
    itemCode: number % 3 === 0 ? 'bitcoindonation' : null,
    status: number % 4 === 0 ? 'paid' : 'complete',
  })

const shelf = (over: Partial<{ readonly order: 'oldest' }> = {}) => {
  const items = Array.from({ length: 12 }, (_, index) => invoice(12 - index))
  const payOne = async () => {
    if (over.order === 'oldest') items.push(invoice(items.length + 1))
    else items.unshift(invoice(items.length + 1))
  }
  return { items, payOne }
}

/** Behaviour of payment lists. Each wrong adapter differs in one part. */
const lists = {
  page: (page: ListPage, _query: ListQuery): ListPage => page,
  all: (items: ReadonlyArray<WholeInvoice>): ReadonlyArray<WholeInvoice> => items,
  confirming: (items: ReadonlyArray<WholeInvoice>, _skip: number): ReadonlyArray<WholeInvoice> => items,
  isBounded: true,
  order: 'newest' as 'newest' | 'oldest',
}

const listsBench =
  (over: Partial<typeof lists> = {}) =>
  async (): Promise<PaymentListsBench> => {
    const made = { ...lists, ...over }
    const { items, payOne } = shelf(made.order === 'oldest' ? { order: 'oldest' } : {})
    return {
      startDate: new Date(now).toISOString(),
      payOne,
      lists: {
        page: (query) => {
          const from = made.isBounded ? Date.parse(query.startDate ?? '') : 0
          const some = made.all(items.filter(({ timestamp }) => timestamp >= from))
          const page = some.slice(query.skip, query.skip + query.limit)
          return TE.right(made.page({ items: page, received: page.length }, query))
        },
        unconfirmed: ({ limit, skip }) => {
          const some = items.filter(({ status }) => status === 'paid')
          const page = made.confirming(some.slice(skip, skip + limit), skip)
          return TE.right({ items: page, received: page.length })
        },
        currencies: TE.right([]),
      },
    }
  }

catches('the laws of payment lists', paymentListsLaws, listsBench(), {
  'Pages that each skip what came before have every item once, as one large page has them.': [
    listsBench({ page: (page, { skip }) => (skip === 3 ? { ...page, items: page.items.slice(1) } : page) }),
    listsBench({ page: (page, { limit }) => (limit === 3 ? { ...page, received: page.received + 1 } : page) }),
    listsBench({ all: (items) => items.slice(0, 5) }),
    listsBench({ all: (items) => [...items, ...items.slice(0, 1)] }),
  ],
  'What cannot be read is counted: no page has more items than it says came.': listsBench({
    page: (page) => ({ ...page, received: page.items.length - 1 }),
  }),
  'Items come newest first, and none is older than was asked for.': [
    listsBench({ all: (items) => items.toReversed() }),
    listsBench({ isBounded: false }),
  ],
  'What happens comes first in the list at the next look.': [
    listsBench({ order: 'oldest' }),
    listsBench({ all: (items) => items.slice(0, 12) }),
  ],
  'What is confirming is in the list too, as it stands there.': [
    listsBench({ confirming: (items) => items.map((one) => ({ ...one, price: decimalText('1') })) }),
    listsBench({ confirming: (items) => items.slice(0, 1) }),
    listsBench({ confirming: (items, skip) => (skip === 1 ? [] : items) }),
    listsBench({ confirming: (items) => items.map((one) => ({ ...one, id: `${one.id}0` })) }),
  ],
})

/** Behaviour of the search. Each wrong adapter differs in one part. */
const searches = {
  page: (page: FoundPage, _query: PaymentQuery & { readonly limit: number }): FoundPage => page,
  matches: (_item: WholeInvoice, _query: PaymentQuery, matches: boolean): boolean => matches,
  /** Mark of a page: its last item, or the number of items before it. */
  marks: 'item' as 'item' | 'count',
  order: (items: ReadonlyArray<WholeInvoice>): ReadonlyArray<WholeInvoice> => items,
  saves: (items: ReadonlyArray<WholeActivity>): ReadonlyArray<WholeActivity> => items,
  named: (name: string): string => name,
  keeps: 'when asked' as 'when asked' | 'at once' | 'never',
  isOffered: true,
}

const isWithin = (item: WholeInvoice, query: PaymentQuery): boolean =>
  (item.itemCode === null) === (query.list === 'payments') &&
  query.list !== 'payouts' &&
  item.merchantName.toLowerCase().includes(query.text.toLowerCase()) &&
  (query.coin ?? item.txCurrency) === item.txCurrency &&
  Number(item.price) >= Number(query.least ?? 0) &&
  Number(item.price) <= Number(query.most ?? 1e9) &&
  item.timestamp >= (query.from ?? 0) &&
  item.timestamp <= (query.to ?? 1e15)

const searchesBench =
  (over: Partial<typeof searches> = {}) =>
  async (): Promise<PaymentSearchesBench> => {
    const made = { ...searches, ...over }
    const { items, payOne } = shelf()
    let file: { readonly name: string; readonly text: string } | null = null
    const matching = (query: PaymentQuery) =>
      made.order(items.filter((item) => made.matches(item, query, isWithin(item, query))))
    return {
      payOne,
      saved: async () => file,
      searches: {
        find: (query) => {
          const some = matching(query)
          const behind =
            made.marks === 'item' ? some.findIndex(({ id }) => id === query.after) : Number(query.after) - 1
          const start = query.after === null ? 0 : behind + 1
          const page = some.slice(start, start + query.limit)
          const isLast = start + query.limit >= some.length
          const mark = made.marks === 'item' ? (page.at(-1)?.id ?? null) : String(start + page.length)
          const answer = made.page({ items: page, after: isLast ? null : mark, total: some.length }, query)
          return TE.right(made.isOffered ? answer : unsupported)
        },
        download: ({ name, format, ...query }) => {
          const text = JSON.stringify(made.saves(matching(query)).map(({ id }) => ({ id })))
          const keep = () => {
            if (made.keeps !== 'never') file = { name: format === 'json' ? made.named(name) : '', text }
          }
          if (made.keeps === 'at once') keep()
          return TE.right({ save: keep })
        },
      },
    }
  }

const unlessOpen =
  (key: keyof PaymentQuery) =>
  (item: WholeInvoice, query: PaymentQuery, matches: boolean): boolean =>
    query[key] === null || query[key] === '' ? matches : key === 'text' ? item.merchantName === query.text : false

catches('the laws of payment searches', paymentSearchesLaws, searchesBench(), {
  'Pages by their marks have every item once, newest first, and so many as are counted.': [
    searchesBench({ page: (page) => ({ ...page, total: page.items.length }) }),
    searchesBench({ page: (page, { limit }) => (limit === 3 ? { ...page, items: page.items.slice(1) } : page) }),
    searchesBench({ page: (page) => ({ ...page, after: page.after ?? 'more' }) }),
    searchesBench({ order: (items) => items.toReversed() }),
    searchesBench({ order: (items) => items.slice(0, 4) }),
    searchesBench({ isOffered: false }),
  ],
  'What happens while pages are read moves nothing from one to another.': searchesBench({ marks: 'count' }),
  'Each list finds its own items alone.': searchesBench({
    matches: (_item, { list }, matches) => list === 'payouts' || matches,
  }),
  'A text, a coin, an amount and a time that an item has, find it; the ends of ranges are included.': [
    searchesBench({ matches: unlessOpen('text') }),
    searchesBench({ matches: unlessOpen('coin') }),
    searchesBench({ matches: (item, { most }, matches) => matches && Number(item.price) !== Number(most) }),
    searchesBench({ matches: (item, { from }, matches) => matches && item.timestamp !== from }),
    searchesBench({
      matches: (item, { from, to }, matches) =>
        from === null ? matches : item.timestamp === to || item.itemCode !== null,
    }),
  ],
  'What nothing has, finds nothing, and that is no fault.': searchesBench({
    matches: (item, query) => isWithin(item, { ...query, text: '' }),
  }),
  'A file holds exactly what is found, under the name that was asked for, and is kept when that is asked.': [
    searchesBench({ saves: (items) => items.slice(1) }),
    searchesBench({ saves: (items) => items.toReversed() }),
    searchesBench({ named: () => 'download' }),
    searchesBench({ keeps: 'at once' }),
    searchesBench({ keeps: 'never' }),
  ],
})

const record = (one: WholeInvoice): InvoiceRecord => ({
  ...one,
  ...noFurtherFields,
  walletName: one.selectedWallet?.displayName ?? null,
  history: [
    { step: 'created', at: 1 },
    { step: null, at: null },
    { step: 'paid', at: 2 },
  ],
})

const recordsBench =
  (found = (one: InvoiceRecord): InvoiceRecord => one, isThere = (id: string): boolean => id === 'i1') =>
  async (): Promise<InvoiceRecordsBench> => ({
    listed: [invoice(1)],
    records: { find: (id) => (isThere(id) ? TE.right(found(record(invoice(1)))) : TE.left(rejected(404))) },
  })

catches('the laws of invoice records', invoiceRecordsLaws, recordsBench(), {
  'An invoice is found as it is listed.': [
    recordsBench((one) => ({ ...one, price: null })),
    recordsBench((one) => ({ ...one, walletName: null })),
    async () => ({ ...(await recordsBench()()), listed: [] }),
  ],
  'What it went through comes oldest first, and each step once.': [
    recordsBench((one) => ({ ...one, history: one.history.toReversed() })),
    recordsBench((one) => ({ ...one, history: [...one.history, { step: 'paid', at: 3 }] })),
  ],
  'One that is not there is Rejected.': recordsBench(undefined, () => true),
})

const reportsBench =
  (some: ReadonlyArray<ReadonlyArray<string>>, none: ReadonlyArray<ReadonlyArray<string>> = []) =>
  async (): Promise<PayoutReportsBench> => ({
    some: { startDate: 'some', endDate: 'some' },
    none: { startDate: 'none', endDate: 'none' },
    reports: { between: ({ startDate }) => TE.right(startDate === 'some' ? some : none) },
  })
const rows = [
  ['date', 'amount'],
  ['2026-01-05', '12.50'],
]

catches('the laws of payout reports', payoutReportsLaws, reportsBench(rows), {
  'A report names its columns first, and each row has a cell for each.': [
    reportsBench(rows.slice(0, 1)),
    reportsBench([...rows, ['2026-01-06']]),
    reportsBench([['', ' '], ...rows]),
    reportsBench([[], []]),
  ],
  'A period in which nothing was paid out has no rows at all.': reportsBench(rows, rows.slice(0, 1)),
})

const formsBench =
  (
    file = { name: '', beginning: '%PDF-1.7' },
    isThere = (id: string): boolean => id === 'd1',
    keeps: 'when asked' | 'at once' | 'never' = 'when asked',
  ) =>
  async (): Promise<DonationFormsBench> => {
    const kept: Array<typeof file> = []
    const download: DonationForms['download'] = ({ invoiceId, name }) => {
      const keep = () => {
        if (keeps !== 'never') kept.push({ ...file, name: file.name === '' ? name : file.name })
      }
      if (keeps === 'at once') keep()
      return isThere(invoiceId) ? TE.right({ save: keep }) : TE.left(rejected(404))
    }
    return { invoiceId: 'd1', forms: { download }, kept: async () => kept }
  }

catches('the laws of donation forms', donationFormsLaws, formsBench(), {
  'A form is kept as a PDF under the name that was asked for, when that is asked, and nothing else is.': [
    formsBench({ name: 'download', beginning: '%PDF-1.7' }),
    formsBench({ name: '', beginning: '{"error"' }),
    formsBench(undefined, undefined, 'never'),
    formsBench(undefined, undefined, 'at once'),
  ],
  'The form of what is not there is Rejected, and nothing is kept.': [
    formsBench(undefined, () => true),
    formsBench(undefined, undefined, 'at once'),
  ],
})
