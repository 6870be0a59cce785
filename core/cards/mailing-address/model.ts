import type { Fault } from '../../kernel/fault.ts'

/** Postal address to which a cheque for the final balance is sent (CARD-127). */
export interface MailingAddress {
  readonly address1: string
  /** Second street line; empty if there is none. */
  readonly address2: string
  readonly city: string
  readonly state: string
  readonly postalCode: string
  readonly country: string
}

/**
 * Values of the address form: the address, and the number and the name of the street. The number and the name come from the
 * suggestion with which the user filled in Street 1 (CARD-128).
 */
export interface MailingAddressForm extends MailingAddress {
  readonly streetNumber: string
  readonly streetName: string
}

/** Blank form. */
export const emptyAddress: MailingAddressForm = {
  address1: '',
  address2: '',
  city: '',
  state: '',
  postalCode: '',
  country: '',
  streetNumber: '',
  streetName: '',
}

/** Verification result of the provider (CALL-102). The country is null if the provider named none. */
export interface VerifiedAddress {
  readonly warnings: ReadonlyArray<string>
  readonly mappedAddress: { readonly country: string | null }
}

/** Address that is suggested while the user types in Street 1. */
export interface AddressSuggestion {
  readonly id: string
  readonly label: string
}

/** Parts of a suggested address; an unknown part is empty. */
export type ResolvedAddress = Pick<
  MailingAddressForm,
  'streetNumber' | 'streetName' | 'city' | 'state' | 'postalCode' | 'country'
>

/** Modal that edits the address. */
export type MailingAddressModal = 'mailing-address'

/**
 * Stages of saving an address. After the delay `addressThanks`, the stage changes from `saved` to `confirmed`. `refused`
 * means that the address was not saved and the user has not changed the form since.
 */
export const addressStages = ['editing', 'verifying', 'saving', 'saved', 'confirmed', 'refused'] as const
/** Stage of saving an address. */
export type AddressStage = (typeof addressStages)[number]

/**
 * Events while an address is saved. `invalidate`: the user submits while a required field is empty. `leave`: the dialog is
 * closed or reopened.
 */
export const addressEvents = ['submit', 'invalidate', 'accept', 'refuse', 'store', 'confirm', 'edit', 'leave'] as const
/** Event while an address is saved. */
export type AddressEvent = (typeof addressEvents)[number]

/** Reason why an address was not saved. */
export type AddressFailure =
  /** A required field is empty (CARD-143). */
  | { readonly kind: 'missing' }
  /** The verified address is not accepted (CARD-153). */
  | { readonly kind: 'unaccepted'; readonly refusal: AddressRefusal }
  /** The provider accepted the address but returned no result (ERR-049). */
  | { readonly kind: 'no-result' }
  | { readonly kind: 'fault'; readonly fault: Fault }

/** Reasons why a verified address is not accepted, in the order in which they are checked (CARD-150 to CARD-153). */
export type AddressRefusal = 'empty' | 'country' | 'inadmissible'

/** State of the address form. */
export interface MailingFormState {
  readonly values: MailingAddressForm
  /** Fields that have lost focus since the last change. A touched field shows an error if it is required and empty. */
  readonly touched: ReadonlyArray<keyof MailingAddress>
  /** Reason why the last submit failed; null if it did not fail. */
  readonly failure: AddressFailure | null
  /** Suggestions for the text in Street 1. */
  readonly suggestions: ReadonlyArray<AddressSuggestion>
  /** Number of failed submits so far (CARD-136). */
  readonly failures: number
}

/** State of a blank form. */
export const blankAddressForm: MailingFormState = {
  values: emptyAddress,
  touched: [],
  failure: null,
  suggestions: [],
  failures: 0,
}

/** State of the address on file. */
export interface AddressOnFile {
  /** True after the address on file has loaded. */
  readonly isKnown: boolean
  /** Null if there is no address on file, or if it is unknown. */
  readonly address: MailingAddress | null
  /** True if the last load failed. */
  readonly hasFailed: boolean
}

/** State before the first load. */
export const unknownAddress: AddressOnFile = { isKnown: false, address: null, hasFailed: false }
