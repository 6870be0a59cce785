import { limit } from '../../kernel/limits.ts'
import type { AmountOption, InvoiceFlowStatus, InvoiceState } from './model.ts'

/** What bills are paid in, where, and how little of it is too little (LIM-020, BILL-128, BILL-129, BILL-135). */
export const billPay = {
  country: 'US',
  currency: 'USD',
  decimals: limit('bill amount decimals', 2),
  minimum: limit('bill amount minimum', 1),
  /** An amount with more digits before the point is not meant. */
  digits: limit('bill amount digits', 15),
} as const

/** The options in their order (BILL-120). */
export const amountOptions = {
  minimumPayment: 'Minimum Payment',
  lastStatementBalance: 'Last Statement Balance',
  currentBalance: 'Current Balance',
  otherAmount: 'Other Amount',
} as const satisfies Record<AmountOption, string>

/** {amount} is the minimum (BILL-131). */
export const amountTooSmall = 'Minimum amount: {amount}'

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

/** The statuses that are passed through, the last of which stays; null: nothing is under way. */
export type InvoicePath = ReadonlyArray<InvoiceFlowStatus | null>

export type InvoiceTransitions = Partial<Record<InvoiceTrigger, InvoicePath>>

const idle: InvoiceTransitions = { created: ['id_created'], fail: ['failed'], invalid: ['invalid_amount'] }
const launched: InvoiceTransitions = { paid: ['invoice_paid'], closed: ['invoice_closed'], fail: ['failed'] }

/** What is missing changes nothing: what was paid stays paid, whatever fails after it (BILL-139 to BILL-148). */
export const invoiceTransitions = {
  none: idle,
  id_created: { ...launched, opened: ['invoice_launched'] },
  invoice_launched: launched,
  invoice_paid: { closed: ['invoice_closed', 'success'] },
  invoice_closed: idle,
  invalid_amount: { valid: [null], fail: ['failed'] },
  success: idle,
  failed: idle,
} as const satisfies Record<InvoiceFlowStatus | 'none', InvoiceTransitions>

/** What else changes when a status is entered (BILL-143, BILL-148). */
export const onInvoiceStatus: Partial<Record<InvoiceFlowStatus, Partial<InvoiceState>>> = {
  id_created: { error: null },
  invoice_closed: { id: null },
  failed: { id: null },
}

/** The event of a paid bill (BILL-164). */
export const paidBillEvent = { event: 'track', name: 'Bill Pay - Successful Payment' } as const
