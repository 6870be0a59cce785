import { function as F, taskEither as TE } from 'fp-ts'
import type { Log } from '../../platform/ports.ts'
import type { Payor, PayoutProfile, ReceivingForm, SaveFailure, Wallet } from '../model.ts'
import type { AddressBook, PayoutProfiles } from '../ports.ts'
import { canCreateWallet } from '../rules/addresses.ts'
import { makeSaveSteps, type SaveSteps, validated } from './saving.ts'

/** What saving a new address asks of the provider. */
export interface AddAddressPorts {
  readonly book: Pick<AddressBook, 'validate' | 'createWallet'>
  readonly profiles: Pick<PayoutProfiles, 'create' | 'addPayor' | 'addPayorToWallet'>
  readonly log: Log
}

/** A new address, as it is to be saved. */
export interface NewAddress {
  readonly form: ReceivingForm
  /** The request that it was opened from; null: from none (RECV-002). */
  readonly payor: Payor | null
  readonly hasPayeeToken: boolean
  /** A wallet of this address that no profile has: it is taken in place of a new one (CALL-072); null: none. */
  readonly spare: Wallet | null
}

type Saved = TE.TaskEither<SaveFailure, PayoutProfile>

const toNewProfile = ({ book, profiles }: AddAddressPorts, { sent }: SaveSteps, { form, payor, spare }: NewAddress): Saved =>
  F.pipe(
    spare === null ? sent('create-wallet', book.createWallet(form)) : TE.right(spare.id),
    TE.flatMap((walletId) => sent('create-profile', profiles.create({ name: form.label, walletId }))),
    TE.flatMap((profile) =>
      payor === null
        ? TE.right(profile)
        : F.pipe(
            sent('add-payor', profiles.addPayor({ payorId: payor.id, profileId: profile.id })),
            TE.map(() => ({ ...profile, payors: [...profile.payors, payor] })),
          ),
    ),
  )

/**
 * Saves a new address: validates it, makes the wallet and its profile, and adds the payor that it was opened for
 * (RECV-085). The first step that fails ends it, and says why (RECV-086); so does a missing payee token, before
 * anything is sent (RECV-080). Answers with the profile.
 */
export const makeAddAddress =
  (ports: AddAddressPorts) =>
  (input: NewAddress): Saved => {
    const { form, payor, hasPayeeToken, spare } = input
    const steps = makeSaveSteps(ports.log, form.currency)
    const { sent, must } = steps
    return F.pipe(
      must(hasPayeeToken, 'token'),
      TE.flatMap(() => must(canCreateWallet(form), 'create-wallet')),
      TE.flatMap(() => validated(steps, ports.book, { currency: form.currency, address: form.address })),
      TE.flatMap(() =>
        spare === null || payor === null
          ? toNewProfile(ports, steps, input)
          : sent('add-payor', ports.profiles.addPayorToWallet({ name: form.label, payorId: payor.id, walletId: spare.id })),
      ),
    )
  }
