export { type AmountPrivacy, makeAmountPrivacy } from './slice.ts'
export { hiddenAmount } from './tables.ts'
