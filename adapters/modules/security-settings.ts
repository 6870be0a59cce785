import { ContainerModule } from 'inversify'
import { facadeAccountProtection } from '../facade/security/security-settings.ts'
import { port } from '../port.ts'
import { clients } from './clients.ts'

export const securitySettingsModule = new ContainerModule(({ bind }) => {
  bind(port('accountProtection')).toResolvedValue(facadeAccountProtection, [clients.facade])
})
