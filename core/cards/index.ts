export * from './model.ts'
export type { CardAccounts, CardActivities, CardTopUps } from './ports.ts'
export {
  cardPath,
  hasGalileoCard,
  isActivationRequired,
  isHidden,
  isLocked,
  shortNickname,
  visibleCards,
} from './rules.ts'
export {
  activityOf,
  activityText,
  activityTime,
  historyStart,
  isNearEnd,
  isNewCardOffered,
  isSpend,
  listedTransactions,
  newestFirst,
  overviewOf,
  prefilledRows,
  shownActivities,
  topUpActivity,
  withSettledPage,
} from './rules/activity.ts'
export {
  type AddressAlert,
  addressErrors,
  addressFailure,
  addressForm,
  addressHeader,
  addressRefusal,
  canSaveAddress,
  missingAlert,
  refusalAlert,
  stateError,
} from './rules/address.ts'
export {
  cardExport,
  exportLines,
  exportMonths,
  exportStartYear,
  exportYears,
  fetchedMonths,
  isFeeRow,
  type Month,
  monthlyFees,
  withoutHashes,
} from './rules/export.ts'
export { cardFailureText, cardNameError, type CardTab, cardTabs, lockedAfter, lockRequest } from './rules/settings.ts'
export { finishingStatusOf, isTopUpAmount, topUpAmountOf } from './rules/top-up.ts'
export { type Cards, type CardsPorts, makeCards } from './slice.ts'
export { faceNickname, type ProviderRow, providers } from './tables.ts'
export { activityPill, activityTexts, cardLists, cardPages, cardScrolling } from './tables/activity.ts'
export {
  type AddressField,
  type AddressRefusal,
  type AddressStage,
  addressTexts,
  addressThanks,
} from './tables/address.ts'
export { type ProgrammeRow, programmes } from './tables/programmes.ts'
export { type CardOperation, cardOperations } from './tables/operations.ts'
export { cardName, type ToldOperation } from './tables/settings.ts'
export { topUpAmounts, topUpTexts } from './tables/top-up.ts'
export { type CardActivityOverview, makeCardActivity } from './use-cases/activity.ts'
export { makeCardOperation } from './use-cases/operation.ts'
export { type CardTopUp, type CardTopUpPorts, makeCardTopUp } from './use-cases/top-up.ts'
export { type CardFaceView, type CardNames, type CardsView, cardsView } from './view.ts'
export { type TopUpView, topUpView } from './views/top-up.ts'
