import { ContainerModule } from 'inversify'
import { graphqlPaymentRecords } from '../graphql/payments/recent-activity.ts'
import { port } from '../port.ts'
import { clients } from './clients.ts'

export const recentActivityModule = new ContainerModule(({ bind }) => {
  bind(port('paymentRecords')).toResolvedValue(graphqlPaymentRecords, [clients.graphql])
})
