import { limit } from '../../kernel/limits.ts'

/** How much of a transaction id is shown: its end (PAY-087). */
export const transactionIdEnd = limit('transaction id characters shown', 12)

/** The provider's page of an invoice, outside the app (PAY-013). */
export const invoicePage = { path: '/invoice', version: '4', language: 'en-US' } as const
