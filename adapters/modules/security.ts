import { ContainerModule } from 'inversify'
import { port } from '../port.ts'
import { facadeAccountProtection } from '../rest/security.ts'
import { clients } from './clients.ts'

export const securityModule = new ContainerModule(({ bind }) => {
  bind(port('accountProtection')).toResolvedValue(facadeAccountProtection, [clients.facade]).inSingletonScope()
})
