/** Components of the sender moves, loaded after the list. */
export { AddressChoice } from './AddressChoice.tsx'
export { AddressNotice } from './AddressNotice.tsx'
