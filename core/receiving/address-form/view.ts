import type { Remote, Status } from '../../kernel/remote.ts'
import { coinIcon, type CoinIconName, visibleCurrencies } from '../../money/index.ts'
import { requiredText, type SecondFactorKind, type SecondFactorRow, secondFactors } from '../../security/index.ts'
import type { CurrencyOption, ReceivingNotice } from '../model.ts'
import { filled, isReceivable, shownChain } from '../rules.ts'
import type { PayoutAddressField, PayoutAddressForm, ReceivingPlace, SaveFailure, StepForm } from './model.ts'
import {
  addressMessage,
  foundCurrencies,
  isSavable,
  savedForm,
  stepBackupCodeMessage,
  stepCodeMessage,
} from './rules.ts'
import { formTexts, stateTexts, stepTexts } from './tables.ts'

/** A currency in the dropdown (RECV-025 to RECV-028). */
export interface OptionView {
  readonly code: string
  readonly displayCode: string
  readonly name: string
  /** Shown only where it tells currencies apart (CUR-021). */
  readonly chain: string | null
  readonly icon: CoinIconName
  /** Why it cannot be chosen, as a pill; null: it can (RECV-027, RECV-028). */
  readonly unavailable: string | null
}

/** A text field, ready to render. */
export interface AddressFieldView {
  readonly label: string
  readonly hint: string | null
  readonly value: string
  readonly error: string | null
}

/** The form of add and edit, ready to render. */
export interface FormView {
  readonly state: 'add' | 'edit'
  readonly heading: string
  /** Takes the address from a wallet (RECV-058). */
  readonly web3: { readonly lead: string; readonly action: string }
  /** Heads the fields (RECV-023); null where an address is there already. */
  readonly manual: string | null
  /** How long the approval takes (RECV-024). */
  readonly approval: string
  /** Whom the address is for, where a request was its reason; null: nobody yet. */
  readonly forPayor: string | null
  /** The senders that a change affects (RECV-037); null: none. */
  readonly affected: { readonly lead: string; readonly names: ReadonlyArray<string> } | null
  readonly currency: {
    readonly label: string
    readonly placeholder: string
    readonly search: string
    readonly chosen: OptionView | null
    readonly options: ReadonlyArray<OptionView>
    /** In place of the options: none is found. */
    readonly none: string | null
    readonly isLoading: boolean
    /** The options could not be loaded; with a way to try again. */
    readonly failure: string | null
    readonly error: string | null
  }
  readonly address: AddressFieldView
  readonly label: AddressFieldView
  readonly cancel: string
  readonly save: string
  readonly canSave: boolean
  /** Saving, or leaving: nothing can be changed now. */
  readonly isReadOnly: boolean
  readonly status: Status
  readonly alert: ReceivingNotice | null
}

/** What the form is computed from. */
export interface FormState {
  readonly place: Exclude<ReceivingPlace, { readonly state: 'index' }>
  readonly form: PayoutAddressForm
  readonly currencies: ReadonlyArray<CurrencyOption> | null
  readonly areCurrenciesLoading: boolean
  readonly showHidden: boolean
  readonly save: Remote<SaveFailure>
}

const optionView = (option: CurrencyOption): OptionView => ({
  code: option.code,
  displayCode: option.displayCode,
  name: option.name,
  chain: shownChain(option),
  icon: coinIcon(option.code),
  unavailable: isReceivable(option.code, [option]) ? null : formTexts.currency.unavailable,
})

const currencyView = ({ form, currencies, areCurrenciesLoading, showHidden }: FormState): FormView['currency'] => {
  const { label, placeholder, none, failure, notAllowed } = formTexts.currency
  const offered = visibleCurrencies(currencies ?? [], showHidden)
  const chosen = currencies?.find(({ code }) => code === form.currency)
  const options = foundCurrencies(offered, form.search).map(optionView)
  return {
    label,
    placeholder,
    search: form.search,
    chosen: chosen === undefined ? null : optionView(chosen),
    options,
    none: currencies !== null && options.length === 0 ? none : null,
    isLoading: currencies === null && areCurrenciesLoading,
    failure: currencies === null && !areCurrenciesLoading ? failure : null,
    error: form.currency !== null && !isReceivable(form.currency, currencies) ? notAllowed : null,
  }
}

const shownError = (
  { touched }: PayoutAddressForm,
  field: PayoutAddressField,
  message: string | null,
): string | null => (touched.includes(field) ? message : null)

/** Ready to save as soon as a currency that can be received and an address are there (RECV-033). */
export const formView = (state: FormState): FormView => {
  const { place, form, currencies, save } = state
  const isReadOnly = form.isLeaving || save.status === 'loading'
  const after = savedForm(form)
  const payors = place.state === 'edit' ? place.profile.payors : []
  return {
    state: place.state,
    heading: stateTexts[place.state].heading,
    web3: formTexts.web3,
    manual: place.state === 'add' ? formTexts.manual : null,
    approval: formTexts.approval,
    forPayor:
      place.state === 'add' && place.payor !== null ? filled(formTexts.forPayor, { payor: place.payor.name }) : null,
    affected: payors.length === 0 ? null : { lead: formTexts.affected, names: payors.map(({ name }) => name) },
    currency: currencyView(state),
    address: {
      ...formTexts.address,
      value: form.address,
      error: shownError(form, 'address', addressMessage(form.address)),
    },
    label: {
      ...formTexts.label,
      hint: null,
      value: form.label,
      error: shownError(form, 'label', form.label.trim() === '' ? requiredText : null),
    },
    cancel: formTexts.cancel,
    save: formTexts.save,
    canSave: after !== null && isSavable(place, after, currencies) && !isReadOnly,
    isReadOnly,
    status: save.status,
    alert: form.alert,
  }
}

/** The 2-step modal, ready to render (RECV-049 to RECV-052). */
export interface StepView extends Pick<SecondFactorRow, 'label' | 'hint' | 'rule'> {
  readonly kind: SecondFactorKind
  readonly lead: string
  /** The senders that the change affects. */
  readonly senders: ReadonlyArray<string>
  /** The words of the way to the other kind (RECV-051). */
  readonly other: string
  readonly value: string
  readonly error: string | null
  readonly cancel: string
  readonly save: string
  readonly canSubmit: boolean
  readonly isReadOnly: boolean
  readonly status: Status
  readonly alert: ReceivingNotice | null
}

/** The message of a code by its kind (RECV-053, RECV-054); null: it will do. */
export const stepMessage = ({ kind, value }: Pick<StepForm, 'kind' | 'value'>): string | null =>
  kind === 'authenticator' ? stepCodeMessage(value) : stepBackupCodeMessage(value)

/** Of the place only the profile counts, whose senders are affected. */
export const stepView = (now: {
  readonly place: ReceivingPlace
  readonly step: StepForm
  readonly save: Remote<SaveFailure>
}): StepView => {
  const { place, step, save } = now
  const { label, hint, rule } = secondFactors[step.kind]
  const senders = place.state === 'edit' ? place.profile.payors.map(({ name }) => name) : []
  const message = stepMessage(step)
  const isReadOnly = save.status === 'loading' || save.status === 'success'
  return {
    kind: step.kind,
    label,
    hint,
    rule,
    lead: senders.length === 0 ? stepTexts.leadAlone : stepTexts.lead,
    senders,
    other: stepTexts.kinds[step.kind === 'backup' ? 'authenticator' : 'backup'],
    value: step.value,
    error: step.refusal ?? (step.isTouched ? message : null),
    cancel: formTexts.cancel,
    save: formTexts.save,
    canSubmit: message === null && !isReadOnly,
    isReadOnly,
    status: save.status,
    alert: step.alert,
  }
}
