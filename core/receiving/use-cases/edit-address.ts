import { function as F, taskEither as TE } from 'fp-ts'
import type { Stores } from '../../kernel/store.ts'
import type { Log } from '../../platform/ports.ts'
import type { ReceivingForm, SaveFailure } from '../model.ts'
import type { AddressBook, PayoutProfiles } from '../ports.ts'
import { canCreateWallet, profileUpdate, updatePlan } from '../rules/addresses.ts'
import { withChange, withProfileChanged } from '../rules/screen.ts'
import type { Receiving } from '../slice.ts'
import { makeSaveSteps, validated } from './saving.ts'

/** What saving a change asks of the provider, and where it is known at once. */
export interface EditAddressPorts {
  readonly stores: Pick<Stores, 'epoch'>
  readonly log: Log
  readonly book: Pick<AddressBook, 'validate' | 'updateWallet'>
  readonly profiles: Pick<PayoutProfiles, 'update'>
  readonly receiving: Pick<Receiving, 'payouts'>
}

/** An address as it is to be changed. */
export interface ChangedAddress {
  readonly profileId: string
  readonly walletId: string
  /** What the wallet holds. */
  readonly before: ReceivingForm
  /** What the profile is called. */
  readonly nameBefore: string
  readonly after: ReceivingForm
  readonly hasPayeeToken: boolean
}

/** What is asked before a code: whether the change can be saved at all (RECV-039, RECV-080, RECV-082). */
export const makeCheckChange =
  (ports: Pick<EditAddressPorts, 'stores' | 'log' | 'book'>) =>
  ({ after, hasPayeeToken }: Pick<ChangedAddress, 'after' | 'hasPayeeToken'>): TE.TaskEither<SaveFailure, void> => {
    const steps = makeSaveSteps(ports, after.currency)
    return F.pipe(
      steps.must(hasPayeeToken, 'token'),
      TE.flatMap(() => steps.must(canCreateWallet(after), 'update-wallet')),
      TE.flatMap(() => validated(steps, ports.book, { currency: after.currency, address: after.address })),
    )
  }

/**
 * Saves a changed address: the wallet, and then its profile when the nickname is another (RECV-087). What did not change
 * is not sent (RECV-042).
 * @param twoFactorCode a code of the authenticator app or a backup code; null where the address stays (RECV-056)
 */
export const makeEditAddress =
  (ports: EditAddressPorts) =>
  (input: ChangedAddress & { readonly twoFactorCode: string | null }): TE.TaskEither<SaveFailure, void> => {
    const { profileId, walletId, before, nameBefore, after, hasPayeeToken, twoFactorCode } = input
    const { updateAddress, updateLabel, isChanged } = updatePlan(before, after)
    const { sent, must } = makeSaveSteps(ports, after.currency)
    const { payouts } = ports.receiving
    const renamed = profileUpdate(
      { profileId, walletId, name: after.label },
      { name: after.label !== nameBefore, wallet: false },
    )
    return F.pipe(
      must(hasPayeeToken, 'token'),
      TE.flatMap(() => must(canCreateWallet(after), 'update-wallet')),
      TE.flatMap(() =>
        isChanged
          ? F.pipe(
              sent(
                'update-wallet',
                ports.book.updateWallet({
                  ...after,
                  profileId,
                  walletId,
                  updateAddress,
                  updateLabel,
                  twoFactorCode: updateAddress ? twoFactorCode : null,
                }),
              ),
              TE.tapIO(() => () => payouts.update((now) => withChange(now, { ...after, id: walletId }, updateAddress))),
            )
          : TE.right(undefined),
      ),
      TE.flatMap(() =>
        renamed === null
          ? TE.right(undefined)
          : F.pipe(
              sent('update-profile', ports.profiles.update(renamed)),
              TE.tapIO(
                () => () =>
                  payouts.update((now) => withProfileChanged(now, profileId, (one) => ({ ...one, name: after.label }))),
              ),
            ),
      ),
    )
  }
