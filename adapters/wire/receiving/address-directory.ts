import * as t from 'io-ts'
import { graphql } from '../call.ts'
import { list, nothing, nullable, record } from '../codec.ts'
import * as documents from '../documents/receiving/address-directory.ts'
import { payor, payoutProfile, wallet } from './shared.ts'

/** Who pays the user out, oldest first (CALL-053). */
export const getPayors = graphql({
  name: 'GetPayors',
  document: documents.getPayors,
  input: nothing,
  reply: record({ payors: list(payor) }),
})

/** Who pays into which wallet, oldest first (CALL-054). */
export const getPayoutProfiles = graphql({
  name: 'GetPayoutProfiles',
  document: documents.getPayoutProfiles,
  input: nothing,
  reply: record({ payoutProfiles: list(payoutProfile) }),
})

/** Where payouts can go to, oldest first (CALL-055). */
export const getWallets = graphql({
  name: 'GetWallets',
  document: documents.getWallets,
  input: nothing,
  reply: record({ wallets: list(wallet) }),
})

/** What payouts can be received in, in the order to list it (CALL-056, RECV-097). */
export const getCurrencies = graphql({
  name: 'GetCurrencies',
  document: documents.getCurrencies,
  input: nothing,
  reply: record({
    payoutCurrencies: list(
      record({
        code: t.string,
        name: t.string,
        chain: nullable(t.string),
        chainName: nullable(t.string),
        enabled: t.boolean,
        showChain: t.boolean,
        displayName: t.string,
        displayCode: t.string,
      }),
    ),
  }),
})
