export * from './model.ts'
export type { AddressSuggestions, MailingAddresses } from './ports.ts'
export {
  type AddressAlert,
  addressErrors,
  addressFailure,
  addressForm,
  addressHeader,
  addressRefusal,
  canSaveAddress,
  edited,
  missingAlert,
  refusalAlert,
  stateError,
  withResolved,
} from './rules.ts'
export { type AddressField, addressThanks, mailingAddressMachine, mailingAddressOperations } from './tables.ts'
export { makeMailingAddress, type MailingAddressEditor, type MailingAddressPorts } from './slice.ts'
export {
  type MailingAddressFieldView,
  type MailingAddressFormView,
  type MailingAddressRowView,
  mailingAddressView,
  type MailingAddressView,
} from './view.ts'
