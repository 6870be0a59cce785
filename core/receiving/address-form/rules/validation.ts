import { addressText, hasDestinationTag } from '../../../presentation/address-text.ts'
import { anyBackupCodeMessage, requiredText, twoFactorLength } from '../../../security/index.ts'
import type { CurrencyOption, ReceivingForm } from '../../model.ts'
import { isReceivable } from '../../rules.ts'
import type { AddressCode, AddressFormState, AddSubject, EditSubject } from '../model.ts'
import { destinationTagText, isFixedIn } from '../tables.ts'
import { heldForm, updatePlan } from './changes.ts'

/** Whether nothing can be changed in the form: it is closed, checked, saved or left. */
export const isFixed = (state: AddressFormState): boolean => isFixedIn[state]

/** The message of the address field; null: nothing is wrong (RECV-034). */
export const addressMessage = (typed: string): string | null => {
  const address = addressText(typed)
  if (address === '') return requiredText
  return hasDestinationTag(address) ? destinationTagText : null
}

/** Whether a form may be saved, as far as its fields go (RECV-033). */
export const isFormValid = (form: Pick<ReceivingForm, 'address'>, currencyEnabled: boolean): boolean =>
  currencyEnabled && addressMessage(form.address) === null

/** Whether a wallet can be made of a form: it has a label and an address (RECV-084). */
export const canCreateWallet = ({ label, address }: Pick<ReceivingForm, 'label' | 'address'>): boolean =>
  label !== '' && address !== ''

/** The message of a code by its kind; null: it will do (RECV-053, RECV-054). */
export const addressCodeMessage = ({ kind, value }: Pick<AddressCode, 'kind' | 'value'>): string | null => {
  if (kind === 'backup') return anyBackupCodeMessage(value)
  return value.length === twoFactorLength.value ? null : requiredText
}

/** Whether an address in this currency may be saved: only once it is known that it can be received (RECV-033). */
const isSavableIn = (code: string, options: ReadonlyArray<CurrencyOption> | null): boolean =>
  options !== null && isReceivable(code, options)

/** As much of a subject as says what may be saved of it. */
type SavableSubject = Pick<AddSubject, 'mode'> | Pick<EditSubject, 'mode' | 'wallet'>

/**
 * Whether a form may be saved, as far as its fields go: an address only in what can be received in (RECV-033), and the
 * nickname of one that stays as it is always (RECV-041).
 */
export const isSavable = (
  subject: SavableSubject,
  form: ReceivingForm,
  options: ReadonlyArray<CurrencyOption> | null,
): boolean => {
  const stays = subject.mode === 'edit' && !updatePlan(heldForm(subject.wallet), form).updateAddress
  return isFormValid(form, stays || isSavableIn(form.currency, options))
}
