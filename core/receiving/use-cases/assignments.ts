import { either as E, function as F, type io as IO, type task as T, taskEither as TE } from 'fp-ts'
import { type Fault, messageOf } from '../../kernel/fault.ts'
import { inSession } from '../../kernel/in-session.ts'
import { logged } from '../../kernel/logged.ts'
import { makeOperation } from '../../kernel/remote.ts'
import { combine, type Live, project, type Stores } from '../../kernel/store.ts'
import { timings } from '../../kernel/timings.ts'
import type { Clock, ClosableModals, Log } from '../../platform/ports.ts'
import type { Payor, PayoutProfile } from '../model.ts'
import type { ReceivingNotice, ReceivingRemoval } from '../model/screen.ts'
import type { AddressBook, PayoutProfiles } from '../ports.ts'
import { payoutRequests } from '../rules.ts'
import { canDelete } from '../rules/addresses.ts'
import { inviteFailure } from '../rules/alerts.ts'
import { activeProfile } from '../rules/profiles.ts'
import { filled, withProfileChanged } from '../rules/screen.ts'
import type { Receiving } from '../slice.ts'
import { indexTexts } from '../tables/screen.ts'
import { type RemovalView, removalView, removalWords } from '../views/dialogs.ts'

/** Who pays to which address, as it is changed on the index. */
export interface Assignments {
  /** What was done last, to be told; null: nothing. */
  readonly notice: Live<ReceivingNotice | null>
  readonly isAccepting: Live<boolean>
  /** null while nothing is asked about. */
  readonly removal: Live<RemovalView | null>
  /** Puts a request into the active profile (RECV-077). */
  readonly accept: (payorId: string) => IO.IO<void>
  /** Opens the dialog that asks whether a profile is to be deleted; does nothing while somebody pays into it (RECV-017). */
  readonly askToDelete: (profileId: string) => IO.IO<void>
  /** The same of one of its senders (RECV-089). */
  readonly askToRemoveSender: (profileId: string, payorId: string) => IO.IO<void>
  /** Removes what was asked about; the dialog closes once that is done. */
  readonly remove: IO.IO<void>
  readonly closeRemoval: IO.IO<void>
  readonly forgetNotice: IO.IO<void>
}

interface AssignmentPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly modals: ClosableModals
  readonly book: Pick<AddressBook, 'deleteWallet'>
  readonly profiles: Pick<PayoutProfiles, 'addPayor' | 'remove' | 'removePayor'>
  readonly receiving: Pick<Receiving, 'payouts'>
  /** To be run after each change. */
  readonly reload: T.Task<void>
}

/** Each change shows at once, and is then asked for as the provider has it. */
export const makeAssignments = (ports: AssignmentPorts): Assignments => {
  const { stores, clock, log, modals, book, profiles, receiving, reload } = ports
  const notice = stores.make<ReceivingNotice | null>(null)
  const removal = stores.make<ReceivingRemoval | null>(null)
  const changePayors = (profileId: string, change: (payors: ReadonlyArray<Payor>) => ReadonlyArray<Payor>): void =>
    receiving.payouts.update((now) =>
      withProfileChanged(now, profileId, (one) => ({ ...one, payors: change(one.payors) })),
    )
  const profileOf = (profileId: string): PayoutProfile | undefined =>
    receiving.payouts.get().profiles.find(({ id }) => id === profileId)

  const acceptance = makeOperation<{ readonly payor: Payor; readonly profile: PayoutProfile }, Fault, void>({
    stores,
    clock,
    run: ({ payor, profile }) =>
      F.pipe(
        inSession(stores)(profiles.addPayor({ payorId: payor.id, profileId: profile.id })),
        logged(log.error, 'A request was not accepted'),
        TE.map(() => changePayors(profile.id, (payors) => [...payors, payor])),
      ),
    resetAfter: { success: null, failed: null },
  })

  const accept = async (payorId: string): Promise<void> => {
    const { payors, profiles: all } = receiving.payouts.get()
    const payor = payoutRequests(payors, all).find(({ id }) => id === payorId)
    const profile = activeProfile(all)
    if (payor === undefined || profile === null || acceptance.get().status === 'loading') return
    notice.update(() => null)
    const epoch = stores.epoch()
    const answer = await acceptance.start({ payor, profile })()
    if (epoch !== stores.epoch()) return
    notice.update(() =>
      E.isRight(answer)
        ? { tone: 'success', text: filled(indexTexts.accepted, { payor: payor.name, profile: profile.name }) }
        : { tone: 'caution', text: inviteFailure(messageOf(answer.left)) },
    )
    void reload()
  }

  /** The wallet goes with its profile (RECV-090); one that stays behind is no reason to keep the dialog (ERR-083). */
  const deleteProfile = ({ id, wallet }: PayoutProfile): TE.TaskEither<Fault, unknown> => {
    const within = inSession(stores)
    const removed: TE.TaskEither<Fault, unknown> = F.pipe(
      within(profiles.remove({ profileId: id })),
      logged(log.error, 'A payout profile was not deleted'),
      TE.tapIO((left) => () => receiving.payouts.update((now) => ({ ...now, profiles: left }))),
    )
    // Where it is gone already it was deleted, and the answer was lost.
    const isGone = profileOf(id) === undefined
    return F.pipe(
      isGone ? TE.right(undefined) : removed,
      TE.tapTask(() =>
        wallet === null
          ? async () => undefined
          : F.pipe(
              within(book.deleteWallet({ walletId: wallet.id })),
              logged(log.error, 'The wallet of a deleted profile was not deleted'),
              // Nothing is to be made of it any more.
              TE.tapIO(
                () => () =>
                  receiving.payouts.update((now) => ({
                    ...now,
                    wallets: now.wallets.filter(({ id: one }) => one !== wallet.id),
                  })),
              ),
            ),
      ),
    )
  }
  const removeSender = (profileId: string, payorId: string): TE.TaskEither<Fault, unknown> =>
    F.pipe(
      inSession(stores)(profiles.removePayor({ payorId, profileId })),
      logged(log.error, 'A sender was not removed'),
      TE.tapIO(() => () => changePayors(profileId, (payors) => payors.filter(({ id }) => id !== payorId))),
    )
  const removing = makeOperation<ReceivingRemoval, Fault, unknown>({
    stores,
    clock,
    run: (what) =>
      what.kind === 'profile' ? deleteProfile(what.profile) : removeSender(what.profile.id, what.payor.id),
    resetAfter: { success: null, failed: timings.toggleReset },
  })

  const ask = (what: ReceivingRemoval): void => {
    removing.reset()
    notice.update(() => null)
    removal.update(() => what)
    modals.open({ name: 'remove-receiving' })
  }
  const closeRemoval = (): void => {
    removal.update(() => null)
    modals.close('remove-receiving')
  }
  const remove = async (): Promise<void> => {
    const what = removal.get()
    if (what === null || removing.get().status === 'loading') return
    const epoch = stores.epoch()
    const answer = await removing.start(what)()
    if (epoch !== stores.epoch()) return
    if (E.isRight(answer)) {
      notice.update(() => ({ tone: 'success', text: removalWords(what, 'done') }))
      // Another may be asked about by now.
      if (removal.get() === what) closeRemoval()
    }
    void reload()
  }

  return {
    notice,
    isAccepting: project(acceptance, ({ status }) => status === 'loading'),
    removal: project(combine({ removal, status: project(removing, ({ status }) => status) }), removalView),
    accept: (payorId) => () => void accept(payorId),
    askToDelete: (profileId) => () => {
      const profile = profileOf(profileId)
      if (profile !== undefined && canDelete(profile)) ask({ kind: 'profile', profile })
    },
    askToRemoveSender: (profileId, payorId) => () => {
      const profile = profileOf(profileId)
      const payor = profile?.payors.find(({ id }) => id === payorId)
      if (profile !== undefined && payor !== undefined) ask({ kind: 'sender', profile, payor })
    },
    remove: () => void remove(),
    closeRemoval,
    forgetNotice: () => notice.update(() => null),
  }
}
