export type { AccountView } from './account.ts'
export { type AddressCodeView, addressCodeView, type ChangeSide } from './code.ts'
export {
  type AddressFieldView,
  type AddressFormSnapshot,
  type AddressFormView,
  addressFormView,
  type OptionView,
} from './form.ts'
