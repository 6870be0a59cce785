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
