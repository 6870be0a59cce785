/** A token for the bill-connection widget (CALL-049). */
export const getToken = `mutation GetToken($token: String!, $csrf: String!, $provider: String!, $tokenType: String!) {
  user(token: $token, csrf: $csrf) { getToken(provider: $provider, tokenType: $tokenType) }
}`

/** Connects the bills that were found (CALL-050). */
export const exchangeAccountToken = `mutation ExchangeAccountToken(
  $token: String!, $csrf: String!, $provider: String!, $accountToken: String!
) {
  user(token: $token, csrf: $csrf) { exchangeAccountToken(provider: $provider, accountToken: $accountToken) }
}`

/** A token for the widget that finds bills by itself (CALL-051). */
export const getMethodAuthElementToken = `mutation GetMethodAuthElementToken(
  $token: String!, $csrf: String!, $provider: String!
) {
  user(token: $token, csrf: $csrf) { getMethodAuthElementToken(provider: $provider) }
}`
