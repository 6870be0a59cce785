import * as t from 'io-ts'
import { graphql } from '../call.ts'
import { list, nothing, nullable, record } from '../codec.ts'
import { startGetPayoutProfiles as document } from '../start-documents.ts'
import { payor, payoutProfile, wallet } from './shared.ts'

/** Fetches all data of a payout recipient in a single call, for the app's start (CALL-071, RECV-091 to RECV-096). */
export const startGetPayoutProfiles = graphql({
  name: 'START_GET_PAYOUT_PROFILES',
  document,
  input: nothing,
  reply: record({
    payoutProfiles: list(payoutProfile),
    payors: list(payor),
    wallets: list(wallet),
    firstPayout: nullable(record({ id: t.string, requestDate: t.number })),
  }),
})
