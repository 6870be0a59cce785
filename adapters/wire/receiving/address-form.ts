import * as t from 'io-ts'
import { graphql, keyed } from '../call.ts'
import { list, record } from '../codec.ts'
import { payoutProfile, payoutProfileFields } from './shared.ts'

/** Validates an address for a currency. Only `true` means valid (CALL-057, RECV-083). */
export const validateAddress = graphql({
  name: 'ValidateAddress',
  document: `query ValidateAddress(
    $token: String!, $csrf: String!, $currency: String!, $address: String!
  ) {
    user(token: $token, csrf: $csrf) { validateAddress(currency: $currency, address: $address) }
  }`,
  input: record({ currency: t.string, address: t.string }),
  reply: record({ validateAddress: t.boolean }),
})

/** Creates a wallet (CALL-061). */
export const createWallet = keyed(
  graphql({
    name: 'CreateWallet',
    document: `mutation CreateWallet(
      $token: String!, $csrf: String!, $currency: String!, $address: String!, $label: String!
    ) {
      user(token: $token, csrf: $csrf) {
        createWallet(currency: $currency, address: $address, label: $label) { id }
      }
    }`,
    token: 'payee',
    input: record({ currency: t.string, address: t.string, label: t.string }),
    reply: record({ createWallet: record({ id: t.string }) }),
  }),
)

/**
 * Updates the address of a profile's wallet, the wallet's label, or both. Two flags in the input select the values to
 * update. A new address requires a two-factor code (CALL-062, RECV-047).
 */
export const updateWallet = graphql({
  name: 'UpdateWallet',
  document: `mutation UpdateWallet(
    $token: String!, $csrf: String!, $profileId: ID!, $walletId: ID!, $address: String!, $currency: String!
    $twoFactorCode: String, $label: String!, $updateAddress: Boolean!, $updateLabel: Boolean!
  ) {
    user(token: $token, csrf: $csrf) {
      updateWallet(
        profileId: $profileId, walletId: $walletId, address: $address, currency: $currency
        twoFactorCode: $twoFactorCode, label: $label, updateAddress: $updateAddress, updateLabel: $updateLabel
      ) { id }
    }
  }`,
  token: 'payee',
  input: record(
    {
      profileId: t.string,
      walletId: t.string,
      address: t.string,
      currency: t.string,
      label: t.string,
      updateAddress: t.boolean,
      updateLabel: t.boolean,
    },
    { twoFactorCode: t.string },
  ),
  reply: record({ updateWallet: record({ id: t.string }) }),
})

/** Deletes a wallet that no profile uses (CALL-063). */
export const deleteWallet = graphql({
  name: 'DeleteWallet',
  document: `mutation DeleteWallet($token: String!, $csrf: String!, $walletId: ID!) {
    user(token: $token, csrf: $csrf) { deleteWallet(walletId: $walletId) { status } }
  }`,
  token: 'payee',
  input: record({ walletId: t.string }),
  reply: record({ deleteWallet: record({ status: t.string }) }),
})

const named = record({ id: t.string })
const payorOfProfile = record({ payorId: t.string, profileId: t.string })

/** Creates a profile for a wallet (CALL-070). */
export const createPayoutProfile = keyed(
  graphql({
    name: 'createPayoutProfile',
    document: `mutation createPayoutProfile(
      $token: String!, $csrf: String!, $name: String!, $walletId: ID!
    ) {
      user(token: $token, csrf: $csrf) {
        createPayoutProfile(name: $name, walletId: $walletId) { ${payoutProfileFields} }
      }
    }`,
    token: 'payee',
    input: record({ name: t.string, walletId: t.string }),
    reply: record({ createPayoutProfile: payoutProfile }),
  }),
)

/**
 * Updates the name of a profile, its wallet, or both. Two flags in the input select the values to update (CALL-067,
 * CALL-068).
 */
export const updatePayoutProfile = graphql({
  name: 'UpdatePayoutProfile',
  document: `mutation UpdatePayoutProfile(
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
  }`,
  token: 'payee',
  input: record(
    { profileId: t.string, includeName: t.boolean, includeWallet: t.boolean },
    { name: t.string, walletId: t.string },
  ),
  reply: record({ updatePayoutProfile: record({ id: t.string }, { setName: t.string, setWallet: t.string }) }),
})

/** Deletes a profile that has no payors. Returns the remaining profiles (CALL-069). */
export const deletePayoutProfile = graphql({
  name: 'DeletePayoutProfile',
  document: `mutation DeletePayoutProfile($token: String!, $csrf: String!, $profileId: ID!) {
    user(token: $token, csrf: $csrf) {
      deletePayoutProfile(profileId: $profileId) { ${payoutProfileFields} }
    }
  }`,
  token: 'payee',
  input: record({ profileId: t.string }),
  reply: record({ deletePayoutProfile: list(payoutProfile) }),
})

/** Creates a profile for a wallet that has no profile, and adds the payor to it (CALL-064, CALL-072). */
export const addPayorToWallet = keyed(
  graphql({
    name: 'AddPayorToWallet',
    document: `mutation AddPayorToWallet(
      $token: String!, $csrf: String!, $name: String, $payorId: ID!, $walletId: ID!
    ) {
      user(token: $token, csrf: $csrf) {
        addPayorToWallet(name: $name, payorId: $payorId, walletId: $walletId) { ${payoutProfileFields} }
      }
    }`,
    token: 'payee',
    input: record({ payorId: t.string, walletId: t.string }, { name: t.string }),
    reply: record({ addPayorToWallet: payoutProfile }),
  }),
)

/** Adds a payor to a profile (CALL-065). */
export const addPayorToProfile = graphql({
  name: 'AddPayorToProfile',
  document: `mutation AddPayorToProfile(
    $token: String!, $csrf: String!, $payorId: ID!, $profileId: ID!
  ) {
    user(token: $token, csrf: $csrf) { addPayorToProfile(payorId: $payorId, profileId: $profileId) { id } }
  }`,
  token: 'payee',
  input: payorOfProfile,
  reply: record({ addPayorToProfile: named }),
})

/** Removes a payor from a profile (CALL-066). */
export const removePayorFromProfile = graphql({
  name: 'RemovePayorFromProfile',
  document: `mutation RemovePayorFromProfile(
    $token: String!, $csrf: String!, $payorId: ID!, $profileId: ID!
  ) {
    user(token: $token, csrf: $csrf) { removePayorFromProfile(payorId: $payorId, profileId: $profileId) { id } }
  }`,
  token: 'payee',
  input: payorOfProfile,
  reply: record({ removePayorFromProfile: named }),
})
