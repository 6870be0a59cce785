import { type Bindings, port } from '../port.ts'
import { restSecurityRecord } from '../rest/security/security-history.ts'
import { clients } from './clients.ts'

export const securityHistoryModule: Bindings = ({ bind }) => {
  bind(port('securityRecord')).toResolvedValue(restSecurityRecord, [clients.rest])
}
