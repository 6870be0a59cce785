import * as t from 'io-ts'
import { graphql, keyed } from '../call.ts'
import { list, record } from '../codec.ts'
import * as documents from '../documents/receiving/profiles.ts'
import { payoutProfile } from './payouts.ts'

const named = record({ id: t.string })
const payorOfProfile = record({ payorId: t.string, profileId: t.string })

/** Gives a wallet a profile (CALL-070). */
export const createPayoutProfile = keyed(
  graphql({
    name: 'createPayoutProfile',
    document: documents.createPayoutProfile,
    token: 'payee',
    input: record({ name: t.string, walletId: t.string }),
    reply: record({ createPayoutProfile: payoutProfile }),
  }),
)

/** Sets the name of a profile, its wallet, or both, as the flags say (CALL-067, CALL-068). */
export const updatePayoutProfile = graphql({
  name: 'UpdatePayoutProfile',
  document: documents.updatePayoutProfile,
  token: 'payee',
  input: record(
    { profileId: t.string, includeName: t.boolean, includeWallet: t.boolean },
    { name: t.string, walletId: t.string },
  ),
  reply: record({ updatePayoutProfile: record({ id: t.string }, { setName: t.string, setWallet: t.string }) }),
})

/** Deletes a profile that nobody pays into, and answers with those that are left (CALL-069). */
export const deletePayoutProfile = graphql({
  name: 'DeletePayoutProfile',
  document: documents.deletePayoutProfile,
  token: 'payee',
  input: record({ profileId: t.string }),
  reply: record({ deletePayoutProfile: list(payoutProfile) }),
})

/** Lets a payor pay into a wallet that no profile has, by one that is made for it (CALL-064, CALL-072). */
export const addPayorToWallet = keyed(
  graphql({
    name: 'AddPayorToWallet',
    document: documents.addPayorToWallet,
    token: 'payee',
    input: record({ payorId: t.string, walletId: t.string }, { name: t.string }),
    reply: record({ addPayorToWallet: payoutProfile }),
  }),
)

/** Lets a payor pay into a profile (CALL-065). */
export const addPayorToProfile = graphql({
  name: 'AddPayorToProfile',
  document: documents.addPayorToProfile,
  token: 'payee',
  input: payorOfProfile,
  reply: record({ addPayorToProfile: named }),
})

/** Lets a payor pay into a profile no more (CALL-066). */
export const removePayorFromProfile = graphql({
  name: 'RemovePayorFromProfile',
  document: documents.removePayorFromProfile,
  token: 'payee',
  input: payorOfProfile,
  reply: record({ removePayorFromProfile: named }),
})
