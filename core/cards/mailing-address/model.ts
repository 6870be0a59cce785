import type { Fault } from '../../kernel/fault.ts'

/** Where a cheque over the final balance is sent (CARD-127). */
export interface MailingAddress {
  readonly address1: string
  /** Empty: there is none. */
  readonly address2: string
  readonly city: string
  readonly state: string
  readonly postalCode: string
  readonly country: string
}

/** The form of an address, with what the autocomplete took Street 1 from (CARD-128). */
export interface MailingAddressForm extends MailingAddress {
  readonly streetNumber: string
  readonly streetName: string
}

/** A form with nothing filled in. */
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

/** What the provider made of an address (CALL-102); null: it named no country. */
export interface VerifiedAddress {
  readonly warnings: ReadonlyArray<string>
  readonly mappedAddress: { readonly country: string | null }
}

/** An address that is offered while Street 1 is typed. */
export interface AddressSuggestion {
  readonly id: string
  readonly label: string
}

/** A suggested address in its parts; an empty one is not known. */
export type ResolvedAddress = Pick<
  MailingAddressForm,
  'streetNumber' | 'streetName' | 'city' | 'state' | 'postalCode' | 'country'
>

/** The modal of the address. */
export type MailingAddressModal = 'mailing-address'

/**
 * Where saving an address stands. `saved` lasts until the outcome of the save is over, then comes `thanked`; `refused`: it
 * was not saved, and nothing has been changed since.
 */
export const addressStages = ['editing', 'verifying', 'saving', 'saved', 'thanked', 'refused'] as const
/** One of `addressStages`. */
export type AddressStage = (typeof addressStages)[number]

/** What moves it on; `miss`: a required field is empty, `leave`: the dialog is closed or opened anew. */
export const addressEvents = ['submit', 'miss', 'accept', 'refuse', 'keep', 'thank', 'edit', 'leave'] as const
/** One of `addressEvents`. */
export type AddressEvent = (typeof addressEvents)[number]

/** Why an address was not saved. */
export type AddressFailure =
  /** A required field is empty (CARD-143). */
  | { readonly kind: 'missing' }
  /** The provider's reading of it is not accepted (CARD-153). */
  | { readonly kind: 'unaccepted'; readonly refusal: AddressRefusal }
  /** The provider took it, and answered with nothing (ERR-049). */
  | { readonly kind: 'no-result' }
  | { readonly kind: 'fault'; readonly fault: Fault }

/** Why the provider's reading of an address is not accepted, in the order of the checks (CARD-150 to CARD-153). */
export type AddressRefusal = 'empty' | 'country' | 'inadmissible'

/** The form of the address, as far as it has been filled in. */
export interface MailingFormState {
  readonly values: MailingAddressForm
  /** The fields that were left since the last change: an empty one of them says so. */
  readonly touched: ReadonlyArray<keyof MailingAddress>
  /** null: nothing to tell. */
  readonly failure: AddressFailure | null
  /** Addresses for what stands in Street 1. */
  readonly suggestions: ReadonlyArray<AddressSuggestion>
  /** How often something went wrong (CARD-136). */
  readonly failures: number
}

/** Before anything is filled in. */
export const blankAddressForm: MailingFormState = {
  values: emptyAddress,
  touched: [],
  failure: null,
  suggestions: [],
  failures: 0,
}

/** What is known of the address on file. */
export interface AddressOnFile {
  /** Whether the provider has said it. */
  readonly isKnown: boolean
  /** null: there is none, or it is not known. */
  readonly address: MailingAddress | null
  /** Whether the last question failed. */
  readonly hasFailed: boolean
}

/** Before it was asked for. */
export const unknownAddress: AddressOnFile = { isKnown: false, address: null, hasFailed: false }
