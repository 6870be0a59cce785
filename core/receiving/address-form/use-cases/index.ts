export {
  type AddressFormPorts,
  type States,
  type Leave,
  type Saving,
  makeSaving,
  makeStates,
  offeredOf,
  makeComing,
  makeSending,
} from './coming.ts'
export { type AddAddressPorts, makeAddAddress } from './saving.ts'
