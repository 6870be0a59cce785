export * from './model.ts'
export type { CardChanges } from './ports.ts'
export { cardFailureText, cardNameError, type CardTab, cardTabs, lockedAfter, lockRequest } from './rules.ts'
export { type CardSettings, type CardSettingsPorts, makeCardSettings } from './slice.ts'
export { cardName, cardSettingsOperations, type CardOperation } from './tables.ts'
export {
  type CardLockDialogView,
  cardLockDialogView,
  type CardNameView,
  type CardSettingsCardView,
  type CardSettingsView,
  cardSettingsView,
} from './view.ts'
