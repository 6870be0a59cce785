import fc from 'fast-check'
import {
  InvoiceFlowStatus,
  type InvoiceState,
  type InvoiceEvent,
  type AnalyticsNetwork,
  analyticsNetworks,
  type BillQuote,
  type BillPaymentModal,
  type InvoicedBill,
  type PaidBills,
  type BillWindow,
  type RequestedQuote,
  type BillPayingState,
  AmountOption,
  type SelectedBill,
  type SelectedBills,
  type InvoiceItem,
} from '../../bill-pay/index.ts'
import { billPayValues } from './bill-pay.ts'
import { moneyValues } from './money.ts'
import { amountTexts, decimals, ids, instants, lists, maps, oneOf, optional, record, texts, words } from './values.ts'

const invoiceFlowStatuses = words(InvoiceFlowStatus)

const amountOption = words(AmountOption)

const selectedBill = record<SelectedBill>({
  value: amountOption,
  amount: optional(decimals),
  error: optional(texts),
})

const selectedBills: fc.Arbitrary<SelectedBills> = maps(ids, selectedBill)

const invoiceState = record<InvoiceState>({
  id: optional(ids),
  status: optional(invoiceFlowStatuses),
  currency: moneyValues.CurrencyCode,
  error: optional(texts),
  usdAmount: optional(decimals),
  buyerSelectedWallet: optional(texts),
  buyerSelectedCurrency: optional(moneyValues.CurrencyCode),
  selectedInvoices: selectedBills,
  shouldClearSelected: fc.boolean(),
  shouldDisplayErrors: fc.boolean(),
})

const invoiceEvents: fc.Arbitrary<InvoiceEvent> = fc.oneof(
  fc.record({ kind: fc.constantFrom('created', 'opened', 'closed'), id: ids }),
  fc.record({ kind: fc.constant('message'), id: ids, status: texts }),
  fc.record({ kind: fc.constant('fail'), text: texts }),
  fc.record({
    kind: fc.constant('read'),
    id: ids,
    coin: optional(moneyValues.CurrencyCode),
    wallet: optional(texts),
  }),
  fc.record({ kind: fc.constant('pay') }),
  fc.record({ kind: fc.constant('select'), selected: selectedBills }),
  fc.record({ kind: fc.constant('follow'), selected: selectedBills }),
  fc.record({ kind: fc.constantFrom('clear', 'reset') }),
)

const billQuotes = record<BillQuote>({
  bills: lists(
    fc.record({
      accountId: ids,
      fee: optional(decimals),
      estimatedCompletionDate: optional(instants),
    }),
  ),
  fee: decimals,
  total: decimals,
  coins: lists(
    fc.record({
      code: moneyValues.CurrencyCode,
      name: texts,
      amount: decimals,
      networkCost: optional(decimals),
      rate: decimals,
    }),
  ),
})

const invoicedBills = record<InvoicedBill>({
  account: billPayValues.BillAccount,
  amount: decimals,
})

const paidBills = record<PaidBills>({
  id: ids,
  at: instants,
  bills: lists(invoicedBills),
  coin: optional(moneyValues.CurrencyCode),
  price: optional(decimals),
})

const billWindows = oneOf<BillWindow>(['closed', 'open', 'blocked'])

const invoiceItem = record<InvoiceItem>({
  accountId: ids,
  amount: decimals,
  currency: moneyValues.CurrencyCode,
})

const requestedQuotes = record<RequestedQuote>({
  items: lists(invoiceItem),
  quote: optional(billQuotes),
  isLoading: fc.boolean(),
})

/** Values of the types of paying bills, by type. */
export const billPaymentValues = {
  InvoiceFlowStatus: invoiceFlowStatuses,
  AmountOption: amountOption,
  SelectedBill: selectedBill,
  SelectedBills: selectedBills,
  InvoiceState: invoiceState,
  InvoiceEvent: invoiceEvents,
  AnalyticsNetwork: oneOf<AnalyticsNetwork>(analyticsNetworks),
  BillQuote: billQuotes,
  BillPaymentModal: oneOf<BillPaymentModal>(['bill-pay.paid-modal']),
  InvoicedBill: invoicedBills,
  PaidBills: paidBills,
  BillWindow: billWindows,
  InvoiceItem: invoiceItem,
  RequestedQuote: requestedQuotes,
  BillPayingState: record<BillPayingState>({
    invoice: invoiceState,
    screen: optional(fc.record({ accountId: optional(ids) })),
    texts: maps(ids, amountTexts),
    isCreating: fc.boolean(),
    shown: billWindows,
    quote: optional(requestedQuotes),
    coin: optional(moneyValues.CurrencyCode),
    paid: optional(paidBills),
  }),
}
