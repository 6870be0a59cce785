import { wordsOf } from '../../kernel/failure-text.ts'
import type { Fault } from '../../kernel/fault.ts'
import { filled } from '../../kernel/text.ts'
import { type MailingAddressForm, emptyAddress, type MailingAddress, type VerifiedAddress } from './model.ts'
import {
  acceptedCountries,
  addressAlerts,
  type AddressField,
  addressFields,
  addressHeaders,
  type AddressRefusal,
  addressRefusals,
  type AddressStage,
  addressTexts,
  inadmissible,
  stateMessages,
} from './tables.ts'

const fields = Object.keys(addressFields) as ReadonlyArray<AddressField>

/** What is wrong with each field; a field that is all right is missing (CARD-137). */
export const addressErrors = (address: MailingAddress): Readonly<Partial<Record<AddressField, string>>> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const text: string | null = addressFields[field]
      return text !== null && address[field].trim() === '' ? [[field, text]] : []
    }),
  )

const isComplete = (address: MailingAddress): boolean => Object.keys(addressErrors(address)).length === 0

/** Whether the save button is enabled: nothing is missing, and something is new (CARD-133, CARD-134). */
export const canSaveAddress = (form: MailingAddress, onFile: MailingAddress | null): boolean =>
  isComplete(form) && fields.some((field) => form[field] !== (onFile ?? emptyAddress)[field])

/** The form as it opens (CARD-129). */
export const addressForm = (onFile: MailingAddress | null): MailingAddressForm => ({ ...emptyAddress, ...onFile })

/** The form's header (CARD-121 to CARD-124). */
export const addressHeader = (stage: AddressStage, onFile: MailingAddress | null): string =>
  addressHeaders[stage][onFile === null ? 'without' : 'with']

/** What is told of an address that was not saved, ready to render. */
export interface AddressAlert {
  readonly title: string
  readonly text: string
}

/** What a submit by Enter says of empty fields, whatever the button is; null: it may go on (CARD-143, CARD-144). */
export const missingAlert = (form: MailingAddress): AddressAlert | null =>
  isComplete(form) ? null : { title: addressAlerts.missing, text: addressTexts.missing }

/** Why the provider's reading of an address is not accepted; null: it is. The first one counts (CARD-153, CARD-154). */
export const addressRefusal = (verified: ReadonlyArray<VerifiedAddress>): AddressRefusal | null => {
  const [first] = verified
  if (first === undefined) return 'empty'
  const { country } = first.mappedAddress
  if (country === null || !acceptedCountries.includes(country)) return 'country'
  return first.warnings.some((warning) => warning.toLowerCase().includes(inadmissible)) ? 'inadmissible' : null
}

/** CARD-150 to CARD-152, ERR-050, ERR-052. */
export const refusalAlert = (refusal: AddressRefusal, supportPhone: string): AddressAlert => ({
  title: addressAlerts.other,
  text: filled(addressRefusals[refusal], { phone: supportPhone }),
})

/** What to tell when the address could not be set: the provider's words, else how to reach the support (ERR-049 to ERR-052). */
export const addressFailure = (fault: Fault | null, supportPhone: string): AddressAlert => {
  const words = fault === null ? null : wordsOf(fault)
  return words === null
    ? { title: addressAlerts.other, text: filled(addressTexts.noResult, { phone: supportPhone }) }
    : { title: addressAlerts.server, text: words }
}

/** What the state field says of the provider's words; null: they are of something else (CARD-145, CARD-146). */
export const stateError = (words: string): string | null => stateMessages.get(words) ?? null
