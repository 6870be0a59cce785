import { facadeSecondFactor } from '../facade/security/two-factor.ts'
import { type Bindings, port } from '../port.ts'
import type { FacadeClient } from '../transport/facade-client.ts'
import type { Replacements } from '../transport/session-renewal.ts'
import { clients } from './clients.ts'

export const twoFactorModule: Bindings = ({ bind }) => {
  bind(port('secondFactor')).toResolvedValue(
    (facade: FacadeClient, { replace }: Replacements) => facadeSecondFactor(facade, replace),
    [clients.facade, clients.replacements],
  )
}
