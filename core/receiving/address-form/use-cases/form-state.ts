import { either as E, type task as T } from 'fp-ts'
import { makeFlow } from '../../../kernel/machine.ts'
import { makeOperation } from '../../../kernel/remote.ts'
import { makeScope } from '../../../kernel/scope.ts'
import { type Live, type Stores } from '../../../kernel/store.ts'
import { visibleCurrencies } from '../../../money/index.ts'
import { type Clock, type ClosableModals, type Log } from '../../../platform/ports.ts'
import { toggleReset } from '../../../platform/timings.ts'
import { type SecuritySettings } from '../../../security/index.ts'
import { type AddressDirectory } from '../../address-directory/index.ts'
import { type CurrencyOption } from '../../model.ts'
import { type Payouts } from '../../payouts/index.ts'
import { type AddressBook, type PayoutProfiles } from '../../ports.ts'
import { activeProfile, canEdit } from '../../rules.ts'
import { addressFormTexts, addressSaveFailures } from '../../texts.ts'
import {
  type AddressCode,
  type AddressFormFields,
  type AddressFormModal,
  type AddressRequest,
  type AddressSubject,
  type ChangedAddress,
  type ConfirmedChange,
  type NewAddress,
  type SaveFailure,
} from '../model.ts'
import { blankCode, blankForm, blankSubject, editForm, newForm } from '../rules/index.ts'
import { addressFormMachine, receivingReturn, refusedFields } from '../tables.ts'
import { type AddAddressPorts, makeSendAddress } from './saving.ts'

/** Ports of the address form. */
export interface AddressFormPorts extends Pick<AddAddressPorts, 'askProof'> {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly modals: ClosableModals<AddressFormModal>
  readonly addressBook: AddressBook
  readonly payoutProfiles: PayoutProfiles
  readonly payouts: Pick<Payouts, 'state'>
  /** Provides the currencies. The form reloads the directory after each save, including failed saves. */
  readonly directory: Pick<AddressDirectory, 'known' | 'clearNotice' | 'tasks'>
  readonly security: Pick<SecuritySettings, 'settings'>
  readonly hasPayeeToken: Live<boolean>
  /** True if the start URL requests hidden currencies (CUR-011). */
  readonly showHidden: boolean
}

/** Creates the operation that executes the requests of the form. */
export const makeSaving = (ports: AddressFormPorts, known: T.Task<void>) =>
  makeOperation<AddressRequest, SaveFailure, void>({
    ...ports,
    run: makeSendAddress({ ...ports, known }),
    brokenAs: () => ({ stage: 'add-payor', text: addressSaveFailures['add-payor'], reason: null }),
    resetAfter: { success: null, failed: toggleReset },
  })

/** Creates the state of the form and of the code dialog. */
export const makeStates = ({ stores, clock }: AddressFormPorts) => {
  const form = stores.make(blankForm)
  const code = stores.make(blankCode)
  return {
    flow: makeFlow(stores, addressFormMachine, 'closed'),
    scope: makeScope(stores, clock),
    subject: stores.make<AddressSubject>(blankSubject),
    form,
    updateForm: (change: Partial<AddressFormFields>): void => form.update((now) => ({ ...now, ...change })),
    code,
    updateCode: (change: Partial<AddressCode>): void => code.update((now) => ({ ...now, ...change })),
    // Checked change that waits for the code; null if there is none.
    validated: stores.make<ChangedAddress | null>(null),
  }
}
/** Stores and state machine of the form. */
export type FormStates = ReturnType<typeof makeStates>
/** Operation that executes the requests of the form. */
export type Saving = ReturnType<typeof makeSaving>
/** Applies a last change to the fields, and closes the form after a delay. */
export type Leave = (change: Partial<AddressFormFields>) => void

/** Returns the offered currencies; null until they are loaded. */
export const offeredCurrencies = ({
  directory,
  showHidden,
}: AddressFormPorts): ReadonlyArray<CurrencyOption> | null => {
  const { currencies } = directory.known.get()
  return currencies === null ? null : visibleCurrencies(currencies, showHidden)
}

/** Creates the actions that open and close the form. */
export const makeOpenAndClose = (ports: AddressFormPorts, states: FormStates, saving: Saving) => {
  const { payouts, directory, security } = ports
  const { flow, scope, subject, form, updateForm, code, validated } = states
  const fillIn = (about: AddressSubject, fields: AddressFormFields): void => {
    scope.renew()
    saving.reset()
    subject.update(() => about)
    form.update(() => fields)
    code.update(() => blankCode)
    validated.update(() => null)
  }
  const open = (about: AddressSubject, fields: AddressFormFields): void => {
    directory.clearNotice()
    if (flow.send('open')) fillIn(about, fields)
  }
  const add = (payorId: string | null): void => {
    const { payors, profiles } = payouts.state.get()
    const payor = payors.find(({ id }) => id === payorId) ?? null
    open({ mode: 'add', payor, before: profiles.map(({ id }) => id) }, newForm(offeredCurrencies(ports)))
  }
  const edit = (profileId: string): void => {
    const profile = payouts.state.get().profiles.find(({ id }) => id === profileId)
    const wallet = profile?.wallet ?? null
    const isOn = security.settings.get()?.otpEnabled === true
    if (profile === undefined || wallet === null || !canEdit(isOn)) return
    open({ mode: 'edit', profile, wallet, name: profile.name }, editForm(wallet))
  }
  return {
    add,
    edit,
    changeCurrency: (): void => {
      const active = activeProfile(payouts.state.get().profiles)
      return active === null || active.wallet === null ? add(null) : edit(active.id)
    },
    /** Closes the form after a delay. The state machine must be in the state 'leaving'. */
    leave: (change: Partial<AddressFormFields>): void => {
      updateForm(change)
      scope.later(receivingReturn, () => {
        if (flow.send('left')) fillIn(blankSubject, blankForm)
      })
    },
  }
}

/** Creates the requests of the form. Responses are dropped after a sign-out. */
export const makeRequests = (
  { modals }: AddressFormPorts,
  states: FormStates,
  { saving, reload, leave }: { readonly saving: Saving; readonly reload: () => void; readonly leave: Leave },
) => {
  const { flow, scope, subject, updateForm, code, updateCode, validated } = states
  const send = (sending: AddressRequest, then: (answer: E.Either<SaveFailure, void>) => void): void => {
    updateForm({ alert: null })
    void saving.start(sending)().then(scope.whileOpen(then))
  }
  const applyResult = (answer: E.Either<SaveFailure, void>): void => {
    if (E.isRight(answer)) {
      flow.send('succeed')
      leave({ alert: { tone: 'success', text: addressFormTexts.saved[subject.get().mode] } })
    } else {
      flow.send('fail')
      updateForm({ alert: { tone: 'caution', text: answer.left.text }, refused: refusedFields[answer.left.stage] })
    }
    modals.close('address-code')
    // Reload also after a failure: a stage whose response was lost may have succeeded and must not run again.
    reload()
  }
  const openCodeDialog = (changed: ChangedAddress): void => {
    flow.send('ask')
    saving.reset()
    code.update(() => blankCode)
    validated.update(() => changed)
    modals.open({ name: 'address-code' })
  }
  return {
    saveNew: (input: NewAddress): void => send({ kind: 'add', input }, applyResult),
    checkChange: (input: ChangedAddress): void =>
      send({ kind: 'check', input }, (answer) => (E.isRight(answer) ? openCodeDialog(input) : applyResult(answer))),
    saveChange: (input: ConfirmedChange): void => {
      updateCode({ alert: null, refusal: null })
      send({ kind: 'edit', input }, (answer) => {
        const failed = E.isLeft(answer) ? answer.left : null
        // The wallet is saved, but the name of its profile is not.
        if (failed?.stage === 'update-profile') {
          subject.update((now) => (now.mode === 'edit' ? { ...now, wallet: { ...now.wallet, ...input.after } } : now))
        }
        if (failed?.stage === 'update-wallet' && flow.send('refuse-code')) {
          updateCode({ alert: { tone: 'caution', text: failed.text }, refusal: failed.reason })
        } else applyResult(answer)
      })
    },
  }
}
