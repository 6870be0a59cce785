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
