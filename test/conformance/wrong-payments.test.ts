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
import { describeWrongAdapters } from './run-laws.ts'

const hour = 3_600_000
const now = 1_700_000_000_000

/**
 * Makes an invoice. An invoice with a higher number is newer. Every third invoice is a donation, and every fourth is still
 * confirming.
 */
const invoice = (number: number): WholeInvoice =>
  invoiceFromDto(`i${number}`, {
    timestamp: now + number * hour,
    price: decimalText(`${number}.50`),
    merchantName: `Merchant ${number}`,
    itemCode: number % 3 === 0 ? 'bitcoindonation' : null,
    status: number % 4 === 0 ? 'paid' : 'complete',
  })

const samplePayments = (over: Partial<{ readonly order: 'oldest' }> = {}) => {
  const items = Array.from({ length: 12 }, (_, index) => invoice(12 - index))
  const createPayment = async () => {
    if (over.order === 'oldest') items.push(invoice(items.length + 1))
    else items.unshift(invoice(items.length + 1))
  }
  return { items, createPayment }
}

/** Behaviour of a correct adapter for payment lists. Each deliberately wrong adapter overrides one entry. */
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
    const options = { ...lists, ...over }
    const { items, createPayment } = samplePayments(options.order === 'oldest' ? { order: 'oldest' } : {})
    return {
      startDate: new Date(now).toISOString(),
      createPayment,
      lists: {
        page: (query) => {
          const from = options.isBounded ? Date.parse(query.startDate ?? '') : 0
          const some = options.all(items.filter(({ timestamp }) => timestamp >= from))
          const page = some.slice(query.skip, query.skip + query.limit)
          return TE.right(options.page({ items: page, received: page.length }, query))
        },
        unconfirmed: ({ limit, skip }) => {
          const some = items.filter(({ status }) => status === 'paid')
          const page = options.confirming(some.slice(skip, skip + limit), skip)
          return TE.right({ items: page, received: page.length })
        },
        currencies: TE.right([]),
      },
    }
  }

describeWrongAdapters('payment lists', paymentListsLaws, listsBench(), {
  'lists.page returns each item once across small pages, in the order of one large page.': [
    listsBench({ page: (page, { skip }) => (skip === 3 ? { ...page, items: page.items.slice(1) } : page) }),
    listsBench({ page: (page, { limit }) => (limit === 3 ? { ...page, received: page.received + 1 } : page) }),
    listsBench({ all: (items) => items.slice(0, 5) }),
    listsBench({ all: (items) => [...items, ...items.slice(0, 1)] }),
  ],
  'lists.page returns a received count that is not lower than the number of items.': listsBench({
    page: (page) => ({ ...page, received: page.items.length - 1 }),
  }),
  'lists.page returns items newest first, and none older than startDate.': [
    listsBench({ all: (items) => items.toReversed() }),
    listsBench({ isBounded: false }),
  ],
  'lists.page returns a new payment first.': [
    listsBench({ order: 'oldest' }),
    listsBench({ all: (items) => items.slice(0, 12) }),
  ],
  'lists.unconfirmed returns confirming payments newest first, as lists.page does, and applies limit and skip.': [
    listsBench({ confirming: (items) => items.map((one) => ({ ...one, price: decimalText('1') })) }),
    listsBench({ confirming: (items) => items.slice(0, 1) }),
    listsBench({ confirming: (items, skip) => (skip === 1 ? [] : items) }),
    listsBench({ confirming: (items) => items.map((one) => ({ ...one, id: `${one.id}0` })) }),
  ],
})

/** Behaviour of a correct adapter for the search. Each deliberately wrong adapter overrides one entry. */
const searches = {
  page: (page: FoundPage, _query: PaymentQuery & { readonly limit: number }): FoundPage => page,
  matches: (_item: WholeInvoice, _query: PaymentQuery, matches: boolean): boolean => matches,
  /** Content of a page's cursor: the last item of the page, or the number of items up to the end of the page. */
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
    const options = { ...searches, ...over }
    const { items, createPayment } = samplePayments()
    let file: { readonly name: string; readonly text: string } | null = null
    const matching = (query: PaymentQuery) =>
      options.order(items.filter((item) => options.matches(item, query, isWithin(item, query))))
    return {
      createPayment,
      savedFile: async () => file,
      searches: {
        find: (query) => {
          const some = matching(query)
          const behind =
            options.marks === 'item' ? some.findIndex(({ id }) => id === query.after) : Number(query.after) - 1
          const start = query.after === null ? 0 : behind + 1
          const page = some.slice(start, start + query.limit)
          const isLast = start + query.limit >= some.length
          const mark = options.marks === 'item' ? (page.at(-1)?.id ?? null) : String(start + page.length)
          const answer = options.page({ items: page, after: isLast ? null : mark, total: some.length }, query)
          return TE.right(options.isOffered ? answer : unsupported)
        },
        download: ({ name, format, ...query }) => {
          const text = JSON.stringify(options.saves(matching(query)).map(({ id }) => ({ id })))
          const keep = () => {
            if (options.keeps !== 'never') file = { name: format === 'json' ? options.named(name) : '', text }
          }
          if (options.keeps === 'at once') keep()
          return TE.right({ save: keep })
        },
      },
    }
  }

const unlessOpen =
  (key: keyof PaymentQuery) =>
  (item: WholeInvoice, query: PaymentQuery, matches: boolean): boolean =>
    query[key] === null || query[key] === '' ? matches : key === 'text' ? item.merchantName === query.text : false

describeWrongAdapters('payment searches', paymentSearchesLaws, searchesBench(), {
  'searches.find returns each item once across pages by cursor, newest first, with the total count.': [
    searchesBench({ page: (page) => ({ ...page, total: page.items.length }) }),
    searchesBench({ page: (page, { limit }) => (limit === 3 ? { ...page, items: page.items.slice(1) } : page) }),
    searchesBench({ page: (page) => ({ ...page, after: page.after ?? 'more' }) }),
    searchesBench({ order: (items) => items.toReversed() }),
    searchesBench({ order: (items) => items.slice(0, 4) }),
    searchesBench({ isOffered: false }),
  ],
  'searches.find returns the same pages if a payment is created while paging.': searchesBench({ marks: 'count' }),
  'searches.find returns only items of the requested list.': searchesBench({
    matches: (_item, { list }, matches) => list === 'payouts' || matches,
  }),
  'searches.find matches text and coin, and includes both ends of amount and time ranges.': [
    searchesBench({ matches: unlessOpen('text') }),
    searchesBench({ matches: unlessOpen('coin') }),
    searchesBench({ matches: (item, { most }, matches) => matches && Number(item.price) !== Number(most) }),
    searchesBench({ matches: (item, { from }, matches) => matches && item.timestamp !== from }),
    searchesBench({
      matches: (item, { from, to }, matches) =>
        from === null ? matches : item.timestamp === to || item.itemCode !== null,
    }),
  ],
  'searches.find returns an empty page if no item matches.': searchesBench({
    matches: (item, query) => isWithin(item, { ...query, text: '' }),
  }),
  'searches.download saves all matching items under the given name, only when save is called.': [
    searchesBench({ saves: (items) => items.slice(1) }),
    searchesBench({ saves: (items) => items.toReversed() }),
    searchesBench({ named: () => 'download' }),
    searchesBench({ named: () => 'first.json' }),
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
    listedInvoices: [invoice(1)],
    records: { find: (id) => (isThere(id) ? TE.right(found(record(invoice(1)))) : TE.left(rejected(404))) },
  })

describeWrongAdapters('invoice records', invoiceRecordsLaws, recordsBench(), {
  'records.find returns each invoice as listed, with the display name of its wallet.': [
    recordsBench((one) => ({ ...one, price: null })),
    recordsBench((one) => ({ ...one, walletName: null })),
    async () => ({ ...(await recordsBench()()), listedInvoices: [] }),
  ],
  'records.find returns the history of an invoice oldest first, with each step at most once.': [
    recordsBench((one) => ({ ...one, history: one.history.toReversed() })),
    recordsBench((one) => ({ ...one, history: [...one.history, { step: 'paid', at: 3 }] })),
  ],
  'records.find rejects an unknown invoice.': recordsBench(undefined, () => true),
})

const reportsBench =
  (some: ReadonlyArray<ReadonlyArray<string>>, none: ReadonlyArray<ReadonlyArray<string>> = []) =>
  async (): Promise<PayoutReportsBench> => ({
    periodWithPayouts: { startDate: 'some', endDate: 'some' },
    emptyPeriod: { startDate: 'none', endDate: 'none' },
    reports: { between: ({ startDate }) => TE.right(startDate === 'some' ? some : none) },
  })
const rows = [
  ['date', 'amount'],
  ['2026-01-05', '12.50'],
]

describeWrongAdapters('payout reports', payoutReportsLaws, reportsBench(rows), {
  'reports.between returns the column names first, then rows with one cell per column.': [
    reportsBench(rows.slice(0, 1)),
    reportsBench([...rows, ['2026-01-06']]),
    reportsBench([['', ' '], ...rows]),
    reportsBench([[], []]),
  ],
  'reports.between returns an empty list for a period without payouts.': reportsBench(rows, rows.slice(0, 1)),
})

const formsBench =
  (
    file = { name: '', start: '%PDF-1.7' },
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
    return { invoiceId: 'd1', forms: { download }, savedFiles: async () => kept }
  }

describeWrongAdapters('donation forms', donationFormsLaws, formsBench(), {
  'forms.download saves one PDF under the given name, only when save is called.': [
    formsBench({ name: 'download', start: '%PDF-1.7' }),
    formsBench({ name: 'first.pdf', start: '%PDF-1.7' }),
    formsBench({ name: '', start: '{"error"' }),
    formsBench(undefined, undefined, 'never'),
    formsBench(undefined, undefined, 'at once'),
  ],
  'forms.download rejects an unknown invoice and saves nothing.': [
    formsBench(undefined, () => true),
    formsBench(undefined, undefined, 'at once'),
  ],
})
