export type { ReasonRow } from './model.ts'
export { billReason, singleBill } from './rules.ts'
