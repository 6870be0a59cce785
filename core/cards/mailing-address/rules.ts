import type { Fault } from '../../kernel/fault.ts'
import { filled } from '../../kernel/text.ts'
import { wordsOf } from '../../presentation/failure-text.ts'
import { mailingAddressAlerts, mailingAddressRefusals, mailingAddressTexts } from '../texts.ts'
import {
  type AddressFailure,
  type AddressRefusal,
  type AddressStage,
  emptyAddress,
  type MailingAddress,
  type MailingAddressForm,
  type ResolvedAddress,
  type VerifiedAddress,
} from './model.ts'
import {
  acceptedCountries,
  type AddressField,
  addressFields,
  addressHeaders,
  type HeaderRow,
  inadmissible,
  stateMessages,
} from './tables.ts'

/** Fields of the form in display order (CARD-120). */
export const fields = Object.keys(addressFields) as ReadonlyArray<AddressField>

/**
 * Returns the error of each invalid field (CARD-137).
 * @example
 * Object.keys(addressErrors({ ...emptyAddress, city: 'Austin' })) // ['address1', 'state', 'postalCode', 'country']
 */
export const addressErrors = (
  address: MailingAddress,
  table: Readonly<Record<AddressField, string | null>> = addressFields,
): Readonly<Partial<Record<AddressField, string>>> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const text = table[field]
      return text !== null && address[field].trim() === '' ? [[field, text]] : []
    }),
  )

const isComplete = (address: MailingAddress): boolean => Object.keys(addressErrors(address)).length === 0

/**
 * True if the save button is enabled: the form is complete and differs from the address on file (CARD-133, CARD-134).
 * @example
 * canSaveAddress(emptyAddress, null) // false
 */
export const canSaveAddress = (form: MailingAddress, onFile: MailingAddress | null): boolean =>
  isComplete(form) && fields.some((field) => form[field] !== (onFile ?? emptyAddress)[field])

/** Returns the initial form (CARD-129). */
export const addressForm = (onFile: MailingAddress | null): MailingAddressForm => ({
  ...emptyAddress,
  country: mailingAddressTexts.country,
  ...onFile,
})

/** Returns the heading of the dialog (CARD-121 to CARD-124). */
export const addressHeader = (
  stage: AddressStage,
  onFile: MailingAddress | null,
  table: Readonly<Record<AddressStage, HeaderRow>> = addressHeaders,
): string => table[stage][onFile === null ? 'without' : 'with']

/** Alert about an address that was not saved, ready to render. */
export interface AddressAlert {
  readonly title: string
  readonly text: string
}

/**
 * Returns the alert about empty required fields; null if all are filled. This alert is needed because Enter submits the form
 * even while the button is disabled (CARD-143, CARD-144).
 * @example
 * missingAlert({ ...emptyAddress, city: 'Austin' }).title // 'Attention!'
 */
export const missingAlert = (form: MailingAddress): AddressAlert | null =>
  isComplete(form) ? null : { title: mailingAddressAlerts.missing, text: mailingAddressTexts.missing }

/**
 * Returns the first reason why a verified address is not accepted; null if accepted (CARD-153, CARD-154).
 * @example
 * addressRefusal([]) // 'empty'
 * addressRefusal([{ mappedAddress: { country: 'US' }, warnings: [] }]) // null
 */
export const addressRefusal = (
  verified: ReadonlyArray<VerifiedAddress>,
  countries: ReadonlyArray<string> = acceptedCountries,
): AddressRefusal | null => {
  const [first] = verified
  if (first === undefined) return 'empty'
  const { country } = first.mappedAddress
  if (country === null || !countries.includes(country)) return 'country'
  return first.warnings.some((warning) => warning.toLowerCase().includes(inadmissible)) ? 'inadmissible' : null
}

/** Returns the alert for an address that is not accepted (CARD-150 to CARD-152, ERR-050, ERR-052). */
export const refusalAlert = (refusal: AddressRefusal, supportPhone: string): AddressAlert => ({
  title: mailingAddressAlerts.other,
  text: filled(mailingAddressRefusals[refusal], { phone: supportPhone }),
})

/**
 * Returns the alert for a failed save: the provider's message if there is one, else a text with the support phone number
 * (ERR-049 to ERR-052).
 */
export const addressFailure = (fault: Fault | null, supportPhone: string): AddressAlert => {
  const words = fault === null ? null : wordsOf(fault)
  return words === null
    ? { title: mailingAddressAlerts.other, text: filled(mailingAddressTexts.noResult, { phone: supportPhone }) }
    : { title: mailingAddressAlerts.server, text: words }
}

/**
 * Returns the error of the form field `state` (the US state) if `stateMessages` contains the provider's message, in any
 * letter case; otherwise null (CARD-145, CARD-146).
 * @example
 * stateError('STATE INVALID') // 'State invalid'
 * stateError('Busy') // null
 */
export const stateError = (words: string, table: ReadonlyMap<string, string> = stateMessages): string | null =>
  table.get(words.toLowerCase()) ?? null

/** Returns the alert for an address that was not saved. */
export const failureAlert = (failure: AddressFailure, supportPhone: string): AddressAlert => {
  switch (failure.kind) {
    case 'missing':
      return { title: mailingAddressAlerts.missing, text: mailingAddressTexts.missing }
    case 'unaccepted':
      return refusalAlert(failure.refusal, supportPhone)
    case 'no-result':
      return addressFailure(null, supportPhone)
    case 'fault':
      return addressFailure(failure.fault, supportPhone)
  }
}

/** Returns the error that a form field shows after a failed submit; null if there is none. */
export const fieldFailure = (
  failure: AddressFailure | null,
  address: MailingAddress,
  field: AddressField,
): string | null => {
  if (failure === null) return null
  if (failure.kind === 'missing') return addressErrors(address)[field] ?? null
  const words = failure.kind === 'fault' && field === 'state' ? wordsOf(failure.fault) : null
  return words === null ? null : stateError(words)
}

/**
 * Applies an edit of the form. Typing in Street 1 clears the number and name of the street that a suggestion filled in
 * (CARD-128).
 * @example
 * edited({ ...emptyAddress, address1: '1 Elm St', streetNumber: '1' }, { address1: '2 Elm St' }).streetNumber // ''
 */
export const edited = (
  form: MailingAddressForm,
  change: Readonly<Partial<Record<AddressField, string>>>,
): MailingAddressForm => ({
  ...form,
  ...(change.address1 === undefined || change.address1 === form.address1 ? {} : { streetNumber: '', streetName: '' }),
  ...change,
})

/**
 * Fills in a suggested address. Street 1 is then composed of the number and the name of the street (CARD-128, CARD-147).
 * @example
 * withResolved(emptyAddress, { streetNumber: '1', streetName: 'Elm St', city: 'Austin' }).address1 // '1 Elm St'
 */
export const withResolved = (form: MailingAddressForm, found: ResolvedAddress): MailingAddressForm => {
  const street = [found.streetNumber, found.streetName].filter((part) => part !== '').join(' ')
  return { ...form, ...found, address1: street === '' ? form.address1 : street }
}

/** Returns the address to send, with each part trimmed. */
export const addressToSave = ({
  address1,
  address2,
  city,
  state,
  postalCode,
  country,
}: MailingAddress): MailingAddress => ({
  address1: address1.trim(),
  address2: address2.trim(),
  city: city.trim(),
  state: state.trim(),
  postalCode: postalCode.trim(),
  country: country.trim(),
})

/**
 * Formats an address as one line (CARD-096).
 * @example
 * const address = { address1: '1 Elm St', address2: '', city: 'Austin', state: 'TX', postalCode: '78701', country: 'US' }
 * addressLine(address) // '1 Elm St, Austin, TX 78701, US'
 */
export const addressLine = ({ address1, address2, city, state, postalCode, country }: MailingAddress): string =>
  [address1, address2, city, `${state} ${postalCode}`.trim(), country].filter((part) => part !== '').join(', ')
