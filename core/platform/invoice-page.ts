import { withQuery } from '../kernel/query.ts'

/** The provider's page of an invoice, outside the app (PAY-013). */
const invoicePage = { path: '/invoice', version: '4', language: 'en-US' } as const

/** Returns the URL of the provider's page of an invoice, on the same origin (PAY-013). */
export const invoiceAddress = (id: string): string =>
  withQuery(invoicePage.path, [
    ['v', invoicePage.version],
    ['id', id],
    ['lang', invoicePage.language],
  ])
