import type { Invoice } from '../model.ts'
import { billState, isBillPayment } from '../rules.ts'
import { billReasons } from '../texts.ts'
import type { ReasonRow } from './model.ts'

/**
 * Returns the status of the bill, for a bill payment with exactly one bill. Null for several bills or none, and for invoices
 * that are not bill payments (PAY-081).
 * @example
 * singleBill({ itemCode: 'Bill Payment', bills: [{ status: 'settled' }] }) // { status: 'settled' }
 * singleBill({ itemCode: null, bills: [] }) // null
 */
export const singleBill = (invoice: Pick<Invoice, 'bills' | 'itemCode'>): { readonly status: string | null } | null => {
  const [only, ...others] = invoice.bills
  return !isBillPayment(invoice) || only === undefined || others.length > 0 ? null : { status: only.status }
}

/** Returns the text that explains a bill status and the next step. Its placeholder {name} stands for the merchant. */
export const billReason = (status: string | null): string => {
  const { why, next }: ReasonRow = billReasons[billState(status)]
  return next === null ? why : `${why} ${next}`
}
