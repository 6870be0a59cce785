/**
 * Components for choosing a sender's receiving address: the choice, and the notice about its result. They load after the
 * list.
 */
export { AddressChoice } from './AddressChoice.tsx'
export { AddressNotice } from './AddressNotice.tsx'
