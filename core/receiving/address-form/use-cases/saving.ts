import { either as E, function as F, type task as T, taskEither as TE } from 'fp-ts'
import { type Fault, messageOf } from '../../../kernel/fault.ts'
import { logged } from '../../../kernel/logged.ts'
import { inSession } from '../../../kernel/scope.ts'
import type { Stores } from '../../../kernel/store.ts'
import { displayCode } from '../../../money/index.ts'
import type { Log } from '../../../platform/ports.ts'
import { canonicalAddress } from '../../../presentation/address-text.ts'
import { type AskProof, withProof } from '../../../security/index.ts'
import type { PayoutProfile } from '../../model.ts'
import type { Payouts } from '../../payouts/index.ts'
import type { AddressBook, PayoutProfiles } from '../../ports.ts'
import { withProfileChanged } from '../../rules.ts'
import type { AddressSending, ChangedAddress, ConfirmedChange, NewAddress, SaveFailure, SaveStage } from '../model.ts'
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
} from '../rules/index.ts'

/** The stages of a save: each is sent or must hold, and the first that fails ends it, and says why (RECV-086). */
export interface SaveStages {
  readonly sent: <A>(stage: SaveStage, call: TE.TaskEither<Fault, A>) => TE.TaskEither<SaveFailure, A>
  readonly must: (holds: boolean, stage: SaveStage) => TE.TaskEither<SaveFailure, void>
}

/** @param currency which the texts name, by its code */
export const makeSaveStages = (
  { stores, log }: { readonly stores: Pick<Stores, 'epoch'>; readonly log: Log },
  currency: string,
): SaveStages => {
  const within = inSession(stores)
  const failure = (stage: SaveStage, reason: string | null): SaveFailure => ({
    stage,
    text: saveFailure(stage, displayCode(currency)),
    reason,
  })
  return {
    sent: (stage, call) =>
      F.pipe(
        within(call),
        logged(log.error, `An address was not saved (${stage})`),
        TE.mapLeft((fault) => failure(stage, messageOf(fault))),
      ),
    must: (holds, stage) => TE.fromEither(holds ? E.right(undefined) : E.left(failure(stage, null))),
  }
}

/** Whether the provider takes an address for its currency (RECV-081, RECV-082). */
export const validated = (
  { sent, must }: SaveStages,
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
  readonly payouts: Pick<Payouts, 'state'>
  /** Asks for a proof of identity where a sender moves to another address. */
  readonly askProof: AskProof
}

/** Saves a new address, and answers with its profile. */
export type AddAddress = (input: NewAddress) => TE.TaskEither<SaveFailure, PayoutProfile>

/** The profile of the address: what an interrupted save has made of it is not made again (CALL-072). */
const newProfile = (ports: AddAddressPorts, { sent }: SaveStages, input: NewAddress): ReturnType<AddAddress> => {
  const { book, profiles, payouts } = ports
  const { form, payor, before } = input
  const { label: name } = form
  const now = payouts.state.get()
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
    const added = profiles.addPayorToWallet({ name, payorId: payor.id, walletId: spare.id })
    return sent('add-payor', withProof(ports.askProof)(added))
  }
  const walletId =
    spare === null
      ? F.pipe(
          sent('create-wallet', book.createWallet(form)),
          TE.tapIO((id) => () => {
            const made = { ...form, address: canonicalAddress(form.address), id, isActive: false }
            payouts.state.update((known) => withWallet(known, made))
          }),
        )
      : TE.right(spare.id)
  return F.pipe(
    walletId,
    TE.flatMap((id) => sent('create-profile', profiles.create({ name, walletId: id }))),
  )
}

/** The profile with its payor, who may be in it already. */
const withPayor =
  ({ profiles, askProof }: AddAddressPorts, { sent }: SaveStages, { payor }: NewAddress) =>
  (profile: PayoutProfile): ReturnType<AddAddress> =>
    payor === null || profile.payors.some(({ id }) => id === payor.id)
      ? TE.right(profile)
      : F.pipe(
          sent('add-payor', withProof(askProof)(profiles.addPayor({ payorId: payor.id, profileId: profile.id }))),
          TE.map(() => ({ ...profile, payors: [...profile.payors, payor] })),
        )

/**
 * Saves a new address: validates it, makes the wallet and its profile, and adds the payor that it was opened for
 * (RECV-085). The first stage that fails ends it, and says why (RECV-086); so does a missing payee token, before
 * anything is sent (RECV-080). What each stage has made is known at once, so that the next try goes on from there.
 */
export const makeAddAddress =
  (ports: AddAddressPorts): AddAddress =>
  (input) => {
    const { form, hasPayeeToken } = input
    const stages = makeSaveStages(ports, form.currency)
    const keep = (profile: PayoutProfile) => () => ports.payouts.state.update((now) => withProfile(now, profile))
    return F.pipe(
      stages.must(hasPayeeToken, 'token'),
      TE.flatMap(() => stages.must(canCreateWallet(form), 'create-wallet')),
      TE.flatMap(() => validated(stages, ports.book, { currency: form.currency, address: form.address })),
      TE.flatMap(() => newProfile(ports, stages, input)),
      TE.tapIO(keep),
      TE.flatMap(withPayor(ports, stages, input)),
      TE.tapIO(keep),
    )
  }

/** What saving a change asks of the provider, and where it is known at once. */
export interface EditAddressPorts {
  readonly stores: Pick<Stores, 'epoch'>
  readonly log: Log
  readonly book: Pick<AddressBook, 'validate' | 'updateWallet'>
  readonly profiles: Pick<PayoutProfiles, 'update'>
  readonly payouts: Pick<Payouts, 'state'>
}

/** What is asked before a code: whether the change can be saved at all (RECV-039, RECV-080, RECV-082). */
export const makeCheckChange =
  (ports: Pick<EditAddressPorts, 'stores' | 'log' | 'book'>) =>
  ({ after, hasPayeeToken }: Pick<ChangedAddress, 'after' | 'hasPayeeToken'>): TE.TaskEither<SaveFailure, void> => {
    const stages = makeSaveStages(ports, after.currency)
    return F.pipe(
      stages.must(hasPayeeToken, 'token'),
      TE.flatMap(() => stages.must(canCreateWallet(after), 'update-wallet')),
      TE.flatMap(() => validated(stages, ports.book, { currency: after.currency, address: after.address })),
    )
  }

const updateWallet = (
  { book, payouts }: Pick<EditAddressPorts, 'book' | 'payouts'>,
  { sent }: SaveStages,
  { profileId, walletId, before, after, twoFactorCode }: ConfirmedChange,
): TE.TaskEither<SaveFailure, void> => {
  const { updateAddress, updateLabel, isChanged } = updatePlan(before, after)
  if (!isChanged) return TE.right(undefined)
  const code = updateAddress ? twoFactorCode : null
  return F.pipe(
    sent(
      'update-wallet',
      book.updateWallet({ ...after, profileId, walletId, updateAddress, updateLabel, twoFactorCode: code }),
    ),
    TE.tapIO(() => () => payouts.state.update((now) => withChange(now, { ...after, id: walletId }, updateAddress))),
  )
}

const renameProfile = (
  { profiles, payouts }: Pick<EditAddressPorts, 'profiles' | 'payouts'>,
  { sent }: SaveStages,
  { profileId, walletId, nameBefore, after: { label: name } }: ConfirmedChange,
): TE.TaskEither<SaveFailure, void> => {
  const renamed = profileUpdate({ profileId, walletId, name }, { name: name !== nameBefore, wallet: false })
  if (renamed === null) return TE.right(undefined)
  return F.pipe(
    sent('update-profile', profiles.update(renamed)),
    TE.tapIO(
      () => () => payouts.state.update((now) => withProfileChanged(now, profileId, (one) => ({ ...one, name }))),
    ),
  )
}

/**
 * Saves a changed address: the wallet, and then its profile when the nickname is another (RECV-087). What did not change
 * is not sent (RECV-042).
 */
export const makeEditAddress =
  (ports: EditAddressPorts) =>
  (input: ConfirmedChange): TE.TaskEither<SaveFailure, void> => {
    const { after, hasPayeeToken } = input
    const stages = makeSaveStages(ports, after.currency)
    return F.pipe(
      stages.must(hasPayeeToken, 'token'),
      TE.flatMap(() => stages.must(canCreateWallet(after), 'update-wallet')),
      TE.flatMap(() => updateWallet(ports, stages, input)),
      TE.flatMap(() => renameProfile(ports, stages, input)),
    )
  }

/** What sending one thing asks of the provider. */
export interface SendAddressPorts extends AddAddressPorts {
  readonly book: Pick<AddressBook, 'validate' | 'createWallet' | 'updateWallet'>
  /** What an interrupted save has made is known after it. */
  readonly known: T.Task<void>
}

/** Sends what the form holds: a new address goes on from what is known after the last save. */
export const makeSendAddress = (
  ports: SendAddressPorts,
): ((sending: AddressSending) => TE.TaskEither<SaveFailure, void>) => {
  const addAddress = makeAddAddress(ports)
  const editAddress = makeEditAddress(ports)
  const checkChange = makeCheckChange(ports)
  return (sending) => {
    switch (sending.kind) {
      case 'add':
        return F.pipe(
          TE.fromTask<void, SaveFailure>(ports.known),
          TE.flatMap(() => addAddress(sending.input)),
          TE.map(() => undefined),
        )
      case 'check':
        return checkChange(sending.input)
      case 'edit':
        return editAddress(sending.input)
    }
  }
}
