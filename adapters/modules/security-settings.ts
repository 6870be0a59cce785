import { facadeAccountProtection } from '../facade/security/security-settings.ts'
import { type Bindings, port } from '../port.ts'
import { clients } from './clients.ts'

export const securitySettingsModule: Bindings = ({ bind }) => {
  bind(port('accountProtection')).toResolvedValue(facadeAccountProtection, [clients.facade])
}
