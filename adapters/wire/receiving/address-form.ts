import * as t from 'io-ts'
import { graphql, keyed } from '../call.ts'
import { record } from '../codec.ts'
import * as documents from '../documents/receiving/address-form.ts'

/** Whether an address is one of a currency: only true is (CALL-057, RECV-083). */
export const validateAddress = graphql({
  name: 'ValidateAddress',
  document: documents.validateAddress,
  input: record({ currency: t.string, address: t.string }),
  reply: record({ validateAddress: t.boolean }),
})

/** Keeps an address (CALL-061). */
export const createWallet = keyed(
  graphql({
    name: 'CreateWallet',
    document: documents.createWallet,
    token: 'payee',
    input: record({ currency: t.string, address: t.string, label: t.string }),
    reply: record({ createWallet: record({ id: t.string }) }),
  }),
)

/** Changes the wallet of a profile, as its flags say; a new address takes a code (CALL-062, RECV-047). */
export const updateWallet = graphql({
  name: 'UpdateWallet',
  document: documents.updateWallet,
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

/** Forgets an address that no profile has (CALL-063). */
export const deleteWallet = graphql({
  name: 'DeleteWallet',
  document: documents.deleteWallet,
  token: 'payee',
  input: record({ walletId: t.string }),
  reply: record({ deleteWallet: record({ status: t.string }) }),
})
