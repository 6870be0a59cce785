import { type Fault, type InviteRecords, rejected } from '@paydeck/core'
import { function as F, taskEither as TE } from 'fp-ts'
import type { GraphqlClient } from '../../transport/graphql-client.ts'
import * as calls from '../../wire/receiving/payout-invites.ts'

/**
 * Operations for calls during the app's start, and for calls from the receiving addresses screen. They do the same, but have
 * different names in the specification (CALL-015).
 */
const operations = {
  start: { check: calls.startCanAcceptPayouts, accept: calls.startAcceptPayoutsInvite },
  screen: { check: calls.canAcceptPayouts, accept: calls.acceptPayoutsInvite },
} as const

export const graphqlPayoutInvites = (client: GraphqlClient): InviteRecords => ({
  check: ({ payload, from }) =>
    F.pipe(
      client.call(operations[from].check)({ payload }),
      TE.map(({ canAcceptPayouts }) => canAcceptPayouts),
    ),
  accept: ({ payload, from }) =>
    F.pipe(
      client.call(operations[from].accept)({ payload }),
      TE.filterOrElse(
        ({ acceptPayoutsInvite: { success } }) => success,
        (): Fault => rejected(200, null),
      ),
      TE.asUnit,
    ),
  markSeen: (input) => F.pipe(client.call(calls.hasSeenInvite)(input), TE.asUnit),
})
