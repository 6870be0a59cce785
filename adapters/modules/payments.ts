import { ContainerModule } from 'inversify'
import { graphqlPaymentRecords } from '../graphql/payments.ts'
import { port } from '../port.ts'
import { clients } from './clients.ts'

export const paymentsModule = new ContainerModule(({ bind }) => {
  bind(port('paymentRecords')).toResolvedValue(graphqlPaymentRecords, [clients.graphql]).inSingletonScope()
})
