import { facadeProductTokens } from '../facade/session/current-session.ts'
import { type Bindings, port } from '../port.ts'
import { restSessionContext, restSessions } from '../rest/session/current-session.ts'
import type { FacadeClient } from '../transport/facade-client.ts'
import type { RestClient } from '../transport/rest-client.ts'
import { clients } from './clients.ts'

export const currentSessionModule: Bindings = ({ bind }) => {
  bind(port('sessions')).toResolvedValue(
    (rest: RestClient, facade: FacadeClient) => ({
      ...restSessions(rest),
      ...facadeProductTokens(facade),
    }),
    [clients.rest, clients.facade],
  )
  bind(port('sessionContext')).toResolvedValue(restSessionContext, [clients.rest])
}
