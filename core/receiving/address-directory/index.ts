export * from './model.ts'
export { canDelete, currencyPill, receivingAlert } from './rules.ts'
export { type AddressDirectory, type AddressDirectoryPorts, makeAddressDirectory } from './slice.ts'
export { receivingAlerts } from './tables.ts'
export type {
  AddressDirectoryView,
  AlertView,
  ProfileEntry,
  ProfileRow,
  ReceivedView,
  RemovalView,
  RequestRow,
} from './view.ts'
