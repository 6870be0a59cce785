import type { Invoice } from '../model.ts'
import { billState, isBillPayment } from '../rules.ts'
import { billReasons, type ReasonRow } from './tables.ts'

/** The one bill of a payment, by the provider's word for how it stands: of several there is none (PAY-081). null: it is no such payment. */
export const singleBill = (invoice: Pick<Invoice, 'bills' | 'itemCode'>): { readonly word: string | null } | null => {
  const [only, ...others] = invoice.bills
  return !isBillPayment(invoice) || only === undefined || others.length > 0 ? null : { word: only.status }
}

/** Why a bill stands as it does and what happens next, by the provider's word for it; {name} is the merchant. */
export const billReason = (word: string | null): string => {
  const { why, next }: ReasonRow = billReasons[billState(word)]
  return next === null ? why : `${why} ${next}`
}
