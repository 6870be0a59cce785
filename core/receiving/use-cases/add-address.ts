import { function as F, taskEither as TE } from 'fp-ts'
import type { Stores } from '../../kernel/store.ts'
import type { Log } from '../../platform/ports.ts'
import type { Payor, PayoutProfile, ReceivingForm, SaveFailure } from '../model.ts'
import type { AddressBook, PayoutProfiles } from '../ports.ts'
import { canCreateWallet } from '../rules/addresses.ts'
import { madeProfile, spareWallet, withProfile, withWallet } from '../rules/screen.ts'
import type { Receiving } from '../slice.ts'
import { makeSaveSteps, type SaveSteps, validated } from './saving.ts'

/** What saving a new address asks of the provider, and where what was made of it is known at once. */
export interface AddAddressPorts {
  readonly stores: Pick<Stores, 'epoch'>
  readonly log: Log
  readonly book: Pick<AddressBook, 'validate' | 'createWallet'>
  readonly profiles: Pick<PayoutProfiles, 'create' | 'update' | 'addPayor' | 'addPayorToWallet'>
  readonly receiving: Pick<Receiving, 'payouts'>
}

/** A new address, as it is to be saved. */
export interface NewAddress {
  readonly form: ReceivingForm
  /** The request that it was opened from; null: from none (RECV-002). */
  readonly payor: Payor | null
  readonly hasPayeeToken: boolean
  /** Ids of the profiles that there were when the form was opened: one that came since was made by an interrupted save. */
  readonly before: ReadonlyArray<string>
}

/** Saves a new address, and answers with its profile. */
export type AddAddress = (input: NewAddress) => TE.TaskEither<SaveFailure, PayoutProfile>

/** The profile of the address: what an interrupted save has made of it is not made again (CALL-072). */
const profileOf = (ports: AddAddressPorts, { sent }: SaveSteps, input: NewAddress): ReturnType<AddAddress> => {
  const { book, profiles, receiving } = ports
  const { form, payor, before } = input
  const { label: name } = form
  const now = receiving.payouts.get()
  const made = madeProfile(form, before, now)
  if (made?.name === name) return TE.right(made)
  if (made !== null) {
    return F.pipe(
      sent('create-profile', profiles.update({ profileId: made.id, name })),
      TE.map(() => ({ ...made, name })),
    )
  }
  const spare = spareWallet(form, now)
  if (spare !== null && payor !== null) {
    return sent('add-payor', profiles.addPayorToWallet({ name, payorId: payor.id, walletId: spare.id }))
  }
  const walletId =
    spare === null
      ? F.pipe(
          sent('create-wallet', book.createWallet(form)),
          TE.tapIO(
            (id) => () => receiving.payouts.update((known) => withWallet(known, { ...form, id, isActive: false })),
          ),
        )
      : TE.right(spare.id)
  return F.pipe(
    walletId,
    TE.flatMap((id) => sent('create-profile', profiles.create({ name, walletId: id }))),
  )
}

/** The profile with its payor, who may be in it already. */
const withPayor =
  ({ profiles }: AddAddressPorts, { sent }: SaveSteps, { payor }: NewAddress) =>
  (profile: PayoutProfile): ReturnType<AddAddress> =>
    payor === null || profile.payors.some(({ id }) => id === payor.id)
      ? TE.right(profile)
      : F.pipe(
          sent('add-payor', profiles.addPayor({ payorId: payor.id, profileId: profile.id })),
          TE.map(() => ({ ...profile, payors: [...profile.payors, payor] })),
        )

/**
 * Saves a new address: validates it, makes the wallet and its profile, and adds the payor that it was opened for
 * (RECV-085). The first step that fails ends it, and says why (RECV-086); so does a missing payee token, before
 * anything is sent (RECV-080). What each step has made is known at once, so that the next try goes on from there.
 */
export const makeAddAddress =
  (ports: AddAddressPorts): AddAddress =>
  (input) => {
    const { form, hasPayeeToken } = input
    const steps = makeSaveSteps(ports, form.currency)
    const keep = (profile: PayoutProfile) => () => ports.receiving.payouts.update((now) => withProfile(now, profile))
    return F.pipe(
      steps.must(hasPayeeToken, 'token'),
      TE.flatMap(() => steps.must(canCreateWallet(form), 'create-wallet')),
      TE.flatMap(() => validated(steps, ports.book, { currency: form.currency, address: form.address })),
      TE.flatMap(() => profileOf(ports, steps, input)),
      TE.tapIO(keep),
      TE.flatMap(withPayor(ports, steps, input)),
      TE.tapIO(keep),
    )
  }
