import { facadeLogins } from '../facade/session/developer-login.ts'
import { type Bindings, port } from '../port.ts'
import { clients } from './clients.ts'

export const developerLoginModule: Bindings = ({ bind }) => {
  bind(port('logins')).toResolvedValue(facadeLogins, [clients.facade])
}
