import { limit } from '../../kernel/limits.ts'
import type { Machine } from '../../kernel/machine.ts'
import { delay } from '../../kernel/timings.ts'
import { cardReset } from '../card-activity/index.ts'
import { mailingAddressErrors, mailingAddressHeaders, mailingAddressLabels } from '../texts.ts'
import type { AddressEvent, AddressStage, MailingAddress } from './model.ts'

/** Field of the form. */
export type AddressField = keyof MailingAddress

/** Errors of empty fields; null for an optional field (CARD-137 to CARD-142). */
export const addressFields = {
  address1: mailingAddressErrors.address1,
  address2: null,
  city: mailingAddressErrors.city,
  state: mailingAddressErrors.state,
  postalCode: mailingAddressErrors.postalCode,
  country: mailingAddressErrors.country,
} as const satisfies Record<AddressField, string | null>

/** Label and autofill name of each field (CARD-120). */
export const addressLabels = {
  address1: { label: mailingAddressLabels.address1, autofill: 'address-line1' },
  address2: { label: mailingAddressLabels.address2, autofill: 'address-line2' },
  city: { label: mailingAddressLabels.city, autofill: 'address-level2' },
  state: { label: mailingAddressLabels.state, autofill: 'address-level1' },
  postalCode: { label: mailingAddressLabels.postalCode, autofill: 'postal-code' },
  country: { label: mailingAddressLabels.country, autofill: 'country-name' },
} as const satisfies Record<AddressField, { readonly label: string; readonly autofill: string }>

/**
 * Transitions between the stages of saving. While a request is in flight, the form accepts neither edits nor submits; after
 * a failure, it accepts both (CARD-132).
 */
export const mailingAddressMachine = {
  editing: { on: { submit: 'verifying', invalidate: 'refused' } },
  verifying: { on: { accept: 'saving', refuse: 'refused' } },
  saving: { on: { store: 'saved', refuse: 'refused' } },
  saved: { on: { confirm: 'confirmed', edit: 'editing', leave: 'editing' } },
  confirmed: { on: { edit: 'editing', leave: 'editing' } },
  refused: { on: { submit: 'verifying', invalidate: 'refused', edit: 'editing', leave: 'editing' } },
} as const satisfies Machine<AddressStage, AddressEvent>

/** Properties of each stage. `isSending`: the form is read-only. `isSubmitted`: the address is saved (CARD-135). */
export const addressStageRows = {
  editing: { isSending: false, isSubmitted: false },
  verifying: { isSending: true, isSubmitted: false },
  saving: { isSending: true, isSubmitted: false },
  saved: { isSending: false, isSubmitted: true },
  confirmed: { isSending: false, isSubmitted: true },
  refused: { isSending: false, isSubmitted: false },
} as const satisfies Record<AddressStage, { readonly isSending: boolean; readonly isSubmitted: boolean }>

export interface HeaderRow {
  readonly without: string
  readonly with: string
}

const unsent = { without: mailingAddressHeaders.add, with: mailingAddressHeaders.update }
const sent = { without: mailingAddressHeaders.verify, with: mailingAddressHeaders.verify }

/**
 * Headings of the dialog at each stage: `with` if there is an address on file, `without` if there is none (CARD-121 to
 * CARD-124).
 */
export const addressHeaders = {
  editing: unsent,
  refused: unsent,
  verifying: sent,
  saving: sent,
  saved: sent,
  confirmed: { without: mailingAddressHeaders.thanks, with: mailingAddressHeaders.thanks },
} as const satisfies Record<AddressStage, HeaderRow>

/** Delay between the success of the save and the confirmation (CARD-124). */
export const addressThanks = delay('mailing thank-you', 1000)

/**
 * Maximum time that the screen waits for the maps script (ERR-033). The script may never load, and the user can type the
 * address without suggestions.
 */
export const mapsWait = delay('maps script wait', 3000)

/** Time without typing before suggestions are requested, and minimum length of the typed text. */
export const addressSuggestionTiming = {
  debounce: delay('address suggestion rest', 250),
  shortest: limit('address suggestion characters', 3),
} as const

/** Errors of the form field `state` (the US state), keyed by the provider's message (CARD-145, CARD-146). */
export const stateMessages: ReadonlyMap<string, string> = new Map([
  ['state invalid', mailingAddressErrors.stateInvalid],
  ['country invalid', mailingAddressErrors.countryInvalid],
])

/** Country codes of the United States. Cheques are sent to no other country (CARD-154). */
export const acceptedCountries: ReadonlyArray<string> = ['US', 'USA']

/** If a warning of the provider contains this text, in any letter case, the address is not accepted (CARD-154). */
export const inadmissible = 'inadmissible'

/** Operations, each with the time until its status resets to null after an outcome (CARD-027). */
export const mailingAddressOperations = {
  mailingAddress: cardReset,
  saveMailingAddress: { ...cardReset, success: addressThanks },
  verifyMailingAddress: cardReset,
} as const
