import { ContainerModule } from 'inversify'
import { port } from '../port.ts'
import { restApplications, restShopperRecords } from '../rest/verification.ts'
import { clients } from './clients.ts'

export const verificationModule = new ContainerModule(({ bind }) => {
  bind(port('applications')).toResolvedValue(restApplications, [clients.rest]).inSingletonScope()
  bind(port('shopperRecords')).toResolvedValue(restShopperRecords, [clients.rest]).inSingletonScope()
})
