export * from './model.ts'
export { canDelete, currencyPill, receivingAlert } from './rules.ts'
export {
  type AddressesView,
  type Assignments,
  makeReceivingAddresses,
  type ReceivingAddresses,
  type ReceivingAddressesPorts,
} from './slice.ts'
export { receivingAlerts } from './tables.ts'
export type { AlertView, IndexView, ProfileEntry, ProfileRow, ReceivedView, RemovalView, RequestRow } from './view.ts'
