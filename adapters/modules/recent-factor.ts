import { type Bindings, port } from '../port.ts'
import { restRecentFactor } from '../rest/security/recent-factor.ts'
import { clients } from './clients.ts'

export const recentFactorModule: Bindings = ({ bind }) => {
  bind(port('recentFactorCheck')).toResolvedValue(restRecentFactor, [clients.rest])
}
