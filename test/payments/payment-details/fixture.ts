import { decimalText } from '@paydeck/core/money'
import {
  noFurtherFields,
  paymentDetailView,
  type Activity,
  type CurrencyBook,
  type DetailPlaces,
  type DetailRow,
  type Invoice,
  type InvoiceRecord,
  type PaymentDetail,
  type WholeInvoice,
} from '@paydeck/core/payments'
import { plainInvoice } from '../../arbitraries/payments.ts'

export const places: DetailPlaces = {
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
    readonly places?: Partial<DetailPlaces>
    readonly record?: InvoiceRecord | null
    readonly isHidden?: boolean
    readonly currencies?: CurrencyBook
  } = {},
): PaymentDetail =>
  paymentDetailView({ ...places, ...over.places })({
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

/** What the provider says of an invoice by its id, of which nothing beyond the invoice is told. */
export const recordOf = (invoice: WholeInvoice, over: Partial<InvoiceRecord> = {}): InvoiceRecord => ({
  ...invoice,
  ...noFurtherFields,
  ...over,
})

const wordsOf = (row: DetailRow): string => {
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

/** The rows of a section as a person reads them. */
export const read = ({ sections }: PaymentDetail, title: string): ReadonlyArray<readonly [string, string]> =>
  (sections.find((section) => section.title === title)?.rows ?? []).map((row) => [row.label, wordsOf(row)])

export const steps = ({ progress }: PaymentDetail) =>
  progress?.steps.map(({ label, state, note }) => [label, state, note])
