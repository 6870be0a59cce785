import { withQuery } from '../../kernel/query.ts'
import type { Invoice } from '../model.ts'
import { invoicePage, transactionIdEnd } from './tables.ts'

/** Whether a network cost is told: none is not (PAY-086). */
export const hasNetworkCost = ({ networkCost }: Pick<Invoice, 'networkCost'>): boolean =>
  networkCost !== null && networkCost > 0n

/** A transaction id by its end (PAY-087). */
export const shortTransactionId = (id: string): string => [...id].slice(-transactionIdEnd.value).join('')

/** The provider's page of an invoice; it lies outside the app, on the same origin (PAY-013). */
export const invoiceAddress = (id: string): string =>
  withQuery(invoicePage.path, [
    ['v', invoicePage.version],
    ['id', id],
    ['lang', invoicePage.language],
  ])
