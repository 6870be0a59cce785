import * as t from 'io-ts'
import { graphql } from '../call.ts'
import { list, nothing, nullable, record } from '../codec.ts'
import { payor, payoutProfile, wallet, payoutProfileFields, walletFields } from './shared.ts'

/** Lists the payors of the user, oldest first (CALL-053). */
export const getPayors = graphql({
  name: 'GetPayors',
  document: `query GetPayors($token: String!, $csrf: String!) {
    user(token: $token, csrf: $csrf) { payors { id name } }
  }`,
  input: nothing,
  reply: record({ payors: list(payor) }),
})

/** Lists the payout profiles, oldest first (CALL-054). */
export const getPayoutProfiles = graphql({
  name: 'GetPayoutProfiles',
  document: `query GetPayoutProfiles($token: String!, $csrf: String!) {
    user(token: $token, csrf: $csrf) { payoutProfiles { ${payoutProfileFields} } }
  }`,
  input: nothing,
  reply: record({ payoutProfiles: list(payoutProfile) }),
})

/** Lists the wallets, oldest first (CALL-055). */
export const getWallets = graphql({
  name: 'GetWallets',
  document: `query GetWallets($token: String!, $csrf: String!) {
    user(token: $token, csrf: $csrf) { wallets { ${walletFields} } }
  }`,
  input: nothing,
  reply: record({ wallets: list(wallet) }),
})

/** Lists the currencies of payouts, in display order (CALL-056, RECV-097). */
export const getCurrencies = graphql({
  name: 'GetCurrencies',
  document: `query GetCurrencies($token: String!, $csrf: String!) {
    user(token: $token, csrf: $csrf) {
      payoutCurrencies { code name chain chainName enabled showChain displayName displayCode }
    }
  }`,
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
