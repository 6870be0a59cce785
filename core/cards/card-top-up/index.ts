export * from './model.ts'
export type { CardTopUps } from './ports.ts'
export { finishingStatusOf, isTopUpAmount, pendingSince, topUpAmountOf, topUpFailureText, topUpStage } from './rules.ts'
export { type CardTopUp, type CardTopUpPorts, makeCardTopUp } from './slice.ts'
export { cardTopUpOperations, pendingTopUps, topUpAmounts, topUpPresets } from './tables.ts'
export {
  type AwaitedTopUpsView,
  awaitedTopUpsView,
  type CardTopUpView,
  cardTopUpView,
  type TopUpAmountView,
  type TopUpCardView,
} from './view.ts'
