export { billReason, singleBill } from './rules.ts'
export { billReasons, type ReasonRow } from './tables.ts'
