import * as t from 'io-ts'
import { graphql } from './call.ts'
import { list, nothing, nullable, record } from './codec.ts'
import { startGetPayoutProfiles as document } from './documents/receiving.ts'

const payor = record({ id: t.string, name: t.string })
const address = { id: t.string, address: t.string, currency: t.string, label: t.string }

/** Everything that start-up wants to know of a recipient of payouts (CALL-071, RECV-091 to RECV-096). */
export const startGetPayoutProfiles = graphql({
  name: 'START_GET_PAYOUT_PROFILES',
  document,
  input: nothing,
  reply: record({
    payoutProfiles: list(
      record({
        id: t.string,
        name: t.string,
        payors: list(payor),
        wallet: nullable(record(address)),
        percentage: nullable(t.number),
      }),
    ),
    payors: list(payor),
    wallets: list(record({ ...address, status: record({ isActive: t.boolean }) })),
    firstPayout: nullable(record({ id: t.string, requestDate: t.number })),
  }),
})
