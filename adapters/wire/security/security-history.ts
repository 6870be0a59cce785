import { SecurityEventKind } from '@paydeck/core/model'
import * as t from 'io-ts'
import { rest } from '../call.ts'
import { list, nothing, nullable, record, word } from '../codec.ts'
import { origin } from './shared.ts'

/*
 * Beyond the specification: a provider that has only the specified calls answers these with 404, and the app leaves the
 * history out.
 */

/** A page of what happened to an account, the newest first. `before` is the `next` of the page before. */
export const getSecurityHistory = rest({
  name: 'GET /auth/security-history',
  input: record({}, { before: t.string }),
  reply: record({
    events: list(
      record({ id: t.string, kind: word(SecurityEventKind), at: t.number, ...origin }, { canStop: t.boolean }),
    ),
    /** Null: there is nothing earlier. */
    next: nullable(t.string),
  }),
})

/**
 * Stops what an event tells of, by its id: one that says `canStop`, which is a change of where payouts go. One that was
 * stopped already, that can be stopped no more or never was is no failure.
 */
export const postStopPayoutChange = rest({
  name: 'POST /auth/security-history/stop',
  input: record({ id: t.string }),
  reply: nothing,
})
