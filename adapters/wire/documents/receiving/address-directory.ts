import { payoutProfileFields, walletFields } from './shared.ts'

/** Who pays the user out (CALL-053). */
export const getPayors = `query GetPayors($token: String!, $csrf: String!) {
  user(token: $token, csrf: $csrf) { payors { id name } }
}`

/** Who pays into which wallet (CALL-054). */
export const getPayoutProfiles = `query GetPayoutProfiles($token: String!, $csrf: String!) {
  user(token: $token, csrf: $csrf) { payoutProfiles { ${payoutProfileFields} } }
}`

/** Where payouts can go to (CALL-055). */
export const getWallets = `query GetWallets($token: String!, $csrf: String!) {
  user(token: $token, csrf: $csrf) { wallets { ${walletFields} } }
}`

/** What payouts can be received in (CALL-056). */
export const getCurrencies = `query GetCurrencies($token: String!, $csrf: String!) {
  user(token: $token, csrf: $csrf) {
    payoutCurrencies { code name chain chainName enabled showChain displayName displayCode }
  }
}`
