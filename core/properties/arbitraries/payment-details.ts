import fc from 'fast-check'
import {
  type DetailStep,
  type ListedItem,
  type DetailAmount,
  type DetailRow,
  type DetailSection,
  type DetailSource,
  type PaymentDetailState,
  InvoiceStep,
  type InvoiceRecord,
} from '../../payments/index.ts'
import { type KnownRecord } from '../../payments/payment-details/model.ts'
import { moneyValues } from './money.ts'
import { paymentListsValues } from './payment-lists.ts'
import { paymentsValues, wholeInvoiceFields } from './payments.ts'
import { platformValues } from './platform.ts'
import { counts, ids, instants, lists, optional, pictures, record, texts, words } from './values.ts'

const labels = fc.record({ text: texts, tone: fc.constantFrom('good', 'wait', 'bad', 'neutral') })

const detailAmounts = record<DetailAmount>({ text: texts, hidden: optional(texts) })

const detailRows: fc.Arbitrary<DetailRow> = fc.oneof(
  fc.record({ label: texts, kind: fc.constant('amount'), amount: detailAmounts, isStrong: fc.boolean() }),
  fc.record({ label: texts, kind: fc.constant('text'), text: texts, isCopyable: fc.boolean() }),
  fc.record({ label: texts, kind: fc.constant('id'), text: texts, whole: texts, href: optional(texts) }),
  fc.record({ label: texts, kind: fc.constant('address'), address: texts }),
  fc.record({ label: texts, kind: fc.constant('wallet'), name: texts, picture: optional(pictures) }),
  fc.record({
    label: texts,
    kind: fc.constant('bill'),
    amount: optional(detailAmounts),
    fee: optional(detailAmounts),
    status: labels,
    due: optional(texts),
  }),
)

const invoiceSteps = words(InvoiceStep)

const invoiceRecords = record<InvoiceRecord>({
  ...wholeInvoiceFields,
  swapInfoCode: optional(texts),
  walletName: optional(texts),
  confirmations: optional(counts),
  targetConfirmations: optional(counts),
  expiresAt: optional(instants),
  history: lists(fc.record({ step: optional(invoiceSteps), at: optional(instants) })),
})

/** Values of the types of the details of payments, by type. */
export const paymentDetailsValues = {
  DetailStep: record<DetailStep>(
    {
      label: texts,
      state: fc.constantFrom('done', 'now', 'later', 'failed'),
      note: optional(texts),
      at: optional(texts),
      parts: fc.record({ done: counts, of: counts }),
    },
    ['parts'],
  ),
  ListedItem: record<ListedItem>({
    id: ids,
    slide: platformValues.PaymentSlideKind,
    icon: fc.record({ initials: texts, src: optional(pictures) }),
    mark: optional(fc.record({ kind: fc.constantFrom('complete', 'exception'), label: texts })),
    direction: optional(moneyValues.Direction),
    amount: texts,
    status: optional(labels),
    coin: optional(moneyValues.CurrencyCode),
  }),
  DetailAmount: detailAmounts,
  DetailRow: detailRows,
  DetailSection: record<DetailSection>({
    title: texts,
    coin: optional(
      fc.record({
        icon: moneyValues.CoinIconName,
        rate: optional(texts),
        amount: optional(detailAmounts),
        fiat: optional(detailAmounts),
      }),
    ),
    rows: lists(detailRows),
  }),
  DetailSource: record<DetailSource>(
    {
      items: lists(paymentsValues.Activity),
      announcement: paymentListsValues.PaymentAnnouncement,
      currencies: paymentListsValues.CurrencyBook,
    },
    ['announcement', 'currencies'],
  ),
  InvoiceStep: invoiceSteps,
  InvoiceRecord: invoiceRecords,
  PaymentDetailState: record<PaymentDetailState>({
    item: paymentsValues.Activity,
    record: optional(invoiceRecords),
    hidden: optional(platformValues.HiddenAmount),
    currencies: paymentListsValues.CurrencyBook,
  }),
  KnownRecord: record<KnownRecord>({ listed: texts, record: invoiceRecords }),
}
