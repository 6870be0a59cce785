import fc from 'fast-check'
import {
  type MailingAddress,
  type MailingAddressForm,
  type VerifiedAddress,
  type AddressSuggestion,
  type ResolvedAddress,
  type MailingAddressModal,
  type AddressStage,
  addressStages,
  type AddressEvent,
  addressEvents,
  type AddressFailure,
  type AddressRefusal,
  type MailingFormState,
  type AddressOnFile,
} from '../../cards/index.ts'
import { kernelValues } from './kernel.ts'
import { countries, counts, ids, lists, oneOf, optional, record, texts } from './values.ts'

const lines = fc.oneof(fc.constantFrom('', ' ', '12 Elm St', 'NY'), texts)

const addressWarnings = fc.oneof(
  fc.constantFrom('INADMISSIBLE', 'Address is inadmissible here', 'inadmissable', 'apartment missing'),
  texts,
)

const mailingAddressFields = {
  address1: lines,
  address2: lines,
  city: lines,
  state: lines,
  postalCode: lines,
  country: countries,
}

const mailingAddresses = record<MailingAddress>(mailingAddressFields)

const mailingAddressForms = record<MailingAddressForm>({
  ...mailingAddressFields,
  streetNumber: texts,
  streetName: texts,
})

const addressSuggestions = record<AddressSuggestion>({ id: ids, label: texts })

const resolvedAddresses = record<ResolvedAddress>({
  streetNumber: texts,
  streetName: texts,
  city: lines,
  state: lines,
  postalCode: lines,
  country: countries,
})

const addressRefusals = oneOf<AddressRefusal>(['empty', 'country', 'inadmissible'])

const addressFailures: fc.Arbitrary<AddressFailure> = fc.oneof(
  fc.record({ kind: fc.constant('missing') }),
  fc.record({ kind: fc.constant('unaccepted'), refusal: addressRefusals }),
  fc.record({ kind: fc.constant('no-result') }),
  fc.record({ kind: fc.constant('fault'), fault: kernelValues.Fault }),
)

/** Values of the types of the mailing address of cards, by type. */
export const mailingAddressValues = {
  MailingAddress: mailingAddresses,
  MailingAddressForm: mailingAddressForms,
  VerifiedAddress: record<VerifiedAddress>({
    warnings: lists(addressWarnings),
    mappedAddress: fc.record({ country: optional(countries) }),
  }),
  AddressSuggestion: addressSuggestions,
  ResolvedAddress: resolvedAddresses,
  MailingAddressModal: oneOf<MailingAddressModal>(['mailing-address']),
  AddressStage: oneOf<AddressStage>(addressStages),
  AddressEvent: oneOf<AddressEvent>(addressEvents),
  AddressRefusal: addressRefusals,
  AddressFailure: addressFailures,
  MailingFormState: record<MailingFormState>({
    values: mailingAddressForms,
    touched: lists(oneOf<keyof MailingAddress>(['address1', 'address2', 'city', 'state', 'postalCode', 'country'])),
    failure: optional(addressFailures),
    suggestions: lists(addressSuggestions),
    failures: counts,
  }),
  AddressOnFile: record<AddressOnFile>({
    isKnown: fc.boolean(),
    address: optional(mailingAddresses),
    hasFailed: fc.boolean(),
  }),
}
