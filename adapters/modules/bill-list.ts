import { graphqlBillRecords } from '../graphql/bill-pay/bill-list.ts'
import { type Bindings, port } from '../port.ts'
import { clients } from './clients.ts'

export const billListModule: Bindings = ({ bind }) => {
  bind(port('billRecords')).toResolvedValue(graphqlBillRecords, [clients.graphql, port('clock')])
}
