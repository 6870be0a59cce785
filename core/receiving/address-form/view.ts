// Door for slice.ts alone.
export { type AddressCodeView, addressCodeView, type AddressFormView, addressFormView } from './view/index.ts'
