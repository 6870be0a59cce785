/** What was owed on a bill over time: beyond the specification. */
export const getBillBalances = `query GetBillBalances($token: String!, $csrf: String!, $accountId: ID!) {
  user(token: $token, csrf: $csrf) { billBalances(accountId: $accountId) { at balance } }
}`

/** Removes a bill: beyond the specification. */
export const hideBillAccount = `mutation HideBillAccount($token: String!, $csrf: String!, $accountId: ID!) {
  user(token: $token, csrf: $csrf) { hideBillAccount(accountId: $accountId) }
}`
