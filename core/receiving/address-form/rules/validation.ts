import { addressText, hasDestinationTag } from '../../../presentation/address-text.ts'
import { anyBackupCodeMessage, requiredText, twoFactorLength } from '../../../security/index.ts'
import type { CurrencyOption, ReceivingForm } from '../../model.ts'
import { isReceivable } from '../../rules.ts'
import { addressFormTexts } from '../../texts.ts'
import type { AddressCode, AddressFormState, AddSubject, EditSubject } from '../model.ts'
import { isFixedIn } from '../tables.ts'
import { trimmedForm, updatePlan } from './changes.ts'

/** True if the form is read-only: closed, checking, saving or leaving. */
export const isFixed = (state: AddressFormState): boolean => isFixedIn[state]

/**
 * Returns the error of the address field, or null (RECV-034).
 * @example
 * addressMessage('  ') // 'Required'
 * addressMessage('bc1qab') // null
 */
export const addressMessage = (typed: string): string | null => {
  const address = addressText(typed)
  if (address === '') return requiredText
  return hasDestinationTag(address) ? addressFormTexts.destinationTag : null
}

/**
 * True if the currency is enabled and the address has no error (RECV-033).
 * @example
 * isFormValid({ address: 'bc1qab' }, false) // false
 */
export const isFormValid = (form: Pick<ReceivingForm, 'address'>, currencyEnabled: boolean): boolean =>
  currencyEnabled && addressMessage(form.address) === null

/**
 * True if the form has a label and an address (RECV-084).
 * @example
 * canCreateWallet({ label: 'Savings', address: '' }) // false
 */
export const canCreateWallet = ({ label, address }: Pick<ReceivingForm, 'label' | 'address'>): boolean =>
  label !== '' && address !== ''

/**
 * Returns the error of a code, or null (RECV-053, RECV-054).
 * @example
 * addressCodeMessage({ kind: 'authenticator', value: '12345' }) // 'Required'
 * addressCodeMessage({ kind: 'authenticator', value: '123456' }) // null
 */
export const addressCodeMessage = ({ kind, value }: Pick<AddressCode, 'kind' | 'value'>): string | null => {
  if (kind === 'backup') return anyBackupCodeMessage(value)
  return value.length === twoFactorLength.value ? null : requiredText
}

/** True if addresses in this currency can be saved. False until the currencies are loaded (RECV-033). */
const isSavableIn = (code: string, options: ReadonlyArray<CurrencyOption> | null): boolean =>
  options !== null && isReceivable(code, options)

/** Properties of the subject that decide whether the form can be saved. */
type SavableSubject = Pick<AddSubject, 'mode'> | Pick<EditSubject, 'mode' | 'wallet'>

/**
 * True if the fields of the form can be saved. A new or changed address needs a receivable currency (RECV-033). If only the
 * nickname changes, the currency does not matter (RECV-041).
 */
export const isSavable = (
  subject: SavableSubject,
  form: ReceivingForm,
  options: ReadonlyArray<CurrencyOption> | null,
): boolean => {
  const stays = subject.mode === 'edit' && !updatePlan(trimmedForm(subject.wallet), form).updateAddress
  return isFormValid(form, stays || isSavableIn(form.currency, options))
}
