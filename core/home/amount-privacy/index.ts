export { type AmountPrivacy, makeAmountPrivacy } from './slice.ts'
export { amountsHiddenKey, hiddenAmount } from './tables.ts'
