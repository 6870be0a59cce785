import { decimalText } from '../../../core/money/index.ts'
import {
  type Activity,
  type DetailPlaces,
  type DetailRow,
  type Invoice,
  type ListedItem,
  type PaymentDetail,
  paymentDetailsView,
} from '../../../core/payments/index.ts'
import { plainInvoice } from '../../arbitraries/payments.ts'

export const places: DetailPlaces = {
  host: 'production',
  explorerBase: 'https://explorer.example',
  support: '/pages/support',
}
export const txId = '00000000000000000000000000000000000000000000000000003f9ac41e77d2'

export const listed: ListedItem = {
  id: 'i1',
  slide: 'invoice',
  icon: { initials: 'CR', src: null },
  mark: { kind: 'complete', label: 'Complete mark' },
  direction: 'out',
  amount: '−$108.85',
  status: { text: 'Confirming', tone: 'wait' },
  coin: '0.001140 BTC',
}

export const detailOf = (
  item: Activity,
  slide: ListedItem['slide'] = 'invoice',
  over: Partial<DetailPlaces> = {},
): PaymentDetail => {
  const [detail] = paymentDetailsView({ ...places, ...over })({
    items: [item],
    listed: [{ ...listed, id: item.id, slide }],
    hidden: null,
  }).details
  if (detail === undefined) throw new Error('no detail')
  return detail
}

export const payment: Invoice = {
  ...plainInvoice,
  merchantName: 'Copperline Records',
  status: 'paid',
  invoiceTime: Date.UTC(2026, 10, 22, 9, 2),
  timestamp: Date.UTC(2026, 10, 22, 9, 4),
  price: decimalText('108.85'),
  exchangeRate: decimalText('96498.23'),
  paymentSubtotal: 112_800n,
  networkCost: 1_200n,
  orderId: 'CR-20391',
  txId,
  selectedWallet: { displayName: 'Ben’s Wallet', avatar: '/wallet.svg' },
}

const wordsOf = (row: DetailRow): string => {
  switch (row.kind) {
    case 'amount':
      return row.amount.text
    case 'address':
      return row.address
    case 'wallet':
      return row.name
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
