import { combine, project, type Live } from '../../kernel/store.ts'
import { type ReceivingForm } from '../model.ts'
import { type AddressFormField, type AddressFormFields, type EditSubject } from './model.ts'
import {
  addressCodeMessage,
  changeOf,
  formToSave,
  isFixed,
  isSavable,
  withOfferedCurrency,
  saveEvent,
  blankCode,
} from './rules/index.ts'
import {
  type AddressFormPorts,
  type FormStates,
  type Leave,
  makeSaving,
  makeStates,
  offeredCurrencies,
  makeOpenAndClose,
  makeRequests,
} from './use-cases/index.ts'
import { addressCodeView, addressFormView, type AddressCodeView, type AddressFormView } from './view/index.ts'

export type { AddressFormPorts } from './use-cases/index.ts'

/**
 * Form that adds or changes an address, and the dialog for its two-factor code. The form is read-only while it saves or
 * closes. It never turns two-factor authentication on or off (RECV-057).
 */
export interface AddressForm {
  /** Null while the form is closed. */
  readonly view: Live<AddressFormView | null>
  readonly code: Live<AddressCodeView>
  /** Opens the add form for a payor's payout request, or without a request if `payorId` is null (RECV-002). */
  readonly add: (payorId: string | null) => void
  /** Opens the edit form of a profile. Does nothing without two-factor authentication (RECV-013). */
  readonly edit: (profileId: string) => void
  /** Opens the form to change the currency of the active profile, as the region warning offers (RECV-065). */
  readonly changeCurrency: () => void
  /** Sets the text of the currency search. */
  readonly search: (text: string) => void
  /** Sets the currency, by its code. */
  readonly choose: (currency: string) => void
  /** Sets the text of a field. */
  readonly type: (input: { readonly field: AddressFormField; readonly text: string }) => void
  /** Marks a field as touched, so that its error shows. */
  readonly touch: (field: AddressFormField) => void
  /** Sets the address to the account of a connected wallet (RECV-059). */
  readonly fillAddress: (address: string) => void
  /** Saves, or opens the code dialog first (RECV-040, RECV-041). */
  readonly save: () => void
  /** Returns to the list of addresses after a delay, without a save (RECV-004). Does nothing while the form saves. */
  readonly cancel: () => void
  /** Sets the text of the code field. */
  readonly typeCode: (value: string) => void
  /** Marks the code field as touched, so that its error shows. */
  readonly touchCode: () => void
  /** Switches between backup code and authenticator code (RECV-051). */
  readonly switchKind: () => void
  /** Saves the checked change with the code (RECV-056). */
  readonly confirm: () => void
  /** Called after the code dialog was closed. Returns to the list of addresses, unless the save is in flight (RECV-043). */
  readonly closeCode: () => void
}

/** Creates the actions of "Save" in the form and in the code dialog. */
const makeSave = (
  ports: AddressFormPorts,
  states: FormStates,
  sending: ReturnType<typeof makeRequests>,
  leave: Leave,
) => {
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
      const after = formToSave(withOfferedCurrency(about.mode, form.get(), offeredCurrencies(ports)))
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

/**
 * Creates the form. Add and edit share one form, since only one of them is open at a time.
 * @example
 * const { ports } = makeMemoryProvider({ clock: fakeClock(), persona: personas.recipient })
 * const { addressForm } = makePaydeck(ports)
 * addressForm.view.get() // null
 * addressForm.add(null)
 * addressForm.view.get().state // 'add'
 */
export const makeAddressForm = (ports: AddressFormPorts): AddressForm => {
  const { modals, showHidden, directory } = ports
  const { known } = directory
  let reloaded: Promise<void> = Promise.resolve()
  const reload = (): void => {
    reloaded = directory.tasks.reload()
  }
  const states = makeStates(ports)
  const { flow, subject, form, updateForm, code, updateCode, validated } = states
  const saving = makeSaving(ports, () => reloaded)
  const { leave, ...openActions } = makeOpenAndClose(ports, states, saving)
  const fill = (change: Partial<AddressFormFields>): void => {
    if (!isFixed(flow.get())) updateForm(change)
  }
  const now = combine({ state: flow, subject, form, known, save: saving })
  return {
    view: project(now, ({ known: { currencies, isAsked }, ...rest }) =>
      addressFormView({ ...rest, currencies, areCurrenciesLoading: !isAsked, showHidden }),
    ),
    code: project(combine({ subject, code, changed: validated, known, save: saving }), addressCodeView),
    ...openActions,
    search: (search) => fill({ search }),
    choose: (currency) => fill({ currency, search: '', alert: null }),
    type: ({ field, text }) => fill({ [field]: text, alert: null }),
    touch: (field) => updateForm({ touched: [...new Set([...form.get().touched, field])] }),
    fillAddress: (address) => fill({ address, account: address, alert: null }),
    ...makeSave(ports, states, makeRequests(ports, states, { saving, reload, leave }), leave),
    cancel: () => {
      if (!flow.send('leave')) return
      leave({ alert: null })
      modals.close('address-code')
    },
    typeCode: (value) => updateCode({ value, refusal: null }),
    touchCode: () => updateCode({ isTouched: true }),
    switchKind: () => updateCode({ ...blankCode, kind: code.get().kind === 'backup' ? 'authenticator' : 'backup' }),
    closeCode: () => {
      if (flow.send('close-code') && flow.get() === 'leaving') leave({ alert: null })
    },
  }
}
