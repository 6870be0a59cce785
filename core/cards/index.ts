/**
 * Prepaid cards: the list, balances, transactions, spending, settings, top-ups and exports.
 * @module @paydeck/core/cards
 */
export * from './activity-filter/index.ts'
export * from './activity-items/index.ts'
export * from './card-activity/index.ts'
export * from './card-export/index.ts'
export * from './card-list/index.ts'
export * from './card-page/index.ts'
export * from './card-programme/index.ts'
export * from './card-settings/index.ts'
export * from './card-spending/index.ts'
export * from './card-top-up/index.ts'
export * from './card-transaction/index.ts'
export * from './mailing-address/index.ts'
export * from './model.ts'
export { hasGalileoCard, isHidden, visibleCards } from './rules.ts'
export { type ProviderRow, providers } from './tables.ts'
export {
  activityFilterTexts,
  activityStatusTexts,
  cardActivityTexts,
  cardCommandTexts,
  cardLockDialogTexts,
  cardNameTexts,
  cardPageTexts,
  cardSettingsTexts,
  cardTransactionTexts,
  cardWaitingTexts,
  mailingAddressTexts,
  topUpTexts,
} from './texts.ts'
