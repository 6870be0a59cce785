export * from './model.ts'
export {
  addressCodeMessage,
  addressMessage,
  canCreateWallet,
  foundCurrencies,
  isFormValid,
  profileUpdate,
  saveFailure,
  startCurrency,
  type UpdatePlan,
  updatePlan,
} from './rules/index.ts'
export { type AddressForm, type AddressFormPorts, makeAddressForm } from './slice.ts'
export { addressFormMachine, newAddress, receivingReturn } from './tables.ts'
export { type AddAddressPorts, makeAddAddress } from './use-cases/index.ts'
export type {
  AccountView,
  AddressCodeView,
  AddressFieldView,
  AddressFormView,
  ChangeSide,
  OptionView,
} from './view/index.ts'
