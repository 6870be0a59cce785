import { SecurityEventKind } from '@paydeck/core/model'
import * as t from 'io-ts'
import { rest } from '../call.ts'
import { list, nullable, record, word } from '../codec.ts'
import { origin } from './shared.ts'

/*
 * Beyond the specification: a provider that has only the specified calls answers this with 404, and the app leaves the
 * history out.
 */

/** A page of what happened to an account, the newest first. `before` is the `next` of the page before. */
export const getSecurityHistory = rest({
  name: 'GET /auth/security-history',
  input: record({}, { before: t.string }),
  reply: record({
    events: list(record({ id: t.string, kind: word(SecurityEventKind), at: t.number, ...origin })),
    /** Null: there is nothing earlier. */
    next: nullable(t.string),
  }),
})
