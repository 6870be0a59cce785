import { ContainerModule } from 'inversify'
import { graphqlCardTopUps } from '../graphql/cards/card-top-up.ts'
import { port } from '../port.ts'
import type { GraphqlClient } from '../transport/graphql-client.ts'
import { makeIdempotentSend } from '../transport/idempotent-sends.ts'
import { clients } from './clients.ts'

export const cardTopUpModule = new ContainerModule(({ bind }) => {
  bind(port('cardTopUps')).toResolvedValue(
    (graphql: GraphqlClient) =>
      graphqlCardTopUps(
        graphql,
        makeIdempotentSend(() => crypto.randomUUID()),
      ),
    [clients.graphql],
  )
})
