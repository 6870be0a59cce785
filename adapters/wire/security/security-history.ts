import { SecurityEventKind } from '@paydeck/core/model'
import * as t from 'io-ts'
import { rest } from '../call.ts'
import { list, nothing, nullable, record, word } from '../codec.ts'
import { origin } from './shared.ts'

/**
 * Calls beyond the specification. A provider that supports only the calls in the specification responds with 404, and the
 * app then hides the history.
 */

/** Lists a page of security events, newest first. `before` is the value of `next` in the reply with the previous page. */
export const getSecurityHistory = rest({
  name: 'GET /auth/security-history',
  input: record({}, { before: t.string }),
  reply: record({
    events: list(
      record({ id: t.string, kind: word(SecurityEventKind), at: t.number, ...origin }, { canStop: t.boolean }),
    ),
    /** Null on the last page. */
    next: nullable(t.string),
  }),
})

/**
 * Stops the change that an event reports. Only changes of a payout destination can be stopped; `canStop` marks their events.
 * Idempotent: also succeeds if the change is unknown, already stopped or can no longer be stopped.
 */
export const postStopPayoutChange = rest({
  name: 'POST /auth/security-history/stop',
  input: record({ id: t.string }),
  reply: nothing,
})
