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
import {
  type AddressCode,
  type AddressFormFields,
  type AddressFormModal,
  type AddressSending,
  type AddressSubject,
  type ChangedAddress,
  type ConfirmedChange,
  type NewAddress,
  type SaveFailure,
} from '../model.ts'
import { blankCode, blankForm, blankSubject, editForm, newForm } from '../rules/index.ts'
import { addressFormMachine, modeTexts, receivingReturn, refusedFields, saveFailures } from '../tables.ts'
import { type AddAddressPorts, makeSendAddress } from './saving.ts'

/** Ports of the form of an address. */
export interface AddressFormPorts extends Pick<AddAddressPorts, 'askProof'> {
  readonly stores: Stores
  readonly clock: Clock
  readonly log: Log
  readonly modals: ClosableModals<AddressFormModal>
  readonly book: AddressBook
  readonly profiles: PayoutProfiles
  readonly payouts: Pick<Payouts, 'state'>
  /** Its currencies are offered; what was saved, or failed in the middle, it has to know anew. */
  readonly directory: Pick<AddressDirectory, 'known' | 'forgetNotice' | 'tasks'>
  readonly security: Pick<SecuritySettings, 'settings'>
  readonly hasPayeeToken: Live<boolean>
  /** Whether the query at start asked for hidden currencies (CUR-011). */
  readonly showHidden: boolean
}

/** The operation that sends what the form holds. */
export const makeSaving = (ports: AddressFormPorts, known: T.Task<void>) =>
  makeOperation<AddressSending, SaveFailure, void>({
    ...ports,
    run: makeSendAddress({ ...ports, known }),
    brokenAs: () => ({ stage: 'add-payor', text: saveFailures['add-payor'], reason: null }),
    resetAfter: { success: null, failed: toggleReset },
  })

/** State of the form and of the dialog of the code. */
export const makeStates = ({ stores, clock }: AddressFormPorts) => {
  const form = stores.make(blankForm)
  const code = stores.make(blankCode)
  return {
    flow: makeFlow(stores, addressFormMachine, 'closed'),
    scope: makeScope(stores, clock),
    subject: stores.make<AddressSubject>(blankSubject),
    form,
    put: (change: Partial<AddressFormFields>): void => form.update((now) => ({ ...now, ...change })),
    code,
    putCode: (change: Partial<AddressCode>): void => code.update((now) => ({ ...now, ...change })),
    // The change that a code is asked for, as the provider has validated it.
    validated: stores.make<ChangedAddress | null>(null),
  }
}
/** State of the form. */
export type States = ReturnType<typeof makeStates>
/** The operation that saves. */
export type Saving = ReturnType<typeof makeSaving>
/** Closes the form in a moment, with a last change of it. */
export type Leave = (change: Partial<AddressFormFields>) => void

/** Returns the currencies that are offered; null until they are known. */
export const offeredOf = ({ directory, showHidden }: AddressFormPorts): ReadonlyArray<CurrencyOption> | null => {
  const { currencies } = directory.known.get()
  return currencies === null ? null : visibleCurrencies(currencies, showHidden)
}

/** Opens and closes the form. */
export const makeComing = (ports: AddressFormPorts, states: States, saving: Saving) => {
  const { payouts, directory, security } = ports
  const { flow, scope, subject, form, put, code, validated } = states
  const fillIn = (about: AddressSubject, fields: AddressFormFields): void => {
    scope.renew()
    saving.reset()
    subject.update(() => about)
    form.update(() => fields)
    code.update(() => blankCode)
    validated.update(() => null)
  }
  const open = (about: AddressSubject, fields: AddressFormFields): void => {
    directory.forgetNotice()
    if (flow.send('open')) fillIn(about, fields)
  }
  const add = (payorId: string | null): void => {
    const { payors, profiles } = payouts.state.get()
    const payor = payors.find(({ id }) => id === payorId) ?? null
    open({ mode: 'add', payor, before: profiles.map(({ id }) => id) }, newForm(offeredOf(ports)))
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
    /** Closes it in a moment; the flow is leaving by now. */
    leave: (change: Partial<AddressFormFields>): void => {
      put(change)
      scope.later(receivingReturn, () => {
        if (flow.send('left')) fillIn(blankSubject, blankForm)
      })
    },
  }
}

/** Sends the form, and settles the response unless the user has signed out. */
export const makeSending = (
  { modals }: AddressFormPorts,
  states: States,
  { saving, reload, leave }: { readonly saving: Saving; readonly reload: () => void; readonly leave: Leave },
) => {
  const { flow, scope, subject, put, code, putCode, validated } = states
  const send = (sending: AddressSending, then: (answer: E.Either<SaveFailure, void>) => void): void => {
    put({ alert: null })
    void saving.start(sending)().then(scope.whileOpen(then))
  }
  const settle = (answer: E.Either<SaveFailure, void>): void => {
    if (E.isRight(answer)) {
      flow.send('succeed')
      leave({ alert: { tone: 'success', text: modeTexts[subject.get().mode].saved } })
    } else {
      flow.send('fail')
      put({ alert: { tone: 'caution', text: answer.left.text }, refused: refusedFields[answer.left.stage] })
    }
    modals.close('address-code')
    // Also after a failure: a stage whose answer was lost may have taken effect, and is not to be done again.
    reload()
  }
  const ask = (changed: ChangedAddress): void => {
    flow.send('ask')
    saving.reset()
    code.update(() => blankCode)
    validated.update(() => changed)
    modals.open({ name: 'address-code' })
  }
  return {
    saveNew: (input: NewAddress): void => send({ kind: 'add', input }, settle),
    checkChange: (input: ChangedAddress): void =>
      send({ kind: 'check', input }, (answer) => (E.isRight(answer) ? ask(input) : settle(answer))),
    saveChange: (input: ConfirmedChange): void => {
      putCode({ alert: null, refusal: null })
      send({ kind: 'edit', input }, (answer) => {
        const failed = E.isLeft(answer) ? answer.left : null
        // The wallet is what it was to be: only its profile is left to save.
        if (failed?.stage === 'update-profile') {
          subject.update((now) => (now.mode === 'edit' ? { ...now, wallet: { ...now.wallet, ...input.after } } : now))
        }
        if (failed?.stage === 'update-wallet' && flow.send('refuse-code')) {
          putCode({ alert: { tone: 'caution', text: failed.text }, refusal: failed.reason })
        } else settle(answer)
      })
    },
  }
}
