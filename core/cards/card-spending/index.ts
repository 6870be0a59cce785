export * from './model.ts'
export { type CardSpending, type CardSpendingPorts, makeCardSpending } from './slice.ts'
export type { CardSpendingView, SpendingCategory, SpendingMonth } from './view.ts'
