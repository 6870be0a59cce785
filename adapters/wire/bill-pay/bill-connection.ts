import { TokenType } from '@paydeck/core/model'
import * as t from 'io-ts'
import { graphql } from '../call.ts'
import { record } from '../codec.ts'

/*
 * None of these has a key: a token opens one widget and is asked for anew for the next, and an account token can be exchanged
 * once as it is.
 */

/** A token for the bill-connection widget, for one opening of it (CALL-049). */
export const getToken = graphql({
  name: 'GetToken',
  document: `mutation GetToken($token: String!, $csrf: String!, $provider: String!, $tokenType: String!) {
    user(token: $token, csrf: $csrf) { getToken(provider: $provider, tokenType: $tokenType) }
  }`,
  input: record({ provider: t.string, tokenType: TokenType }),
  reply: record({ getToken: t.string }),
})

/** Connects the bills that the widget found: "success" when it was done, another word when it was not (CALL-050). */
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

/** A token for the widget that finds bills by itself, for one opening of it (CALL-051). */
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
