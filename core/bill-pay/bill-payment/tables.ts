import { limit } from '../../kernel/limits.ts'
import type { Machine, StateRow } from '../../kernel/machine.ts'
import { delay } from '../../kernel/timings.ts'
import type { ModalRequest } from '../../platform/ports.ts'
import { billPay } from '../bill-amounts/index.ts'
import type { BillPaymentModal, InvoiceFlowStatus, InvoiceState } from './model.ts'

/** Statuses with which the payment window reports a successful payment (BILL-144, BILL-147). */
export const paidStatuses: ReadonlyArray<string> = ['paid', 'confirmed', 'complete']

/** Initial state, also after a reset. */
export const initialInvoiceState: InvoiceState = {
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

/** Events of the machine: from the payment window, the invoice, and the amounts. */
export type InvoiceTrigger = 'created' | 'opened' | 'paid' | 'closed' | 'fail' | 'invalid' | 'valid'

/** Effect of entering a state, run by the slice. */
export type InvoiceEffect =
  | 'launch'
  | 'readInvoice'
  | 'lookAgain'
  | 'track'
  | 'tell'
  | 'addPayment'
  | 'goHome'
  | 'reset'

/**
 * Effects that follow a successful payment, in this order. Tracking comes before the reset of the state (BILL-149 to
 * BILL-151, BILL-164).
 */
export const afterPaid: ReadonlyArray<InvoiceEffect> = ['track', 'tell', 'addPayment', 'goHome', 'reset']

/** State of the machine: the status, or `none` if the status is null. */
export type InvoiceStage = InvoiceFlowStatus | 'none'

type Events = StateRow<InvoiceStage, InvoiceTrigger, InvoiceEffect>['on']

const idle: Events = { created: 'id_created', fail: 'failed', invalid: 'invalid_amount' }
const launched: Events = { paid: 'invoice_paid', closed: 'invoice_closed', fail: 'failed' }

/**
 * State machine of paying bills (BILL-139 to BILL-151, BILL-156). A paid invoice stays paid, even if something fails later.
 * If the window closes without a message, the invoice may still have been paid. The machine then loads the invoice again, so
 * that the user does not pay twice.
 */
export const invoiceMachine: Machine<InvoiceStage, InvoiceTrigger, InvoiceEffect> = {
  none: { on: idle },
  id_created: { entry: ['launch'], on: { ...launched, opened: 'invoice_launched' } },
  invoice_launched: { on: launched },
  invoice_paid: { entry: ['readInvoice'], on: { closed: ['invoice_closed', 'success'] } },
  invoice_closed: { stay: ['lookAgain'], on: idle },
  // A new invoice is accepted if its id arrives while the amounts are invalid.
  invalid_amount: { on: { created: 'id_created', valid: 'none', fail: 'failed' } },
  success: { entry: afterPaid, on: idle },
  failed: { on: idle },
}

/** State changes on entering a status (BILL-143, BILL-148). */
export const onInvoiceStatus: Partial<Record<InvoiceFlowStatus, Partial<InvoiceState>>> = {
  id_created: { error: null },
  invoice_closed: { id: null },
  failed: { id: null },
}

/** Number of random bytes in the idempotency key of an invoice. */
export const keyBytes = limit('bytes of an invoice key', 16)

/**
 * Maximum age of an idempotency key that a retry may reuse after a try with unknown outcome. A later retry uses a new key,
 * because the invoice of the old key could no longer be paid. That invoice expires, and the user never sees it.
 */
export const invoiceKeyAge = delay('bill invoice key', 600_000)

/** Debounce time between a change of the amounts and the quote request. */
export const quoteDelay = delay('bill quote', 400)

/** Request of the confirmation modal. The modal reports a payment, so only its own button closes it. */
export const paidModal = {
  name: 'bill-pay.paid-modal',
  backdropCloses: false,
  fullScreen: 'always',
} as const satisfies ModalRequest<BillPaymentModal>

/** Maximum number of logos in the footer bar. Further bills are only counted. */
export const barLogos = limit('logos in the pay bar', 5)

/** Analytics event of a paid bill (BILL-164). */
export const paidBillEvent = { event: 'track', name: 'Bill Pay - Successful Payment' } as const
