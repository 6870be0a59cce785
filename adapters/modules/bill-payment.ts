import { graphqlBillInvoices, graphqlBillQuotes } from '../graphql/bill-pay/bill-payment.ts'
import { type Bindings, port } from '../port.ts'
import { restBillInvoices } from '../rest/bill-pay/bill-payment.ts'
import type { GraphqlClient } from '../transport/graphql-client.ts'
import type { RestClient } from '../transport/rest-client.ts'
import { clients } from './clients.ts'

export const billPaymentModule: Bindings = ({ bind }) => {
  bind(port('billInvoices')).toResolvedValue(
    (graphql: GraphqlClient, rest: RestClient) => ({ ...graphqlBillInvoices(graphql), ...restBillInvoices(rest) }),
    [clients.graphql, clients.rest],
  )
  bind(port('billQuotes')).toResolvedValue(graphqlBillQuotes, [clients.graphql])
}
