import { either as E, function as F, type io as IO, type task as T, taskEither as TE } from 'fp-ts'
import { makeOperation, type Remote } from '../../kernel/remote.ts'
import type { Live, Store, Stores } from '../../kernel/store.ts'
import { timings } from '../../kernel/timings.ts'
import { visibleText } from '../../kernel/visible-text.ts'
import type { Clock, ClosableModals, Log } from '../../platform/ports.ts'
import type { CurrencyOption, Payor, ReceivingForm } from '../model.ts'
import type { Receiving } from '../payouts/index.ts'
import type { AddressBook, PayoutProfiles } from '../ports.ts'
import type { PayoutAddressField, PayoutAddressForm, ReceivingPlace, SaveFailure, StepForm } from './model.ts'
import { blankForm, heldForm, isSavable, savedForm, updatePlan } from './rules.ts'
import { receivingReturn, stateTexts } from './tables.ts'
import { type ChangedAddress, makeAddAddress, makeCheckChange, makeEditAddress } from './use-cases.ts'
import { stepMessage } from './view.ts'

/**
 * What is done with the form of an address, and with the code that a changed one asks for. While it is being saved or left
 * nothing changes it.
 */
export interface AddressFormActs {
  /** What stands in the search of the currencies now. */
  readonly search: (text: string) => IO.IO<void>
  /** Chooses a currency, by its code. */
  readonly choose: (currency: string) => IO.IO<void>
  /** What stands in a field now. */
  readonly type: (field: PayoutAddressField, text: string) => IO.IO<void>
  /** A field was left. */
  readonly touch: (field: PayoutAddressField) => IO.IO<void>
  /** The account of a wallet that was connected (RECV-059). */
  readonly fillAddress: (address: string) => void
  /** Saves, or asks for a code first (RECV-040, RECV-041). */
  readonly save: IO.IO<void>
  /** Back to the index in a moment; nothing is sent (RECV-004). Does nothing while it is being saved. */
  readonly cancel: IO.IO<void>
  /** What stands in the field of the code now. */
  readonly typeCode: (value: string) => IO.IO<void>
  readonly touchCode: IO.IO<void>
  readonly switchKind: IO.IO<void>
  /** Saves with the code what the code was asked for (RECV-056). */
  readonly confirm: IO.IO<void>
  /** The 2-step modal was closed: back to the index (RECV-043), unless the change is on its way. */
  readonly cancelStep: IO.IO<void>
}

/** The form as it stands. */
export interface AddressFormStates {
  readonly place: Live<ReceivingPlace>
  readonly form: Store<PayoutAddressForm>
  readonly step: Live<StepForm>
  readonly saving: Live<Remote<SaveFailure>>
}

interface AddressFormPorts {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly modals: ClosableModals
  readonly book: AddressBook
  readonly profiles: PayoutProfiles
  readonly receiving: Pick<Receiving, 'payouts'>
  readonly hasPayeeToken: Live<boolean>
  /** null until they are known. */
  readonly currencies: () => ReadonlyArray<CurrencyOption> | null
  /** What was saved, or failed in the middle, has to be known anew. */
  readonly reload: T.Task<void>
}

const index: ReceivingPlace = { state: 'index' }

const blankStep: StepForm = { kind: 'authenticator', value: '', isTouched: false, alert: null, refusal: null }

/** One form for add and edit, since one of them is open at a time. */
export const makeAddressForm = (
  ports: AddressFormPorts,
): {
  readonly states: AddressFormStates
  readonly acts: AddressFormActs
  /** Opens a state with its form; does nothing while another is being saved. */
  readonly go: (place: ReceivingPlace, form: PayoutAddressForm) => void
} => {
  const { stores, clock, modals, receiving, hasPayeeToken, currencies, reload } = ports
  const place = stores.make<ReceivingPlace>(index)
  const form = stores.make(blankForm)
  const step = stores.make(blankStep)
  // The change that a code is asked for, as the provider has validated it.
  const asked = stores.make<ChangedAddress | null>(null)
  const put = (change: Partial<PayoutAddressForm>): void => form.update((now) => ({ ...now, ...change }))
  const putStep = (change: Partial<StepForm>): void => step.update((now) => ({ ...now, ...change }))
  const addAddress = makeAddAddress(ports)
  const editAddress = makeEditAddress(ports)
  const checkChange = makeCheckChange(ports)
  const saving = makeOperation<TE.TaskEither<SaveFailure, void>, SaveFailure, void>({
    stores,
    clock,
    run: F.identity,
    resetAfter: { success: null, failed: timings.toggleReset },
  })

  // Opened anew, the form is another one: what was asked for the one before changes nothing in it.
  let visit = 0
  // Ids of the profiles at that time.
  let before: ReadonlyArray<string> = []
  // What is known after the last save.
  let reloaded: Promise<void> = Promise.resolve()
  const isSaving = (): boolean => saving.get().status === 'loading'
  const isFixed = (): boolean => form.get().isLeaving || isSaving()
  const fill = (change: Partial<PayoutAddressForm>): void => {
    if (!isFixed()) put(change)
  }
  const go = (next: ReceivingPlace, filledIn: PayoutAddressForm): void => {
    visit += 1
    before = receiving.payouts.get().profiles.map(({ id }) => id)
    saving.reset()
    form.update(() => filledIn)
    step.update(() => blankStep)
    asked.update(() => null)
    place.update(() => next)
  }
  const leave = (change: Partial<PayoutAddressForm>): void => {
    if (form.get().isLeaving) return
    put({ ...change, isLeaving: true })
    const mine = visit
    clock.schedule(() => {
      if (mine === visit) go(index, blankForm)
    }, receivingReturn.ms)
  }
  const closeStep = (): void => {
    asked.update(() => null)
    modals.close('receiving-two-step')
  }

  /** When the form was left meanwhile nobody is told what came of it. */
  const run = async (
    task: TE.TaskEither<SaveFailure, void>,
    then: (answer: E.Either<SaveFailure, void>) => void,
  ): Promise<void> => {
    const [mine, epoch] = [visit, stores.epoch()]
    put({ alert: null })
    const answer = await saving.start(task)()
    if (mine === visit && epoch === stores.epoch()) then(answer)
  }
  const settled =
    (state: 'add' | 'edit') =>
    (answer: E.Either<SaveFailure, void>): void => {
      closeStep()
      if (E.isRight(answer)) leave({ alert: { tone: 'success', text: stateTexts[state].saved } })
      else put({ alert: { tone: 'caution', text: answer.left.text } })
      // Also after a failure: a step whose answer was lost may have taken effect, and is not to be done again.
      reloaded = reload()
    }

  const saveNew = (after: ReceivingForm, payor: Payor | null): void => {
    const input = { form: after, payor, hasPayeeToken: hasPayeeToken.get(), before }
    const known: TE.TaskEither<SaveFailure, void> = TE.fromTask(() => reloaded)
    void run(
      F.pipe(
        known,
        TE.flatMap(() => addAddress(input)),
        TE.map(() => undefined),
      ),
      settled('add'),
    )
  }
  const saveChange = (changed: ChangedAddress, twoFactorCode: string | null): void => {
    putStep({ alert: null, refusal: null })
    void run(editAddress({ ...changed, twoFactorCode }), (answer) => {
      const failed = E.isLeft(answer) ? answer.left : null
      // The wallet is what it was to be: only its profile is left to save.
      if (failed?.step === 'update-profile') {
        place.update((now) => (now.state === 'edit' ? { ...now, wallet: { ...now.wallet, ...changed.after } } : now))
      }
      // Unless the modal was closed meanwhile.
      if (failed?.step === 'update-wallet' && twoFactorCode !== null && asked.get() !== null) {
        putStep({ alert: { tone: 'caution', text: failed.text }, refusal: failed.reason })
      } else settled('edit')(answer)
    })
  }
  const askForCode = (changed: ChangedAddress): void =>
    void run(checkChange(changed), (answer) => {
      if (E.isLeft(answer)) return settled('edit')(answer)
      saving.reset()
      step.update(() => blankStep)
      asked.update(() => changed)
      modals.open({ name: 'receiving-two-step' })
    })

  /** What is to be saved; null while the form will not do, and while it is being saved or left (RECV-033). */
  const ready = (): ReceivingForm | null => {
    const after = savedForm(form.get())
    return isFixed() || after === null || !isSavable(place.get(), after, currencies()) ? null : after
  }
  const changeTo = (after: ReceivingForm): ChangedAddress | null => {
    const now = place.get()
    if (now.state !== 'edit') return null
    const { profile, wallet, name } = now
    return {
      profileId: profile.id,
      walletId: wallet.id,
      before: heldForm(wallet),
      nameBefore: visibleText(name),
      after,
      hasPayeeToken: hasPayeeToken.get(),
    }
  }
  const save = (): void => {
    const now = place.get()
    const after = ready()
    if (after === null) return
    if (now.state === 'add') return saveNew(after, now.payor)
    const changed = changeTo(after)
    if (changed === null) return
    const plan = updatePlan(changed.before, after)
    if (plan.needsCode) askForCode(changed)
    else if (plan.isChanged || changed.nameBefore !== after.label) saveChange(changed, null)
    // There is nothing to save (RECV-042).
    else leave({})
  }
  const confirm = (): void => {
    const changed = asked.get()
    if (changed !== null && !isFixed() && stepMessage(step.get()) === null) saveChange(changed, step.get().value)
  }

  return {
    states: { place, form, step, saving },
    go: (next, filledIn) => {
      if (!isSaving()) go(next, filledIn)
    },
    acts: {
      search: (search) => () => fill({ search }),
      choose: (currency) => () => fill({ currency, search: '', alert: null }),
      type: (field, text) => () => fill({ [field]: text, alert: null }),
      touch: (field) => () => put({ touched: [...new Set([...form.get().touched, field])] }),
      fillAddress: (address) => fill({ address, alert: null }),
      save,
      cancel: () => {
        if (isSaving()) return
        leave({ alert: null })
        closeStep()
      },
      typeCode: (value) => () => putStep({ value, refusal: null }),
      touchCode: () => putStep({ isTouched: step.get().value !== '' || step.get().isTouched }),
      switchKind: () => putStep({ ...blankStep, kind: step.get().kind === 'backup' ? 'authenticator' : 'backup' }),
      confirm,
      cancelStep: () => {
        if (asked.get() !== null && !isSaving()) leave({ alert: null })
        asked.update(() => null)
      },
    },
  }
}
