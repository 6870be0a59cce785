import { either as E, function as F, taskEither as TE } from 'fp-ts'
import { type Fault, messageOf } from '../../kernel/fault.ts'
import { inSession } from '../../kernel/in-session.ts'
import { logged } from '../../kernel/logged.ts'
import type { Stores } from '../../kernel/store.ts'
import { displayCode } from '../../money/index.ts'
import type { Log } from '../../platform/ports.ts'
import type { Payor, PayoutProfile, ReceivingForm } from '../model.ts'
import type { Receiving } from '../payouts/index.ts'
import type { AddressBook, PayoutProfiles } from '../ports.ts'
import { withProfileChanged } from '../rules.ts'
import type { SaveFailure, SaveStep } from './model.ts'
import {
  canCreateWallet,
  madeProfile,
  profileUpdate,
  saveFailure,
  spareWallet,
  updatePlan,
  withChange,
  withProfile,
  withWallet,
} from './rules.ts'

/** The steps of a save: each is sent or must hold, and the first that fails ends it, and says why (RECV-086). */
export interface SaveSteps {
  readonly sent: <A>(step: SaveStep, call: TE.TaskEither<Fault, A>) => TE.TaskEither<SaveFailure, A>
  readonly must: (holds: boolean, step: SaveStep) => TE.TaskEither<SaveFailure, void>
}

/** @param currency which the texts name, by its code */
export const makeSaveSteps = (
  { stores, log }: { readonly stores: Pick<Stores, 'epoch'>; readonly log: Log },
  currency: string,
): SaveSteps => {
  const within = inSession(stores)
  const failure = (step: SaveStep, reason: string | null): SaveFailure => ({
    step,
    text: saveFailure(step, displayCode(currency)),
    reason,
  })
  return {
    sent: (step, call) =>
      F.pipe(
        within(call),
        logged(log.error, `An address was not saved (${step})`),
        TE.mapLeft((fault) => failure(step, messageOf(fault))),
      ),
    must: (holds, step) => TE.fromEither(holds ? E.right(undefined) : E.left(failure(step, null))),
  }
}

/** Whether the provider takes an address for its currency (RECV-081, RECV-082). */
export const validated = (
  { sent, must }: SaveSteps,
  book: Pick<AddressBook, 'validate'>,
  input: { readonly currency: string; readonly address: string },
): TE.TaskEither<SaveFailure, void> =>
  F.pipe(
    sent('validate', book.validate(input)),
    TE.flatMap((isValid) => must(isValid, 'validate')),
  )

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
const newProfile = (ports: AddAddressPorts, { sent }: SaveSteps, input: NewAddress): ReturnType<AddAddress> => {
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
      TE.flatMap(() => newProfile(ports, steps, input)),
      TE.tapIO(keep),
      TE.flatMap(withPayor(ports, steps, input)),
      TE.tapIO(keep),
    )
  }

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
