import { limit } from '../../kernel/limits.ts'
import type { Machine, StateRow } from '../../kernel/machine.ts'
import { delay } from '../../kernel/timings.ts'
import type { ModalRequest } from '../../platform/ports.ts'
import { billPay } from '../bill-amounts/index.ts'
import type { BillPaymentModal, InvoiceFlowStatus, InvoiceState } from './model.ts'

/** The words of the payment window that mean that it was paid (BILL-144, BILL-147). */
export const paidWords: ReadonlyArray<string> = ['paid', 'confirmed', 'complete']

/** Before anything is paid, and after a reset. */
export const nothingInvoiced: InvoiceState = {
  id: null,
  status: null,
  currency: billPay.currency,
  error: null,
  usdAmount: null,
  buyerSelectedWallet: null,
  buyerSelectedCurrency: null,
  selectedInvoices: new Map(),
  shouldClearSelected: false,
  shouldDisplayErrors: false,
}

/** What changes the status: events of the payment window, of its invoice, and of the chosen amounts. */
export type InvoiceTrigger = 'created' | 'opened' | 'paid' | 'closed' | 'fail' | 'invalid' | 'valid'

/** Effect of entering a state, run by the slice. */
export type InvoiceAct = 'launch' | 'readInvoice' | 'lookAgain' | 'track' | 'tell' | 'addPayment' | 'goHome' | 'reset'

/** Effects of paid bills: the analytics event is taken before the state is reset (BILL-149 to BILL-151, BILL-164). */
export const afterPaid: ReadonlyArray<InvoiceAct> = ['track', 'tell', 'addPayment', 'goHome', 'reset']

/** State of the machine: the status, or that there is none. */
export type InvoiceStage = InvoiceFlowStatus | 'none'

type Events = StateRow<InvoiceStage, InvoiceTrigger, InvoiceAct>['on']

const idle: Events = { created: 'id_created', fail: 'failed', invalid: 'invalid_amount' }
const launched: Events = { paid: 'invoice_paid', closed: 'invoice_closed', fail: 'failed' }

/**
 * Paying bills (BILL-139 to BILL-151, BILL-156): what was paid stays paid, whatever fails after it. A window that is closed
 * without a word may have been paid all the same: the invoice is loaded again, so that nobody pays twice.
 */
export const invoiceMachine: Machine<InvoiceStage, InvoiceTrigger, InvoiceAct> = {
  none: { on: idle },
  id_created: { entry: ['launch'], on: { ...launched, opened: 'invoice_launched' } },
  invoice_launched: { on: launched },
  invoice_paid: { entry: ['readInvoice'], on: { closed: ['invoice_closed', 'success'] } },
  invoice_closed: { stay: ['lookAgain'], on: idle },
  // An invoice that was on its way is not lost.
  invalid_amount: { on: { created: 'id_created', valid: 'none', fail: 'failed' } },
  success: { entry: afterPaid, on: idle },
  failed: { on: idle },
}

/** What else changes when a status is entered (BILL-143, BILL-148). */
export const onInvoiceStatus: Partial<Record<InvoiceFlowStatus, Partial<InvoiceState>>> = {
  id_created: { error: null },
  invoice_closed: { id: null },
  failed: { id: null },
}

/** Told where no invoice could be made and the provider has no words of its own (BILL-148). */
export const invoiceFailure = 'The payment could not be started. Please try again.'

/** How many random bytes the key of an invoice is made of. */
export const keyBytes = limit('bytes of an invoice key', 16)

/**
 * So long a try whose outcome is not known is the same send when it is made again. Later its invoice could not be paid any
 * more: another one is made, and the first, which nobody has seen, expires.
 */
export const invoiceKeyAge = delay('bill invoice key', 600_000)

/** How long amounts stay as they are before what they cost is asked for. */
export const quoteDelay = delay('bill quote', 400)

/** How the slot is asked for what tells of the payment: it says that money has gone, and waits until that was read. */
export const paidModal = {
  name: 'bill-pay.paid-modal',
  backdropCloses: false,
  fullScreen: 'always',
} as const satisfies ModalRequest<BillPaymentModal>

/** Once more so many logos stand in the footer bar. */
export const barLogos = limit('logos in the pay bar', 5)

/** What the screen says. */
export const payTexts = {
  back: 'Pay Bills',
  heading: 'Choose the amounts',
  overview: 'Overview',
  empty: 'Choose how much to pay, and to which bills.',
  gets: '{mask} gets',
  estimated: 'Estimated {day}',
  tooSmall: 'Below the minimum',
  sums: { bills: 'Bills', fee: 'Convenience fee', noFee: 'Waived', noQuote: 'Before any fee', total: 'Total' },
  coin: {
    label: 'Coin',
    amount: 'You send about',
    networkCost: 'Network cost about',
    note: 'At {rate} for 1 {code}. The coin and its rate are settled in the payment window.',
  },
  pay: 'Pay',
  payAmount: 'Pay {amount}',
  bar: 'Selected bills',
  barFee: '{count}, plus a fee of {fee}',
  barNoQuote: '{count}, before any fee',
  clear: 'Clear Selected',
  paused: 'Payments of bills are paused. Your bills are here, and can be paid later.',
} as const

/** What is said while it is paid: the window is open, also after that, or the browser opened none. */
export const billPaying = {
  open: {
    title: 'Waiting for your payment',
    text: 'Pay in the window that has opened, then close it.',
    action: 'Show payment window',
  },
  paid: {
    title: 'Paid',
    text: 'Close the payment window to go on.',
    action: 'Show payment window',
  },
  blocked: {
    title: 'The payment window is not open',
    text: 'Your browser blocked the payment window. Open it here, or allow pop-ups for this site.',
    action: 'Open the payment window',
  },
} as const

/** What is told of bills that were paid. */
export const paidTexts = {
  title: '{amount} is on its way',
  hidden: 'Your payment is on its way',
  bill: '{name} gets {amount}.',
  hiddenBill: '{name} is paid.',
  fee: 'With the fee of {fee} you paid {total}.',
  coin: 'You paid in {coin}.',
  pending: { one: 'It is listed under Pending.', many: 'They are listed under Pending.' },
  paidOn: 'Paid on {day} at {time}.',
  invoice: 'View invoice',
  close: 'Done',
} as const

/** The event of a paid bill (BILL-164). */
export const paidBillEvent = { event: 'track', name: 'Bill Pay - Successful Payment' } as const
