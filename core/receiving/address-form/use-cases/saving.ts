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
import type { AddressRequest, ChangedAddress, ConfirmedChange, NewAddress, SaveFailure, SaveStage } from '../model.ts'
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

/** Helpers for the stages of a save. The first stage that fails ends the save with its error (RECV-086). */
export interface SaveStages {
  readonly send: <A>(stage: SaveStage, call: TE.TaskEither<Fault, A>) => TE.TaskEither<SaveFailure, A>
  readonly ensure: (holds: boolean, stage: SaveStage) => TE.TaskEither<SaveFailure, void>
}

/**
 * Makes the helpers of one save.
 * @param currency code of the currency that the error texts name
 */
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
    send: (stage, call) =>
      F.pipe(
        within(call),
        logged(log.error, `An address was not saved (${stage})`),
        TE.mapLeft((fault) => failure(stage, messageOf(fault))),
      ),
    ensure: (holds, stage) => TE.fromEither(holds ? E.right(undefined) : E.left(failure(stage, null))),
  }
}

/** Validates an address for its currency. Fails in the stage `validate` if the address is invalid (RECV-081, RECV-082). */
export const validated = (
  { send: sent, ensure: must }: SaveStages,
  book: Pick<AddressBook, 'validate'>,
  input: { readonly currency: string; readonly address: string },
): TE.TaskEither<SaveFailure, void> =>
  F.pipe(
    sent('validate', book.validate(input)),
    TE.flatMap((isValid) => must(isValid, 'validate')),
  )

/** Ports for saving a new address. Each wallet or profile that the provider creates is added to `payouts` immediately. */
export interface AddAddressPorts {
  readonly stores: Pick<Stores, 'epoch'>
  readonly log: Log
  readonly addressBook: Pick<AddressBook, 'validate' | 'createWallet'>
  readonly payoutProfiles: Pick<PayoutProfiles, 'create' | 'update' | 'addPayor' | 'addPayorToWallet'>
  readonly payouts: Pick<Payouts, 'state'>
  /** Requests a proof of identity if a sender moves to another address. */
  readonly askProof: AskProof
}

/** Saves a new address and returns its profile. */
export type AddAddress = (input: NewAddress) => TE.TaskEither<SaveFailure, PayoutProfile>

/** Returns the profile of the address. Reuses the profile or wallet that an interrupted save created (CALL-072). */
const newProfile = (ports: AddAddressPorts, { send: sent }: SaveStages, input: NewAddress): ReturnType<AddAddress> => {
  const { addressBook: book, payoutProfiles: profiles, payouts } = ports
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
            payouts.state.update((reloaded) => withWallet(reloaded, made))
          }),
        )
      : TE.right(spare.id)
  return F.pipe(
    walletId,
    TE.flatMap((id) => sent('create-profile', profiles.create({ name, walletId: id }))),
  )
}

/** Adds the payor to the profile unless the payor is already in the profile. */
const withPayor =
  ({ payoutProfiles: profiles, askProof }: AddAddressPorts, { send: sent }: SaveStages, { payor }: NewAddress) =>
  (profile: PayoutProfile): ReturnType<AddAddress> =>
    payor === null || profile.payors.some(({ id }) => id === payor.id)
      ? TE.right(profile)
      : F.pipe(
          sent('add-payor', withProof(askProof)(profiles.addPayor({ payorId: payor.id, profileId: profile.id }))),
          TE.map(() => ({ ...profile, payors: [...profile.payors, payor] })),
        )

/**
 * Saves a new address: validates it, creates wallet and profile, and adds the payor of the request (RECV-085). The first
 * failed stage ends the save with its error (RECV-086). Without a payee token nothing is sent (RECV-080). Each stage stores
 * its result immediately, so that the next attempt continues from there.
 */
export const makeAddAddress =
  (ports: AddAddressPorts): AddAddress =>
  (input) => {
    const { form, hasPayeeToken } = input
    const stages = makeSaveStages(ports, form.currency)
    const store = (profile: PayoutProfile) => () => ports.payouts.state.update((now) => withProfile(now, profile))
    return F.pipe(
      stages.ensure(hasPayeeToken, 'token'),
      TE.flatMap(() => stages.ensure(canCreateWallet(form), 'create-wallet')),
      TE.flatMap(() => validated(stages, ports.addressBook, { currency: form.currency, address: form.address })),
      TE.flatMap(() => newProfile(ports, stages, input)),
      TE.tapIO(store),
      TE.flatMap(withPayor(ports, stages, input)),
      TE.tapIO(store),
    )
  }

/** Ports for changing an address. `payouts` is updated after each successful call. */
export interface EditAddressPorts {
  readonly stores: Pick<Stores, 'epoch'>
  readonly log: Log
  readonly addressBook: Pick<AddressBook, 'validate' | 'updateWallet'>
  readonly payoutProfiles: Pick<PayoutProfiles, 'update'>
  readonly payouts: Pick<Payouts, 'state'>
}

/** Checks whether a change can be saved, before the code dialog opens (RECV-039, RECV-080, RECV-082). */
export const makeCheckChange =
  (ports: Pick<EditAddressPorts, 'stores' | 'log' | 'addressBook'>) =>
  ({ after, hasPayeeToken }: Pick<ChangedAddress, 'after' | 'hasPayeeToken'>): TE.TaskEither<SaveFailure, void> => {
    const stages = makeSaveStages(ports, after.currency)
    return F.pipe(
      stages.ensure(hasPayeeToken, 'token'),
      TE.flatMap(() => stages.ensure(canCreateWallet(after), 'update-wallet')),
      TE.flatMap(() => validated(stages, ports.addressBook, { currency: after.currency, address: after.address })),
    )
  }

const updateWallet = (
  { addressBook: book, payouts }: Pick<EditAddressPorts, 'addressBook' | 'payouts'>,
  { send: sent }: SaveStages,
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
  { payoutProfiles: profiles, payouts }: Pick<EditAddressPorts, 'payoutProfiles' | 'payouts'>,
  { send: sent }: SaveStages,
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
 * Saves the wallet, and then the name of its profile if the nickname has changed (RECV-087). Unchanged values are not
 * sent (RECV-042).
 */
export const makeEditAddress =
  (ports: EditAddressPorts) =>
  (input: ConfirmedChange): TE.TaskEither<SaveFailure, void> => {
    const { after, hasPayeeToken } = input
    const stages = makeSaveStages(ports, after.currency)
    return F.pipe(
      stages.ensure(hasPayeeToken, 'token'),
      TE.flatMap(() => stages.ensure(canCreateWallet(after), 'update-wallet')),
      TE.flatMap(() => updateWallet(ports, stages, input)),
      TE.flatMap(() => renameProfile(ports, stages, input)),
    )
  }

/** Ports for the requests that the form sends. */
export interface SendAddressPorts extends AddAddressPorts {
  readonly addressBook: Pick<AddressBook, 'validate' | 'createWallet' | 'updateWallet'>
  /** Resolves when the reload after the last save has ended. `payouts` then contains the results of an interrupted save. */
  readonly known: T.Task<void>
}

/** Sends a request of the form. Adding an address first waits for the reload after the last save. */
export const makeSendAddress = (
  ports: SendAddressPorts,
): ((sending: AddressRequest) => TE.TaskEither<SaveFailure, void>) => {
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
