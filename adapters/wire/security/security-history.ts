import { SecurityEventKind } from '@paydeck/core/model'
import * as t from 'io-ts'
import { rest } from '../call.ts'
import { list, nothing, nullable, record, word } from '../codec.ts'
import { origin } from './shared.ts'

/**
 * Beyond the specification: a provider with only the specified calls answers with 404, and the app hides the history.
 */

/** Lists a page of security events, newest first. `before` is the `next` of the previous page. */
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
 * Stops the change that an event reports. Only events with `canStop` have one: a change of where payouts go.
 * Idempotent: a change already stopped, no longer stoppable or unknown is no failure.
 */
export const postStopPayoutChange = rest({
  name: 'POST /auth/security-history/stop',
  input: record({ id: t.string }),
  reply: nothing,
})
