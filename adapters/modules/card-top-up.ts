import { graphqlCardTopUps } from '../graphql/cards/card-top-up.ts'
import { portModule } from '../port.ts'
import { makeIdempotentSend } from '../transport/idempotent-sends.ts'
import { paymentWindow } from './payment-window.ts'

const cardTopUp = portModule({
  cardTopUps: ({ graphql }) =>
    graphqlCardTopUps(
      graphql,
      makeIdempotentSend(() => crypto.randomUUID()),
    ),
})

/** Ports of a top-up. */
export const ports = [cardTopUp, paymentWindow]
