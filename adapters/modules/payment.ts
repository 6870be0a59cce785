import type { Configuration } from '@paydeck/core'
import { ContainerModule } from 'inversify'
import { browserPaymentWindow } from '../browser/payment-window.ts'
import { makeScriptLoader } from '../browser/scripts.ts'
import { graphqlCardTopUps } from '../graphql/cards/card-top-up.ts'
import { port } from '../port.ts'
import type { GraphqlClient } from '../transport/graphql-client.ts'
import { makeIdempotentSend } from '../transport/idempotent-sends.ts'
import { clients } from './clients.ts'

/** The ports that are asked where something is paid: fetched with the first of them. */
export const paymentModule = new ContainerModule(({ bind }) => {
  const idempotent = makeIdempotentSend(() => crypto.randomUUID())
  bind(port('cardTopUps'))
    .toResolvedValue((graphql: GraphqlClient) => graphqlCardTopUps(graphql, idempotent), [clients.graphql])
    .inSingletonScope()
  bind(port('paymentWindow'))
    .toResolvedValue(
      ({ scripts }: Configuration) =>
        browserPaymentWindow(
          window,
          makeScriptLoader(document, window.trustedTypes, Object.values(scripts)),
          scripts.payments,
        ),
      [port('configuration')],
    )
    .inSingletonScope()
})
