import { function as F, taskEither as TE } from 'fp-ts'
import type { Fault } from '../../kernel/fault.ts'
import { inSession } from '../../kernel/in-session.ts'
import { logged } from '../../kernel/logged.ts'
import type { Stores } from '../../kernel/store.ts'
import type { Log } from '../../platform/ports.ts'
import type { Payor, PayoutProfile, ProfileWallet } from '../model.ts'
import type { Payouts } from '../payouts/index.ts'
import type { AddressBook, PayoutProfiles } from '../ports.ts'
import { withProfileChanged } from '../rules.ts'

/** What changes of the directory ask of the provider, and where what came of them is known at once. */
export interface AssignmentPorts {
  readonly stores: Pick<Stores, 'epoch'>
  readonly log: Log
  readonly book: Pick<AddressBook, 'deleteWallet'>
  readonly profiles: Pick<PayoutProfiles, 'addPayor' | 'remove' | 'removePayor'>
  readonly payouts: Pick<Payouts, 'state'>
}

/** A payor and a profile that they pay to, or are to. */
export interface Assignment {
  readonly payor: Payor
  readonly profile: PayoutProfile
}

/** Puts a request into a profile (RECV-077). */
export const makeAcceptRequest =
  ({ stores, log, profiles, payouts }: AssignmentPorts) =>
  ({ payor, profile }: Assignment): TE.TaskEither<Fault, void> =>
    F.pipe(
      inSession(stores)(profiles.addPayor({ payorId: payor.id, profileId: profile.id })),
      logged(log.error, 'A request was not accepted'),
      TE.map(() =>
        payouts.state.update((now) =>
          withProfileChanged(now, profile.id, (one) => ({ ...one, payors: [...one.payors, payor] })),
        ),
      ),
    )

/** Makes a request of a sender again (RECV-089). */
export const makeRemoveSender =
  ({ stores, log, profiles, payouts }: AssignmentPorts) =>
  ({ payor, profile }: Assignment): TE.TaskEither<Fault, unknown> =>
    F.pipe(
      inSession(stores)(profiles.removePayor({ payorId: payor.id, profileId: profile.id })),
      logged(log.error, 'A sender was not removed'),
      TE.tapIO(
        () => () =>
          payouts.state.update((now) =>
            withProfileChanged(now, profile.id, (one) => ({
              ...one,
              payors: one.payors.filter(({ id }) => id !== payor.id),
            })),
          ),
      ),
    )

/** Deletes a profile and its wallet (RECV-090); a wallet that stays behind is no reason to keep the dialog (ERR-083). */
export const makeDeleteProfile =
  ({ stores, log, book, profiles, payouts }: AssignmentPorts) =>
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
        // Nothing is to be made of it any more.
        TE.tapIO(
          () => () =>
            payouts.state.update((now) => ({ ...now, wallets: now.wallets.filter((one) => one.id !== walletId) })),
        ),
      )
    // Where it is gone already it was deleted, and the answer was lost.
    const isGone = payouts.state.get().profiles.every((one) => one.id !== id)
    return F.pipe(
      isGone ? TE.right(undefined) : removed,
      TE.tapTask(() => (wallet === null ? async () => undefined : deleteWallet(wallet))),
    )
  }
