/** Choice and notice for assigning senders to addresses. They load after the list. */
export { AddressChoice } from './AddressChoice.tsx'
export { AddressNotice } from './AddressNotice.tsx'
