import { limit } from '../../kernel/limits.ts'
import type { Machine } from '../../kernel/machine.ts'
import { delay } from '../../kernel/timings.ts'
import { cardReset } from '../card-activity/index.ts'
import type { AddressEvent, AddressRefusal, AddressStage, MailingAddress } from './model.ts'

/** Field of the form. */
export type AddressField = keyof MailingAddress

/** Errors of empty fields; null for an optional field (CARD-137 to CARD-142). */
export const addressFields = {
  address1: 'Enter a Street Address',
  address2: null,
  city: 'Enter a City',
  state: 'Enter a State',
  postalCode: 'Enter a ZIP/Postal Code',
  country: 'Enter a Country',
} as const satisfies Record<AddressField, string | null>

/** Label and autofill name of each field (CARD-120). */
export const addressLabels = {
  address1: { label: 'Street 1', autofill: 'address-line1' },
  address2: { label: 'Street 2', autofill: 'address-line2' },
  city: { label: 'City', autofill: 'address-level2' },
  state: { label: 'State', autofill: 'address-level1' },
  postalCode: { label: 'ZIP/Postal Code', autofill: 'postal-code' },
  country: { label: 'Country', autofill: 'country-name' },
} as const satisfies Record<AddressField, { readonly label: string; readonly autofill: string }>

/**
 * Transitions of the flow. While sending, edits and submits are ignored; after a failure both are accepted
 * (CARD-132).
 */
export const mailingAddressMachine = {
  editing: { on: { submit: 'verifying', miss: 'refused' } },
  verifying: { on: { accept: 'saving', refuse: 'refused' } },
  saving: { on: { keep: 'saved', refuse: 'refused' } },
  saved: { on: { thank: 'thanked', edit: 'editing', leave: 'editing' } },
  thanked: { on: { edit: 'editing', leave: 'editing' } },
  refused: { on: { submit: 'verifying', miss: 'refused', edit: 'editing', leave: 'editing' } },
} as const satisfies Machine<AddressStage, AddressEvent>

/** Properties of each stage. `isSending`: the form is read-only. `isSubmitted`: the address is saved (CARD-135). */
export const addressStageRows = {
  editing: { isSending: false, isSubmitted: false },
  verifying: { isSending: true, isSubmitted: false },
  saving: { isSending: true, isSubmitted: false },
  saved: { isSending: false, isSubmitted: true },
  thanked: { isSending: false, isSubmitted: true },
  refused: { isSending: false, isSubmitted: false },
} as const satisfies Record<AddressStage, { readonly isSending: boolean; readonly isSubmitted: boolean }>

export interface HeaderRow {
  readonly without: string
  readonly with: string
}

const unsent = { without: 'Add your mailing address', with: 'Update your mailing address' }
const sent = { without: 'Verify your mailing address', with: 'Verify your mailing address' }

/** Headers of the modal, without and with an address on file (CARD-121 to CARD-124). */
export const addressHeaders = {
  editing: unsent,
  refused: unsent,
  verifying: sent,
  saving: sent,
  saved: sent,
  thanked: { without: 'Thank you', with: 'Thank you' },
} as const satisfies Record<AddressStage, HeaderRow>

/** Delay between the successful save and the thanks (CARD-124). */
export const addressThanks = delay('mailing thank-you', 1000)

/**
 * Longest wait of the screen for the maps script (ERR-033). The script may hang, and the address can be typed without
 * suggestions.
 */
export const mapsWait = delay('maps script wait', 3000)

/** Debounce and shortest text of a request for suggestions. */
export const addressSuggestionTiming = {
  debounce: delay('address suggestion rest', 250),
  shortest: limit('address suggestion characters', 3),
} as const

/** Titles of the alerts (CARD-143, ERR-051, ERR-052). */
export const addressAlerts = { missing: 'Attention!', server: 'Error!', other: 'General Error!' } as const

/** Other texts of the address form; {phone} is the support's phone number. */
export const addressTexts = {
  row: 'Mailing Address',
  none: 'No address found.',
  add: 'Add',
  edit: 'Edit',
  unknown: 'Your mailing address could not be loaded.',
  again: 'Try Again',
  /** Toast after a save that failed while the dialog was closed. */
  notSaved: 'Your mailing address was not saved',
  /** Country of a new address. */
  country: 'United States',
  /** CARD-126. */
  lead: 'Remaining card balances are sent by cheque, mailed within 30 days of June 30th, 2023.',
  save: 'Save address',
  close: 'Close',
  missing: 'Please fill in all required fields.',
  /** Text for an accepted address without a result, without a full stop (ERR-049). */
  noResult: 'An error occurred while setting your mailing address. Please contact support at {phone}',
} as const

/** Progress texts for screen readers. */
export const addressProgress = {
  verifying: 'Checking your address…',
  saving: 'Saving your address…',
  saved: 'Your address was saved.',
} as const

/** Errors of the state field by the provider's message (CARD-145, CARD-146). */
export const stateMessages: ReadonlyMap<string, string> = new Map([
  ['state invalid', 'State invalid'],
  ['country invalid', 'Country invalid'],
])

/** Texts of the refusals, in the order of the checks; {phone} is the support's phone number (CARD-150 to CARD-153). */
export const addressRefusals = {
  empty: 'Invalid Address',
  country:
    'We currently only accept mailing addresses within the United States. Please enter a valid US address or call support at {phone}.',
  inadmissible: 'Inadmissable Address',
} as const satisfies Record<AddressRefusal, string>

/** Country codes of the United States, the only country that cheques are sent to (CARD-154). */
export const acceptedCountries: ReadonlyArray<string> = ['US', 'USA']

/** Text that marks a forbidding warning, in any letter case (CARD-154). */
export const inadmissible = 'inadmissible'

/** Operations, each with the time until its status resets to null after an outcome (CARD-027). */
export const mailingAddressOperations = {
  mailingAddress: cardReset,
  saveMailingAddress: { ...cardReset, success: addressThanks },
  verifyMailingAddress: cardReset,
} as const
