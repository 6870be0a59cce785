import type { CallContext, Handlers } from '../calls/context.ts'
import { notFound, refuse } from '../kernel/refusals.ts'
import { payoutProfilesOf } from './address-directory.ts'
import { runPayoutChange, checkedLabel, ownProfile, ownWallet } from './recipients.ts'
import { addPayor, removePayor } from './sender-places.ts'

const profileOf = async (context: CallContext, id: string) =>
  (await payoutProfilesOf(context)).find((profile) => profile.id === id) ?? notFound()

/**
 * Returns one of the user's wallets. Refuses a wallet that already has a payout profile, because a wallet has at most one
 * profile.
 */
const freeWallet = async (context: CallContext, id: string) => {
  const wallet = await ownWallet(context, id)
  return wallet.profileId === null ? wallet : refuse(409, 'This address already has a profile.')
}

const insertProfile = async (inside: CallContext, name: string, walletId: string): Promise<string> => {
  const { database, user, random, now } = inside
  const id = random.id()
  await database
    .insertInto('payoutProfiles')
    .values({ id, userId: user.id, name, walletId, createdAt: now() })
    .execute()
  return id
}

/** Renames a profile and returns the stored name. */
const rename = async ({ database }: CallContext, profileId: string, given: string): Promise<string> => {
  const name = checkedLabel(given)
  await database.updateTable('payoutProfiles').set({ name }).where('id', '=', profileId).execute()
  return name
}

/**
 * Assigns another wallet to a profile. Refuses a profile that has senders: only UpdateWallet, which requires a two-factor
 * code, may redirect their payouts (RECV-106).
 */
const setWallet = async (inside: CallContext, profileId: string, walletId: string): Promise<string> => {
  const profile = await ownProfile(inside, profileId)
  if (profile.walletId === walletId) return walletId
  if (profile.payorId !== null)
    refuse(409, "Senders pay to this profile. Edit its address; you can't choose a different one.")
  await freeWallet(inside, walletId)
  await inside.database.updateTable('payoutProfiles').set({ walletId }).where('id', '=', profileId).execute()
  return walletId
}

const missing = (): never => refuse(400, 'Change a value first.')

export const payoutProfileHandlers = {
  createPayoutProfile: (context, { name, walletId }) =>
    runPayoutChange(context, async (inside) => {
      const wallet = await freeWallet(inside, walletId)
      const id = await insertProfile(inside, checkedLabel(name), wallet.id)
      return { createPayoutProfile: await profileOf(inside, id) }
    }),

  UpdatePayoutProfile: (context, { profileId, includeName, includeWallet, name, walletId }) =>
    runPayoutChange(context, async (inside) => {
      const { id } = await ownProfile(inside, profileId)
      return {
        updatePayoutProfile: {
          id,
          setName: includeName ? await rename(inside, id, name ?? missing()) : undefined,
          setWallet: includeWallet ? await setWallet(inside, id, walletId ?? missing()) : undefined,
        },
      }
    }),

  DeletePayoutProfile: (context, { profileId }) =>
    runPayoutChange(context, async (inside) => {
      const { id, payorId } = await ownProfile(inside, profileId)
      if (payorId !== null) refuse(409, 'Senders pay to this address. Remove them first.')
      await inside.database.deleteFrom('payoutProfiles').where('id', '=', id).execute()
      return { deletePayoutProfile: await payoutProfilesOf(inside) }
    }),

  AddPayorToWallet: (context, { payorId, walletId, name }) =>
    runPayoutChange(context, async (inside) => {
      const wallet = await freeWallet(inside, walletId)
      const id = await insertProfile(inside, checkedLabel(name ?? wallet.label), wallet.id)
      await addPayor(inside, payorId, id)
      return { addPayorToWallet: await profileOf(inside, id) }
    }),

  AddPayorToProfile: (context, { payorId, profileId }) =>
    runPayoutChange(context, async (inside) => {
      const { id } = await ownProfile(inside, profileId)
      await addPayor(inside, payorId, id)
      return { addPayorToProfile: { id } }
    }),

  RemovePayorFromProfile: (context, { payorId, profileId }) =>
    runPayoutChange(context, async (inside) => {
      const { id } = await ownProfile(inside, profileId)
      await removePayor(inside, payorId, id)
      return { removePayorFromProfile: { id } }
    }),
} satisfies Handlers<
  | 'createPayoutProfile'
  | 'UpdatePayoutProfile'
  | 'DeletePayoutProfile'
  | 'AddPayorToWallet'
  | 'AddPayorToProfile'
  | 'RemovePayorFromProfile'
>
