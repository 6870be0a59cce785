import * as t from 'io-ts'
import { graphql } from '../call.ts'
import { list, nothing, nullable, record } from '../codec.ts'
import { startGetPayoutProfiles as document } from '../documents/receiving/payouts.ts'

const address = { id: t.string, address: t.string, currency: t.string, label: t.string }

/** Somebody who pays the user out (RECV-093). */
export const payor = record({ id: t.string, name: t.string })

/** A named wallet and those who pay into it (RECV-091). */
export const payoutProfile = record({
  id: t.string,
  name: t.string,
  payors: list(payor),
  wallet: nullable(record(address)),
  percentage: nullable(t.number),
})

/** Where payouts can go to (RECV-094). */
export const wallet = record({ ...address, status: record({ isActive: t.boolean }) })

/** Everything that start-up wants to know of a recipient of payouts (CALL-071, RECV-091 to RECV-096). */
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
