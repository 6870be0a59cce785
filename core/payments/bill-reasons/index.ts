export { billReason, onlyBill } from './rules.ts'
export { billReasons, type ReasonRow } from './tables.ts'
