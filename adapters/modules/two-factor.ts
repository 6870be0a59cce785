import { ContainerModule } from 'inversify'
import { facadeSecondFactor } from '../facade/security/two-factor.ts'
import { port } from '../port.ts'
import type { FacadeClient } from '../transport/facade-client.ts'
import type { Replacements } from '../transport/session-renewal.ts'
import { clients } from './clients.ts'

export const twoFactorModule = new ContainerModule(({ bind }) => {
  bind(port('secondFactor')).toResolvedValue(
    (facade: FacadeClient, { replace }: Replacements) => facadeSecondFactor(facade, replace),
    [clients.facade, clients.replacements],
  )
})
