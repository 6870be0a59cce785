import { delay } from '../../kernel/timings.ts'
import { cardReset } from '../card-activity/index.ts'
import type { MailingAddress } from './model.ts'

/** A field that the form has an input for. */
export type AddressField = keyof MailingAddress

/** What an empty field says; null: it may be empty (CARD-137 to CARD-142). */
export const addressFields = {
  address1: 'Enter a Street Address',
  address2: null,
  city: 'Enter a City',
  state: 'Enter a State',
  postalCode: 'Enter a ZIP/Postal Code',
  country: 'Enter a Country',
} as const satisfies Record<AddressField, string | null>

/** Where saving an address stands. */
export type AddressStage = 'editing' | 'saving' | 'saved'

export interface HeaderRow {
  readonly without: string
  readonly with: string
}

/** The modal's header, without and with an address on file (CARD-121 to CARD-124). */
export const addressHeaders = {
  editing: { without: 'Add your mailing address', with: 'Update your mailing address' },
  saving: { without: 'Verify your mailing address', with: 'Verify your mailing address' },
  saved: { without: 'Thank you', with: 'Thank you' },
} as const satisfies Record<AddressStage, HeaderRow>

/** From the successful save to the thanks (CARD-124). */
export const addressThanks = delay('mailing thank-you', 1000)

/** CARD-143, ERR-051, ERR-052. */
export const addressAlerts = { missing: 'Attention!', server: 'Error!', other: 'General Error!' } as const

/** The rest of what the address form says; {phone} is the support's. */
export const addressTexts = {
  none: 'No address found.',
  missing: 'Please fill in all required fields.',
  /** The provider took the address and answered with nothing; without a full stop (ERR-049). */
  noResult: 'An error occurred while setting your mailing address. Please contact support at {phone}',
} as const

/** What the provider says of the address, and what the state field then says (CARD-145, CARD-146). */
export const stateMessages: ReadonlyMap<string, string> = new Map([
  ['state invalid', 'State invalid'],
  ['country invalid', 'Country invalid'],
])

/** Why an address is not accepted, in the order of the checks; {phone} is the support's (CARD-150 to CARD-153). */
export const addressRefusals = {
  empty: 'Invalid Address',
  country:
    'We currently only accept mailing addresses within the United States. Please enter a valid US address or call support at {phone}.',
  inadmissible: 'Inadmissable Address',
} as const
/** Why the provider's reading of an address is not accepted (CARD-150 to CARD-153). */
export type AddressRefusal = keyof typeof addressRefusals

/** The only country that cheques are sent to, by its two codes (CARD-154). */
export const acceptedCountries: ReadonlyArray<string> = ['US', 'USA']

/** In any letter case it marks a warning that forbids the address (CARD-154). */
export const inadmissible = 'inadmissible'

/** What can be under way, and how long each outcome stays before the status is null again (CARD-027). */
export const mailingAddressOperations = {
  mailingAddress: cardReset,
  saveMailingAddress: { ...cardReset, success: addressThanks },
  verifyMailingAddress: cardReset,
} as const
