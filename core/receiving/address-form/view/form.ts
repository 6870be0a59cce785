import type { Remote, Status } from '../../../kernel/remote.ts'
import { filled } from '../../../kernel/text.ts'
import { coinIcon, type CoinIconName, visibleCurrencies } from '../../../money/index.ts'
import { requiredText } from '../../../security/index.ts'
import type { CurrencyOption, ReceivingNotice } from '../../model.ts'
import { isReceivable, shownChain } from '../../rules.ts'
import { addressFormTexts, approvalTime } from '../../texts.ts'
import type { AddressFormField, AddressFormFields, AddressFormState, AddressSubject, SaveFailure } from '../model.ts'
import { addressMessage, formToSave, foundCurrencies, isFixed, isSavable, withOfferedCurrency } from '../rules/index.ts'
import { type AccountView, accountView } from './account.ts'

/** Currency in the dropdown (RECV-025 to RECV-028). */
export interface OptionView {
  readonly code: string
  readonly displayCode: string
  readonly name: string
  /** Name of the chain; null unless needed to tell currencies apart (CUR-021). */
  readonly chain: string | null
  readonly icon: CoinIconName
  /** Label of the pill of a disabled option; null if the option can be chosen (RECV-027, RECV-028). */
  readonly unavailable: string | null
}

/** View of a text field. */
export interface AddressFieldView {
  readonly label: string
  readonly hint: string | null
  readonly value: string
  readonly error: string | null
}

/** View of the add and edit form. */
export interface AddressFormView {
  readonly state: 'add' | 'edit'
  /** Id of the profile; "new" for a new address. */
  readonly id: string
  readonly heading: string
  /** Button that fills the address from a wallet (RECV-058). */
  readonly web3: { readonly lead: string; readonly action: string }
  /** Heading of the fields (RECV-023, RECV-038). */
  readonly manual: string
  /** Duration of the approval (RECV-024). */
  readonly approval: string
  /** Name of the payor whose request opened the form; null without a request. */
  readonly forPayor: string | null
  /** Senders that a change affects (RECV-037); null if there are none. */
  readonly affected: { readonly lead: string; readonly names: ReadonlyArray<string> } | null
  readonly currency: {
    readonly label: string
    readonly placeholder: string
    readonly search: string
    readonly chosen: OptionView | null
    readonly options: ReadonlyArray<OptionView>
    /** Text for an empty search result, or null. */
    readonly none: string | null
    readonly isLoading: boolean
    /** Error of loading the options, or null. The user can retry. */
    readonly failure: string | null
    readonly error: string | null
  }
  readonly address: AddressFieldView
  /** Connected account; null unless the address field contains this account. */
  readonly account: AccountView | null
  readonly label: AddressFieldView
  readonly cancel: string
  readonly save: string
  readonly canSave: boolean
  /** True while the form checks, saves or closes. */
  readonly isReadOnly: boolean
  readonly status: Status
  readonly alert: ReceivingNotice | null
}

/** State from which `AddressFormView` is computed. */
export interface AddressFormSnapshot {
  readonly state: AddressFormState
  readonly subject: AddressSubject
  readonly form: AddressFormFields
  /** Null until the currencies are loaded. */
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
  unavailable: isReceivable(option.code, [option]) ? null : addressFormTexts.currency.unavailable,
})

const currencyView = ({
  form,
  currencies,
  areCurrenciesLoading,
  showHidden,
}: Omit<AddressFormSnapshot, 'state'>): AddressFormView['currency'] => {
  const { label, placeholder, none, failure, notAllowed } = addressFormTexts.currency
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
  { touched, alert, refused }: AddressFormFields,
  field: AddressFormField,
  message: string | null,
): string | null => {
  if (alert?.tone === 'caution' && refused === field) return alert.text
  return touched.includes(field) ? message : null
}

/**
 * Computes the form; null while the form is closed. "Save" is enabled with a receivable currency and an address
 * (RECV-033).
 */
export const addressFormView = (now: AddressFormSnapshot): AddressFormView | null => {
  const { state, subject, currencies, showHidden, save } = now
  if (state === 'closed') return null
  const offered = currencies === null ? null : visibleCurrencies(currencies, showHidden)
  const form = withOfferedCurrency(subject.mode, now.form, offered)
  const isReadOnly = isFixed(state)
  const after = formToSave(form)
  const payors = subject.mode === 'edit' ? subject.profile.payors : []
  const payor = subject.mode === 'add' ? subject.payor : null
  return {
    state: subject.mode,
    id: subject.mode === 'edit' ? subject.profile.id : 'new',
    heading: addressFormTexts.heading[subject.mode],
    web3: addressFormTexts.web3,
    manual: addressFormTexts.manual,
    approval: filled(addressFormTexts.approval, { time: approvalTime }),
    forPayor: payor === null ? null : filled(addressFormTexts.forPayor, { payor: payor.name }),
    affected: payors.length === 0 ? null : { lead: addressFormTexts.affected, names: payors.map(({ name }) => name) },
    currency: currencyView({ ...now, form }),
    address: {
      ...addressFormTexts.address,
      value: form.address,
      error: shownError(form, 'address', addressMessage(form.address)),
    },
    account: accountView(form, offered),
    label: {
      ...addressFormTexts.label,
      hint: null,
      value: form.label,
      error: shownError(form, 'label', form.label.trim() === '' ? requiredText : null),
    },
    cancel: addressFormTexts.cancel,
    save: addressFormTexts.save,
    canSave: after !== null && isSavable(subject, after, currencies) && !isReadOnly,
    isReadOnly,
    status: save.status,
    alert: form.alert,
  }
}
