export {
  type AddressFormPorts,
  type FormStates,
  type Leave,
  type Saving,
  makeSaving,
  makeStates,
  offeredCurrencies,
  makeOpenAndClose,
  makeRequests,
} from './form-state.ts'
export { type AddAddressPorts, makeAddAddress } from './saving.ts'
