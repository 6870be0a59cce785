export { type AmountPrivacy, makeAmountPrivacy } from './slice.ts'
export { amountsHiddenKey } from './tables.ts'
