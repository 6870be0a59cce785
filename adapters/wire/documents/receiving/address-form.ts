import { payoutProfileFields } from './shared.ts'

/** Whether an address is one of a currency (CALL-057). */
export const validateAddress = `query ValidateAddress(
  $token: String!, $csrf: String!, $currency: String!, $address: String!
) {
  user(token: $token, csrf: $csrf) { validateAddress(currency: $currency, address: $address) }
}`

/** Keeps an address (CALL-061). */
export const createWallet = `mutation CreateWallet(
  $token: String!, $csrf: String!, $currency: String!, $address: String!, $label: String!
) {
  user(token: $token, csrf: $csrf) {
    createWallet(currency: $currency, address: $address, label: $label) { id }
  }
}`

/** Changes the wallet of a profile: its address, its label or both (CALL-062). */
export const updateWallet = `mutation UpdateWallet(
  $token: String!, $csrf: String!, $profileId: ID!, $walletId: ID!, $address: String!, $currency: String!
  $twoFactorCode: String, $label: String!, $updateAddress: Boolean!, $updateLabel: Boolean!
) {
  user(token: $token, csrf: $csrf) {
    updateWallet(
      profileId: $profileId, walletId: $walletId, address: $address, currency: $currency
      twoFactorCode: $twoFactorCode, label: $label, updateAddress: $updateAddress, updateLabel: $updateLabel
    ) { id }
  }
}`

/** Forgets an address (CALL-063). */
export const deleteWallet = `mutation DeleteWallet($token: String!, $csrf: String!, $walletId: ID!) {
  user(token: $token, csrf: $csrf) { deleteWallet(walletId: $walletId) { status } }
}`

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

/** Deletes a profile that has no payors (CALL-069). */
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
