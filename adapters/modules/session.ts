import type { Log } from '@paydeck/core'
import { ContainerModule } from 'inversify'
import { everyAnalytics, pageAnalytics } from '../browser/analytics.ts'
import { port } from '../port.ts'
import { restAnalytics } from '../rest/analytics.ts'
import { restSessions, restSurroundings } from '../rest/session.ts'
import type { FacadeClient } from '../transport/facade-client.ts'
import type { RestClient } from '../transport/rest-client.ts'
import { clients } from './clients.ts'

export const sessionModule = (view: Window): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(port('sessions'))
      .toResolvedValue((rest: RestClient, facade: FacadeClient) => restSessions({ rest, facade }), [clients.rest, clients.facade])
      .inSingletonScope()
    bind(port('surroundings')).toResolvedValue(restSurroundings, [clients.rest]).inSingletonScope()
    bind(port('analytics'))
      .toResolvedValue(
        (rest: RestClient, log: Log) => everyAnalytics([restAnalytics(rest, log), pageAnalytics(view, log)]),
        [clients.rest, port('log')],
      )
      .inSingletonScope()
  })
