import { graphqlInvoiceRecords } from '../graphql/payments/payment-details.ts'
import { type Bindings, port } from '../port.ts'
import { clients } from './clients.ts'

export const paymentDetailsModule: Bindings = ({ bind }) => {
  bind(port('invoiceRecords')).toResolvedValue(graphqlInvoiceRecords, [clients.graphql])
}
