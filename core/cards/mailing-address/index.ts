export * from './model.ts'
export {
  type AddressAlert,
  addressErrors,
  addressFailure,
  addressForm,
  addressHeader,
  addressRefusal,
  canSaveAddress,
  missingAlert,
  refusalAlert,
  stateError,
} from './rules.ts'
export {
  type AddressField,
  type AddressRefusal,
  type AddressStage,
  addressTexts,
  addressThanks,
  mailingAddressOperations,
} from './tables.ts'
