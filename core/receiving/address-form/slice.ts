import { either as E, type task as T } from 'fp-ts'
import { makeFlow } from '../../kernel/machine.ts'
import { makeOperation } from '../../kernel/remote.ts'
import { makeScope } from '../../kernel/scope.ts'
import { combine, type Live, project, type Stores } from '../../kernel/store.ts'
import { visibleCurrencies } from '../../money/index.ts'
import type { Clock, ClosableModals, Log } from '../../platform/ports.ts'
import { toggleReset } from '../../platform/timings.ts'
import type { SecuritySettings } from '../../security/index.ts'
import type { AddressDirectory } from '../address-directory/index.ts'
import type { CurrencyOption, ReceivingForm } from '../model.ts'
import type { Payouts } from '../payouts/index.ts'
import type { AddressBook, PayoutProfiles } from '../ports.ts'
import { activeProfile, canEdit } from '../rules.ts'
import type {
  AddressCode,
  AddressFormField,
  AddressFormFields,
  AddressFormModal,
  AddressSending,
  AddressSubject,
  ChangedAddress,
  ConfirmedChange,
  EditSubject,
  NewAddress,
  SaveFailure,
} from './model.ts'
import {
  addressCodeMessage,
  blankCode,
  blankForm,
  blankSubject,
  changeOf,
  editForm,
  formToSave,
  isFixed,
  isSavable,
  newForm,
  overOffered,
  saveEvent,
} from './rules.ts'
import { addressFormMachine, modeTexts, receivingReturn, refusedFields, saveFailures } from './tables.ts'
import { type AddAddressPorts, makeSendAddress } from './use-cases.ts'
import { addressCodeView, type AddressCodeView, addressFormView, type AddressFormView } from './view.ts'

/** What the form of an address needs from outside. */
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

/**
 * The form that adds an address or changes one, and the code that a changed address asks for. While it is being saved or
 * left nothing changes it. Two-factor is asked for, and never turned on or off here (RECV-057).
 */
export interface AddressForm {
  /** null while it is closed. */
  readonly view: Live<AddressFormView | null>
  readonly code: Live<AddressCodeView>
  /** Opens it for a new address, for a request by its payor or for none (RECV-002). */
  readonly add: (payorId: string | null) => void
  /** Opens it for the address of a profile; does nothing without two-factor authentication (RECV-013). */
  readonly edit: (profileId: string) => void
  /** Opens it for what the region warning offers: another currency for the active profile (RECV-065). */
  readonly changeCurrency: () => void
  /** What stands in the search of the currencies now. */
  readonly search: (text: string) => void
  /** Chooses a currency, by its code. */
  readonly choose: (currency: string) => void
  /** What stands in a field now. */
  readonly type: (input: { readonly field: AddressFormField; readonly text: string }) => void
  /** A field was left. */
  readonly touch: (field: AddressFormField) => void
  /** The account of a wallet that was connected (RECV-059). */
  readonly fillAddress: (address: string) => void
  /** Saves, or asks for a code first (RECV-040, RECV-041). */
  readonly save: () => void
  /** Back to the index in a moment; nothing is sent (RECV-004). Does nothing while it is being saved. */
  readonly cancel: () => void
  /** What stands in the field of the code now. */
  readonly typeCode: (value: string) => void
  /** The field of the code was left. */
  readonly touchCode: () => void
  /** Asks for the other kind of code, backup or authenticator (RECV-051). */
  readonly switchKind: () => void
  /** Saves with the code what the code was asked for (RECV-056). */
  readonly confirm: () => void
  /** The modal that asks for a code was closed: back to the index (RECV-043), unless the change is on its way. */
  readonly closeCode: () => void
}

const makeSaving = (ports: AddressFormPorts, known: T.Task<void>) =>
  makeOperation<AddressSending, SaveFailure, void>({
    ...ports,
    run: makeSendAddress({ ...ports, known }),
    brokenAs: () => ({ stage: 'add-payor', text: saveFailures['add-payor'], reason: null }),
    resetAfter: { success: null, failed: toggleReset },
  })

const makeStates = ({ stores, clock }: AddressFormPorts) => {
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
type States = ReturnType<typeof makeStates>
type Saving = ReturnType<typeof makeSaving>
type Leave = (change: Partial<AddressFormFields>) => void

/** Returns the currencies that are offered; null until they are known. */
const offeredOf = ({ directory, showHidden }: AddressFormPorts): ReadonlyArray<CurrencyOption> | null => {
  const { currencies } = directory.known.get()
  return currencies === null ? null : visibleCurrencies(currencies, showHidden)
}

/** How the form comes and goes. */
const makeComing = (ports: AddressFormPorts, states: States, saving: Saving) => {
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

/** What is sent, and what becomes of it; after a sign-out nothing does. */
const makeSending = (
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

/** What pressing "Save" does, in the form and in the dialog of the code. */
const makeSave = (ports: AddressFormPorts, states: States, sending: ReturnType<typeof makeSending>, leave: Leave) => {
  const { flow, subject, form, code, validated } = states
  const change = (about: EditSubject, after: ReceivingForm): void => {
    const changed = changeOf(about, after, ports.hasPayeeToken.get())
    const event = saveEvent(changed)
    if (!flow.send(event)) return
    if (event === 'check') sending.checkChange(changed)
    else if (event === 'save') sending.saveChange({ ...changed, twoFactorCode: null })
    else leave({})
  }
  return {
    save: (): void => {
      const about = subject.get()
      const after = formToSave(overOffered(about.mode, form.get(), offeredOf(ports)))
      if (after === null || !isSavable(about, after, ports.directory.known.get().currencies)) return
      if (about.mode === 'edit') return change(about, after)
      const { payor, before } = about
      if (flow.send('save')) sending.saveNew({ form: after, payor, hasPayeeToken: ports.hasPayeeToken.get(), before })
    },
    confirm: (): void => {
      const changed = validated.get()
      const { kind, value } = code.get()
      if (changed === null || addressCodeMessage({ kind, value }) !== null || !flow.send('confirm')) return
      sending.saveChange({ ...changed, twoFactorCode: value })
    },
  }
}

/** One form for add and edit, since one of them is open at a time. */
export const makeAddressForm = (ports: AddressFormPorts): AddressForm => {
  const { modals, showHidden, directory } = ports
  const { known } = directory
  let reloaded: Promise<void> = Promise.resolve()
  const reload = (): void => {
    reloaded = directory.tasks.reload()
  }
  const states = makeStates(ports)
  const { flow, subject, form, put, code, putCode, validated } = states
  const saving = makeSaving(ports, () => reloaded)
  const { leave, ...coming } = makeComing(ports, states, saving)
  const fill = (change: Partial<AddressFormFields>): void => {
    if (!isFixed(flow.get())) put(change)
  }
  const now = combine({ state: flow, subject, form, known, save: saving })
  return {
    view: project(now, ({ known: { currencies, isAsked }, ...rest }) =>
      addressFormView({ ...rest, currencies, areCurrenciesLoading: !isAsked, showHidden }),
    ),
    code: project(combine({ subject, code, changed: validated, known, save: saving }), addressCodeView),
    ...coming,
    search: (search) => fill({ search }),
    choose: (currency) => fill({ currency, search: '', alert: null }),
    type: ({ field, text }) => fill({ [field]: text, alert: null }),
    touch: (field) => put({ touched: [...new Set([...form.get().touched, field])] }),
    fillAddress: (address) => fill({ address, account: address, alert: null }),
    ...makeSave(ports, states, makeSending(ports, states, { saving, reload, leave }), leave),
    cancel: () => {
      if (!flow.send('leave')) return
      leave({ alert: null })
      modals.close('address-code')
    },
    typeCode: (value) => putCode({ value, refusal: null }),
    touchCode: () => putCode({ isTouched: true }),
    switchKind: () => putCode({ ...blankCode, kind: code.get().kind === 'backup' ? 'authenticator' : 'backup' }),
    closeCode: () => {
      if (flow.send('close-code') && flow.get() === 'leaving') leave({ alert: null })
    },
  }
}
