import { graphqlCardTopUps } from '../graphql/cards/card-top-up.ts'
import { type Bindings, port } from '../port.ts'
import type { GraphqlClient } from '../transport/graphql-client.ts'
import { makeIdempotentSend } from '../transport/idempotent-sends.ts'
import { clients } from './clients.ts'

export const cardTopUpModule: Bindings = ({ bind }) => {
  bind(port('cardTopUps')).toResolvedValue(
    (graphql: GraphqlClient) =>
      graphqlCardTopUps(
        graphql,
        makeIdempotentSend(() => crypto.randomUUID()),
      ),
    [clients.graphql],
  )
}
