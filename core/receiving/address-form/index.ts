export * from './model.ts'
export {
  addressMessage,
  editForm,
  newForm,
  canCreateWallet,
  foundCurrencies,
  isFormValid,
  profileUpdate,
  saveFailure,
  startCurrency,
  stepBackupCodeMessage,
  stepCodeMessage,
  type UpdatePlan,
  updatePlan,
} from './rules.ts'
export { type AddressFormActs, makeAddressForm } from './slice.ts'
export { approvalTime, formTexts, newAddress, receivingReturn } from './tables.ts'
export { type AddAddressPorts, makeAddAddress, type NewAddress } from './use-cases.ts'
export { type AddressFieldView, type FormView, formView, type OptionView, type StepView, stepView } from './view.ts'
