import type { CardChanges } from '@paydeck/core'
import { function as F, taskEither as TE } from 'fp-ts'
import type { GraphqlClient } from '../../transport/graphql-client.ts'
import * as calls from '../../wire/cards/card-settings.ts'

/**
 * Implements the port `CardChanges`. The calls carry no idempotency keys: each call sets a state, so a repeated call has no
 * further effect. A missing flag in a response counts as false.
 */
export const graphqlCardChanges = (client: GraphqlClient): CardChanges => ({
  lockStatus: (cardId) =>
    F.pipe(
      client.call(calls.getCardLockStatus)({ debitCardId: cardId }),
      TE.map(({ cardLockStatus }) => cardLockStatus.lockedByUser === true),
    ),
  lock: ({ cardId, value }) =>
    F.pipe(
      client.call(calls.lockCard)({ debitCardId: cardId, value }),
      TE.map(({ lockCard }) => lockCard),
    ),
  rename: ({ cardId, name }) =>
    F.pipe(
      client.call(calls.updateCardName)({ id: cardId, value: name }),
      TE.map(({ updateCardName }) => updateCardName),
    ),
})
