export * from './model.ts'
export type { AddressBook, PayoutRecords } from './ports.ts'
export { activeProfile, payoutRequests } from './rules.ts'
export {
  addressMessage,
  canCreateWallet,
  canDelete,
  canEdit,
  currencyPill,
  ethereumNetwork,
  foundCurrencies,
  isFormValid,
  profileUpdate,
  startCurrency,
  stepBackupCodeMessage,
  stepCodeMessage,
  type UpdatePlan,
  updatePlan,
} from './rules/addresses.ts'
export {
  inviteFailure,
  receivingAlert,
  recipientBanner,
  recipientFacts,
  recipientState,
  refusalOf,
  saveFailure,
} from './rules/alerts.ts'
export { makeReceiving, type Receiving, type ReceivingPorts } from './slice.ts'
export { approvalTime, type EthereumNetwork, newAddress, receivingReturn } from './tables/addresses.ts'
export { receivingAlerts } from './tables/alerts.ts'
export { makeAddAddress } from './use-cases/add-address.ts'
export { type ReceivingView, receivingView } from './view.ts'
