import { payoutProfileFields } from './shared.ts'

/** Gives a wallet a profile (CALL-070). */
export const createPayoutProfile = `mutation createPayoutProfile(
  $token: String!, $csrf: String!, $name: String!, $walletId: ID!
) {
  user(token: $token, csrf: $csrf) {
    createPayoutProfile(name: $name, walletId: $walletId) { ${payoutProfileFields} }
  }
}`

/** Changes what its flags include (CALL-067, CALL-068). */
export const updatePayoutProfile = `mutation UpdatePayoutProfile(
  $token: String!, $csrf: String!, $profileId: ID!, $includeName: Boolean!, $includeWallet: Boolean!
  $name: String = "", $walletId: ID = ""
) {
  user(token: $token, csrf: $csrf) {
    updatePayoutProfile(profileId: $profileId) {
      id
      setName(name: $name) @include(if: $includeName)
      setWallet(walletId: $walletId) @include(if: $includeWallet)
    }
  }
}`

/** Deletes a profile that nobody pays into (CALL-069). */
export const deletePayoutProfile = `mutation DeletePayoutProfile($token: String!, $csrf: String!, $profileId: ID!) {
  user(token: $token, csrf: $csrf) {
    deletePayoutProfile(profileId: $profileId) { ${payoutProfileFields} }
  }
}`

/** Lets a payor pay into a wallet, by a profile that is made for it (CALL-064). */
export const addPayorToWallet = `mutation AddPayorToWallet(
  $token: String!, $csrf: String!, $name: String, $payorId: ID!, $walletId: ID!
) {
  user(token: $token, csrf: $csrf) {
    addPayorToWallet(name: $name, payorId: $payorId, walletId: $walletId) { ${payoutProfileFields} }
  }
}`

/** Lets a payor pay into a profile (CALL-065). */
export const addPayorToProfile = `mutation AddPayorToProfile(
  $token: String!, $csrf: String!, $payorId: ID!, $profileId: ID!
) {
  user(token: $token, csrf: $csrf) { addPayorToProfile(payorId: $payorId, profileId: $profileId) { id } }
}`

/** Lets a payor pay into a profile no more (CALL-066). */
export const removePayorFromProfile = `mutation RemovePayorFromProfile(
  $token: String!, $csrf: String!, $payorId: ID!, $profileId: ID!
) {
  user(token: $token, csrf: $csrf) { removePayorFromProfile(payorId: $payorId, profileId: $profileId) { id } }
}`
