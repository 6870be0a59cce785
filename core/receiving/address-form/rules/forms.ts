import type { CurrencyOption, ReceivingForm } from '../../model.ts'
import type { AddressCode, AddressFormFields, AddressSubject } from '../model.ts'
import { newAddress } from '../tables.ts'
import { trimmedForm } from './changes.ts'
import { startCurrency } from './currencies.ts'

/** Placeholder for the subject while the form is closed. */
export const blankSubject: AddressSubject = { mode: 'add', payor: null, before: [] }

/** Initial state of the code dialog. */
export const blankCode: AddressCode = { kind: 'authenticator', value: '', isTouched: false, alert: null, refusal: null }

/** Empty form. */
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

/** Returns the initial add form (RECV-032, RECV-035). */
export const newForm = (options: ReadonlyArray<CurrencyOption> | null): AddressFormFields => ({
  ...blankForm,
  currency: options === null ? newAddress.currency : startCurrency(options),
  address: newAddress.address,
  label: newAddress.label,
})

/**
 * Returns the form with a currency that is offered. If the currency of a new address is not offered, the initial
 * currency replaces it (RECV-035).
 * @param offered null until the currencies are loaded
 */
export const withOfferedCurrency = (
  mode: AddressSubject['mode'],
  form: AddressFormFields,
  offered: ReadonlyArray<Pick<CurrencyOption, 'code'>> | null,
): AddressFormFields =>
  mode === 'edit' || offered === null || offered.some(({ code }) => code === form.currency)
    ? form
    : { ...form, currency: startCurrency(offered) }

/** Returns the initial edit form (RECV-038). */
export const editForm = ({ currency, address, label }: ReceivingForm): AddressFormFields => ({
  ...blankForm,
  currency,
  address,
  label,
})

/** Returns the trimmed form to save; null until a currency is chosen. */
export const formToSave = ({ currency, address, label }: AddressFormFields): ReceivingForm | null =>
  currency === null ? null : trimmedForm({ currency, address, label })
