/** What shows who pays where while that changes: loaded after the list. */
export { AddressChoice } from './AddressChoice.tsx'
export { Told } from './Told.tsx'
