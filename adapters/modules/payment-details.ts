import { graphqlInvoiceRecords } from '../graphql/payments/payment-details.ts'
import { portModule } from '../port.ts'
import { clipboard } from './shared.ts'

export const invoiceRecords = portModule({ invoiceRecords: ({ graphql }) => graphqlInvoiceRecords(graphql) })

/** Ports of the carousel slides. */
export const ports = [invoiceRecords, clipboard]
