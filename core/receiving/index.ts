/**
 * Addresses to which payouts go, the form that adds one, and invites of payors.
 * @module @paydeck/core/receiving
 */
export * from './model.ts'
export type { AddressBook, PayoutDirectory, PayoutProfiles } from './ports.ts'
export {
  activeProfile,
  canEdit,
  inviteFailureText,
  recipientBanner,
  recipientFacts,
  recipientState,
  refusalOf,
} from './rules.ts'
export * from './address-directory/index.ts'
export * from './address-form/index.ts'
export * from './payout-invites/index.ts'
export * from './payouts/index.ts'
export * from './sender-moves/index.ts'
export * from './wallet-connection/index.ts'
export { copyableAddress } from './view.ts'
export { addressesHeading, addressFormTexts, addressListTexts, approvalTime, receivingCommandTexts } from './texts.ts'
