import { type Bindings, port } from '../port.ts'
import { restActiveSessions } from '../rest/security/active-sessions.ts'
import { clients } from './clients.ts'

export const activeSessionsModule: Bindings = ({ bind }) => {
  bind(port('activeSessionRecords')).toResolvedValue(restActiveSessions, [clients.rest])
}
