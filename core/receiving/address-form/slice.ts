import { combine, project, type Live } from '../../kernel/store.ts'
import { type ReceivingForm } from '../model.ts'
import { type AddressFormField, type AddressFormFields, type EditSubject } from './model.ts'
import {
  addressCodeMessage,
  changeOf,
  formToSave,
  isFixed,
  isSavable,
  overOffered,
  saveEvent,
  blankCode,
} from './rules/index.ts'
import {
  type AddressFormPorts,
  type States,
  type Leave,
  makeSaving,
  makeStates,
  offeredOf,
  makeComing,
  makeSending,
} from './use-cases/index.ts'
import { addressCodeView, addressFormView, type AddressCodeView, type AddressFormView } from './view/index.ts'

export type { AddressFormPorts } from './use-cases/index.ts'

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
