import type { CurrencyOption, ReceivingForm } from '../../model.ts'
import type { AddressCode, AddressFormFields, AddressSubject } from '../model.ts'
import { newAddress } from '../tables.ts'
import { heldForm } from './changes.ts'
import { startCurrency } from './currencies.ts'

/** About nothing yet. */
export const blankSubject: AddressSubject = { mode: 'add', payor: null, before: [] }

/** No code typed, nothing told. */
export const blankCode: AddressCode = { kind: 'authenticator', value: '', isTouched: false, alert: null, refusal: null }

/** Nothing filled in, nothing told. */
export const blankForm: AddressFormFields = {
  currency: null,
  address: '',
  account: null,
  label: '',
  search: '',
  touched: [],
  alert: null,
  refused: null,
}

/** The form as add starts with it (RECV-032, RECV-035). */
export const newForm = (options: ReadonlyArray<CurrencyOption> | null): AddressFormFields => ({
  ...blankForm,
  currency: options === null ? newAddress.currency : startCurrency(options),
  address: newAddress.address,
  label: newAddress.label,
})

/**
 * The form over the currencies that are offered: a new address in one that turned out not to be among them starts as if it
 * were opened now (RECV-035).
 * @param offered null until they are known
 */
export const overOffered = (
  mode: AddressSubject['mode'],
  form: AddressFormFields,
  offered: ReadonlyArray<Pick<CurrencyOption, 'code'>> | null,
): AddressFormFields =>
  mode === 'edit' || offered === null || offered.some(({ code }) => code === form.currency)
    ? form
    : { ...form, currency: startCurrency(offered) }

/** The form as edit starts with it (RECV-038). */
export const editForm = ({ currency, address, label }: ReceivingForm): AddressFormFields => ({
  ...blankForm,
  currency,
  address,
  label,
})

/** What is saved of a form: no blanks around it; null as long as no currency is chosen. */
export const formToSave = ({ currency, address, label }: AddressFormFields): ReceivingForm | null =>
  currency === null ? null : heldForm({ currency, address, label })
