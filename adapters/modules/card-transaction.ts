import { graphqlCardTransactions } from '../graphql/cards/card-transaction.ts'
import { type Bindings, port } from '../port.ts'
import { clients } from './clients.ts'

export const cardTransactionModule: Bindings = ({ bind }) => {
  bind(port('cardTransactions')).toResolvedValue(graphqlCardTransactions, [clients.graphql])
}
