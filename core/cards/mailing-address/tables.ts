import { limit } from '../../kernel/limits.ts'
import type { Machine } from '../../kernel/machine.ts'
import { delay } from '../../kernel/timings.ts'
import { cardReset } from '../card-activity/index.ts'
import type { AddressEvent, AddressRefusal, AddressStage, MailingAddress } from './model.ts'

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

/** What each field is called, and as what a browser may fill it in (CARD-120). */
export const addressLabels = {
  address1: { label: 'Street 1', autofill: 'address-line1' },
  address2: { label: 'Street 2', autofill: 'address-line2' },
  city: { label: 'City', autofill: 'address-level2' },
  state: { label: 'State', autofill: 'address-level1' },
  postalCode: { label: 'ZIP/Postal Code', autofill: 'postal-code' },
  country: { label: 'Country', autofill: 'country-name' },
} as const satisfies Record<AddressField, { readonly label: string; readonly autofill: string }>

/** While it is sent no edit and no second submit is accepted; after a failure both are (CARD-132). */
export const mailingAddressMachine = {
  editing: { on: { submit: 'verifying', miss: 'refused' } },
  verifying: { on: { accept: 'saving', refuse: 'refused' } },
  saving: { on: { keep: 'saved', refuse: 'refused' } },
  saved: { on: { thank: 'thanked', edit: 'editing', leave: 'editing' } },
  thanked: { on: { edit: 'editing', leave: 'editing' } },
  refused: { on: { submit: 'verifying', miss: 'refused', edit: 'editing', leave: 'editing' } },
} as const satisfies Machine<AddressStage, AddressEvent>

/** Limits of each stage: with `isSending` nothing may change, with `isSubmitted` the address is saved (CARD-135). */
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

/** The modal's header, without and with an address on file; the outcome of the save is part of it (CARD-121 to CARD-124). */
export const addressHeaders = {
  editing: unsent,
  refused: unsent,
  verifying: sent,
  saving: sent,
  saved: sent,
  thanked: { without: 'Thank you', with: 'Thank you' },
} as const satisfies Record<AddressStage, HeaderRow>

/** From the successful save to the thanks (CARD-124). */
export const addressThanks = delay('mailing thank-you', 1000)

/** How long the screen waits for the maps script at most: it may hang, and what it is for can be typed (ERR-033). */
export const mapsWait = delay('maps script wait', 3000)

/** What is typed is asked for once it has rested, and is long enough to mean something. */
export const addressSuggesting = {
  rest: delay('address suggestion rest', 250),
  shortest: limit('address suggestion characters', 3),
} as const

/** CARD-143, ERR-051, ERR-052. */
export const addressAlerts = { missing: 'Attention!', server: 'Error!', other: 'General Error!' } as const

/** The rest of what the address form says; {phone} is the support's. */
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
  /** The provider took the address and answered with nothing; without a full stop (ERR-049). */
  noResult: 'An error occurred while setting your mailing address. Please contact support at {phone}',
} as const

/** To be read aloud while it is sent. */
export const addressProgress = {
  verifying: 'Checking your address…',
  saving: 'Saving your address…',
  saved: 'Your address was saved.',
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
} as const satisfies Record<AddressRefusal, string>

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
