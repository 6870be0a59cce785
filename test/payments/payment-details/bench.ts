import { constant, makeStores, type Fault, type Live } from '@paydeck/core/kernel'
import { decimalText } from '@paydeck/core/money'
import {
  makePaymentDetails,
  noFurtherFields,
  paymentDetailOf,
  paymentDetailView,
  type Activity,
  type CurrencyBook,
  type ItemReference,
  type DetailEnvironment,
  type DetailRow,
  type DetailSource,
  type Invoice,
  type InvoiceRecord,
  type PaymentDetail,
  type Payout,
  type WholeInvoice,
} from '@paydeck/core/payments'
import type { taskEither as TE } from 'fp-ts'
import { plainInvoice } from '../../arbitraries/payments.ts'
import { makeSurroundings, questions } from '../../slice-bench/index.ts'

const environment: DetailEnvironment = {
  host: 'production',
  explorerBase: 'https://explorer.example',
  support: '/pages/support',
  product: 'Paydeck',
  pictureOrigins: [],
  timeZone: () => 'UTC',
}
export const txId = '00000000000000000000000000000000000000000000000000003f9ac41e77d2'

export const detailOf = (
  item: Activity,
  over: {
    readonly places?: Partial<DetailEnvironment>
    readonly record?: InvoiceRecord | null
    readonly isHidden?: boolean
    readonly currencies?: CurrencyBook
  } = {},
): PaymentDetail =>
  paymentDetailView({ ...environment, ...over.places })({
    item,
    record: over.record ?? null,
    hidden: over.isHidden === true ? { text: '••••', label: 'Amount hidden' } : null,
    currencies: over.currencies ?? new Map(),
  })

export const payment: Invoice = {
  ...plainInvoice,
  merchantName: 'Copperline Records',
  status: 'paid',
  invoiceTime: Date.UTC(2026, 10, 22, 9, 2),
  timestamp: Date.UTC(2026, 10, 22, 9, 4),
  price: decimalText('108.85'),
  exchangeRate: decimalText('96498.23'),
  paymentSubtotal: 112_800n,
  amount: 114_000n,
  networkCost: 1_200n,
  orderId: 'CR-20391',
  txId,
  selectedWallet: { displayName: 'Ben’s Wallet', avatar: '/wallet.svg' },
}

export const whole: WholeInvoice = { ...payment, bills: [], donor: null }

/**
 * Returns an invoice as the response to a request by id. Fields that only such a response has are empty, unless `over` sets
 * them.
 */
export const recordOf = (invoice: WholeInvoice, over: Partial<InvoiceRecord> = {}): InvoiceRecord => ({
  ...invoice,
  ...noFurtherFields,
  ...over,
})

const textOf = (row: DetailRow): string => {
  switch (row.kind) {
    case 'amount':
      return row.amount.text
    case 'address':
      return row.address
    case 'wallet':
      return row.name
    case 'bill':
      return [row.amount?.text, row.fee?.text, row.due, row.status.text].join(', ')
    case 'id':
    case 'text':
      return row.text
  }
}

/** Returns the labels and texts of a section's rows. */
export const rowsOf = ({ sections }: PaymentDetail, title: string): ReadonlyArray<readonly [string, string]> =>
  (sections.find((section) => section.title === title)?.rows ?? []).map((row) => [row.label, textOf(row)])

export const steps = ({ progress }: PaymentDetail) =>
  progress?.steps.map(({ label, state, note }) => [label, state, note])

export const payout: Payout = {
  kind: 'payout',
  id: 'i1',
  merchantName: 'Lumen Payroll',
  timestamp: 0,
  amount: null,
  currency: 'USD',
  status: 'paid',
  transaction: null,
  transactions: [],
}

export const invoicePlace: ItemReference = { kind: 'invoice', id: 'i1' }

type HiddenText = { readonly text: string; readonly label: string } | null

/** Makes the payment details with the list `source` and the function `find`, which requests an invoice by id. */
export const detailsOver = (
  source: Live<DetailSource>,
  find: (id: string) => TE.TaskEither<Fault, InvoiceRecord>,
  hidden: Live<HiddenText> = constant(null),
) => {
  const { ports, seen } = makeSurroundings()
  const details = makePaymentDetails({ ...ports, records: { find }, source, hidden, environment: environment })
  return { ...seen, ports, details }
}

/** Makes the payment details with a list of these items and a fake provider. The test answers the requests. */
export const bench = (items: ReadonlyArray<Activity>) => {
  const home = makeStores().make<DetailSource>({ items })
  const hidden = makeStores().make<HiddenText>(null)
  const { ask, calls, answerLatest } = questions<string, InvoiceRecord>()
  const made = detailsOver(home, ask, hidden)
  const live = (place: ItemReference) => paymentDetailOf(made.details, place)
  return {
    ...made,
    home,
    hidden,
    requests: calls,
    answerLatest,
    live,
    statusOf: (place: ItemReference = invoicePlace) => live(place).get()?.status?.text ?? null,
    set: (part: Partial<Invoice>) => home.update(() => ({ items: [{ ...payment, ...part }] })),
  }
}
