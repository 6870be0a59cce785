import { TokenType } from '@paydeck/core/model'
import * as t from 'io-ts'
import { graphql } from '../call.ts'
import { record } from '../codec.ts'

/*
 * These calls need no idempotency key. Each widget gets a fresh token, and an account token can be exchanged only once.
 */

/** Fetches a single-use token for the bill-connection widget (CALL-049). */
export const getToken = graphql({
  name: 'GetToken',
  document: `mutation GetToken($token: String!, $csrf: String!, $provider: String!, $tokenType: String!) {
    user(token: $token, csrf: $csrf) { getToken(provider: $provider, tokenType: $tokenType) }
  }`,
  input: record({ provider: t.string, tokenType: TokenType }),
  reply: record({ getToken: t.string }),
})

/** Connects the bills that the user chose in the widget. Returns "success"; any other text means failure (CALL-050). */
export const exchangeAccountToken = graphql({
  name: 'ExchangeAccountToken',
  document: `mutation ExchangeAccountToken(
    $token: String!, $csrf: String!, $provider: String!, $accountToken: String!
  ) {
    user(token: $token, csrf: $csrf) { exchangeAccountToken(provider: $provider, accountToken: $accountToken) }
  }`,
  input: record({ provider: t.string, accountToken: t.string }),
  reply: record({ exchangeAccountToken: t.string }),
})

/** Fetches a single-use token for the widget that finds bills automatically (CALL-051). */
export const getMethodAuthElementToken = graphql({
  name: 'GetMethodAuthElementToken',
  document: `mutation GetMethodAuthElementToken(
    $token: String!, $csrf: String!, $provider: String!
  ) {
    user(token: $token, csrf: $csrf) { getMethodAuthElementToken(provider: $provider) }
  }`,
  input: record({ provider: t.string }),
  reply: record({ getMethodAuthElementToken: t.string }),
})
