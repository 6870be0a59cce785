import * as t from 'io-ts'
import { graphql } from '../call.ts'
import { nullable, record } from '../codec.ts'

const invite = record({ payload: t.string })

/** @__NO_SIDE_EFFECTS__ */
const canAccept = <const Name extends string>(name: Name) =>
  graphql({
    name,
    document: `query ${name}($token: String!, $csrf: String!, $payload: String) {
      user(token: $token, csrf: $csrf) { canAcceptPayouts(payload: $payload) { canAccept reason } }
    }`,
    input: record({}, { payload: t.string }),
    reply: record({ canAcceptPayouts: record({ canAccept: t.boolean, reason: nullable(t.string) }) }),
  })

/** @__NO_SIDE_EFFECTS__ */
const accept = <const Name extends string>(name: Name) =>
  graphql({
    name,
    document: `mutation ${name}($token: String!, $csrf: String!, $payload: String!) {
      user(token: $token, csrf: $csrf) { acceptPayoutsInvite(payload: $payload) { success } }
    }`,
    token: 'payee',
    input: invite,
    reply: record({ acceptPayoutsInvite: record({ success: t.boolean }) }),
  })

/**
 * Checks if the account can accept payouts. With an invite in the input, checks if the account can accept this invite
 * (CALL-058). The app uses two names for this operation (CALL-015).
 */
export const canAcceptPayouts = canAccept('CanAcceptPayouts')
export const startCanAcceptPayouts = canAccept('CAN_ACCEPT_PAYOUTS')

/** Accepts an invite (CALL-059). The app uses two names for this operation (CALL-015). */
export const acceptPayoutsInvite = accept('AcceptPayoutsInvite')
export const startAcceptPayoutsInvite = accept('START_ACCEPT_PAYOUTS_INVITE')

/** Marks an invite as seen (CALL-060). */
export const hasSeenInvite = graphql({
  name: 'HasSeenInvite',
  document: `mutation HasSeenInvite($token: String!, $csrf: String!, $payload: String!) {
    user(token: $token, csrf: $csrf) { hasSeenInvite(payload: $payload) }
  }`,
  token: 'payee',
  input: invite,
  reply: record({ hasSeenInvite: t.boolean }),
})
