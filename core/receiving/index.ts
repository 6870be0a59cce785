export * from './model.ts'
export * from './model/acceptance.ts'
export * from './model/screen.ts'
export * from './model/wallets.ts'
export type {
  AddressBook,
  HeldInvite,
  InjectedWallet,
  PayoutDirectory,
  PayoutInvites,
  PayoutProfiles,
  PayoutRecords,
  WalletBridge,
} from './ports.ts'
export { payoutRequests } from './rules.ts'
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
export { activeProfile } from './rules/profiles.ts'
export {
  answeredAccount,
  chosenAccount,
  connectFailureText,
  isAccount,
  isWalletPage,
  mayPass,
} from './rules/wallets.ts'
export { makeReceiving, type Receiving, type ReceivingPorts } from './slice.ts'
export { approvalTime, type EthereumNetwork, newAddress, receivingReturn } from './tables/addresses.ts'
export { receivingAlerts } from './tables/alerts.ts'
export {
  makePayoutInvite,
  type PayoutInvite,
  type PayoutInvitePorts,
  type PayoutInviteView,
} from './use-cases/accept-invite.ts'
export { type AddAddressPorts, makeAddAddress, type NewAddress } from './use-cases/add-address.ts'
export type { AddressFormActs } from './use-cases/address-form.ts'
export type { Assignments } from './use-cases/assignments.ts'
export { makeWalletConnection, type WalletConnection, type WalletConnectionPorts } from './use-cases/connect-wallet.ts'
export {
  makeReceivingAddresses,
  type ReceivingAddresses,
  type ReceivingAddressesPorts,
} from './use-cases/receiving-addresses.ts'
export { type WalletConnectionView, walletConnectionView } from './views/wallet-connection.ts'
export type { AddressesView } from './views/addresses.ts'
export type { RemovalView, StepView } from './views/dialogs.ts'
export type { AddressFieldView, FormView, OptionView } from './views/form-page.ts'
export type { AlertView, IndexView, ProfileEntry, ProfileRow, ReceivedView, RequestRow } from './views/index-page.ts'
