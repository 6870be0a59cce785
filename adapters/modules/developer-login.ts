import { ContainerModule } from 'inversify'
import { facadeLogins } from '../facade/session/developer-login.ts'
import { port } from '../port.ts'
import { clients } from './clients.ts'

export const developerLoginModule = new ContainerModule(({ bind }) => {
  bind(port('logins')).toResolvedValue(facadeLogins, [clients.facade])
})
