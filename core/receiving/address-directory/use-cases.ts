import { function as F, taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import { logged } from '../../kernel/logged.ts'
import { inSession } from '../../kernel/scope.ts'
import type { Stores } from '../../kernel/store.ts'
import type { Log } from '../../platform/ports.ts'
import type { PayoutProfile, ProfileWallet } from '../model.ts'
import type { Payouts } from '../payouts/index.ts'
import type { AddressBook, PayoutProfiles } from '../ports.ts'

/** Ports for deleting a profile. After each successful call, the deleted profile or wallet is removed from `payouts`. */
export interface DeletionPorts {
  readonly stores: Pick<Stores, 'epoch'>
  readonly log: Log
  readonly addressBook: Pick<AddressBook, 'deleteWallet'>
  readonly payoutProfiles: Pick<PayoutProfiles, 'remove'>
  readonly payouts: Pick<Payouts, 'state'>
}

/**
 * Deletes a profile, and then its wallet (RECV-090). A failure to delete the wallet is logged only, so the dialog
 * closes (ERR-083).
 */
export const makeDeleteProfile =
  ({ stores, log, addressBook: book, payoutProfiles: profiles, payouts }: DeletionPorts) =>
  ({ id, wallet }: PayoutProfile): TE.TaskEither<Fault, unknown> => {
    const within = inSession(stores)
    const removed: TE.TaskEither<Fault, unknown> = F.pipe(
      within(profiles.remove({ profileId: id })),
      logged(log.error, 'A payout profile was not deleted'),
      TE.tapIO((left) => () => payouts.state.update((now) => ({ ...now, profiles: left }))),
    )
    const deleteWallet = ({ id: walletId }: ProfileWallet): TE.TaskEither<Fault, void> =>
      F.pipe(
        within(book.deleteWallet({ walletId })),
        logged(log.error, 'The wallet of a deleted profile was not deleted'),
        // Removes the wallet from the state. Otherwise a later save would reuse the deleted wallet as a spare wallet.
        TE.tapIO(
          () => () =>
            payouts.state.update((now) => ({ ...now, wallets: now.wallets.filter((one) => one.id !== walletId) })),
        ),
      )
    // A missing profile was deleted by an earlier request, whose response was lost.
    const isGone = payouts.state.get().profiles.every((one) => one.id !== id)
    return F.pipe(
      isGone ? TE.right(undefined) : removed,
      TE.tapTask(() => (wallet === null ? async () => undefined : deleteWallet(wallet))),
    )
  }
